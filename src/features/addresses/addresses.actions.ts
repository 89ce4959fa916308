import { z } from 'zod';
import { actionsFor, recordInput, revisionInput } from '../../platform/actions.ts';
import { readAddressScreen, readDeadLinks } from './addresses.server.ts';
import { ignorePath, stopIgnoring } from './not-found.server.ts';
import { notFoundErrors } from './not-found.ts';
import { redirectErrors, redirectSchema } from './redirect.ts';
import { removeRedirect, restoreRedirect, saveRedirect } from './redirects.server.ts';

const action = actionsFor('settings');

const path = z.object({ path: z.string().min(1).max(200) });

export const addresses = {
  read: action({
    input: z.undefined(),
    run: (_none, _editor, member) => readAddressScreen(member),
    errorMessage: notFoundErrors.fetch,
  }),
  deadLinks: action({
    input: z.undefined(),
    run: readDeadLinks,
    errorMessage: notFoundErrors.fetch,
  }),
  save: action({
    input: redirectSchema.extend({
      id: z.uuid().optional(),
      revision: revisionInput.shape.revision.optional(),
    }),
    run: saveRedirect,
    errorMessage: redirectErrors.save,
  }),
  remove: action({
    input: revisionInput,
    run: removeRedirect,
    errorMessage: redirectErrors.delete,
  }),
  restore: action({
    input: recordInput,
    run: restoreRedirect,
    errorMessage: redirectErrors.restore,
  }),
  ignore: action({ input: path, run: ignorePath, errorMessage: notFoundErrors.ignore }),
  stopIgnoring: action({ input: path, run: stopIgnoring, errorMessage: notFoundErrors.ignore }),
};
