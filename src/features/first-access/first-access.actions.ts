import { z } from 'zod';
import { adminAction, recordInput } from '../../platform/actions.ts';
import { readAccessScreen } from './access-screen.server.ts';
import { accessErrors, moreInput, newAccessSchema, newLinksSchema } from './first-access.ts';
import { endAccess, giveAccess, giveLinks, giveMore } from './give-access.server.ts';

const right = 'media';

export const firstAccess = {
  read: adminAction({
    right,
    input: z.undefined(),
    run: readAccessScreen,
    errorMessage: accessErrors.fetch,
  }),
  send: adminAction({
    right,
    input: newAccessSchema,
    run: (input, editor) => giveAccess(input, editor),
    errorMessage: accessErrors.send,
  }),
  links: adminAction({
    right,
    input: newLinksSchema,
    run: (input, editor) => giveLinks(input, editor),
    errorMessage: accessErrors.links,
  }),
  end: adminAction({ right, input: recordInput, run: endAccess, errorMessage: accessErrors.end }),
  more: adminAction({ right, input: moreInput, run: giveMore, errorMessage: accessErrors.more }),
};
