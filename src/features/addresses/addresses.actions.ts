import { z } from 'zod';
import { adminAction, recordInput, revisionInput } from '../../platform/actions.ts';
import { readAddressScreen, readDeadLinks } from './addresses.server.ts';
import { ignorePath, stopIgnoring } from './not-found.server.ts';
import { notFoundErrors } from './not-found.ts';
import { redirectErrors, redirectSchema } from './redirect.ts';
import { removeRedirect, restoreRedirect, saveRedirect } from './redirects.server.ts';

const path = z.object({ path: z.string().min(1).max(200) });

export const addresses = {
  read: adminAction({
    right: 'settings',
    input: z.undefined(),
    run: readAddressScreen,
    errorMessage: notFoundErrors.fetch,
  }),
  deadLinks: adminAction({
    right: 'settings',
    input: z.undefined(),
    run: readDeadLinks,
    errorMessage: notFoundErrors.fetch,
  }),
  save: adminAction({
    right: 'settings',
    input: redirectSchema.extend({
      id: z.uuid().optional(),
      revision: z.number().int().optional(),
    }),
    run: saveRedirect,
    errorMessage: redirectErrors.save,
  }),
  remove: adminAction({
    right: 'settings',
    input: revisionInput,
    run: removeRedirect,
    errorMessage: redirectErrors.delete,
  }),
  restore: adminAction({
    right: 'settings',
    input: recordInput,
    run: restoreRedirect,
    errorMessage: redirectErrors.restore,
  }),
  ignore: adminAction({
    right: 'settings',
    input: path,
    run: ignorePath,
    errorMessage: notFoundErrors.ignore,
  }),
  stopIgnoring: adminAction({
    right: 'settings',
    input: path,
    run: stopIgnoring,
    errorMessage: notFoundErrors.ignore,
  }),
};
