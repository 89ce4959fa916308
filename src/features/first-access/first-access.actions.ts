import { z } from 'zod';
import { actionsFor, recordInput } from '../../platform/actions.ts';
import { readAccessScreen } from './access-screen.server.ts';
import { accessErrors, moreInput, newAccessSchema, newLinksSchema } from './first-access.ts';
import { endAccess, giveAccess, giveLinks, giveMore } from './give-access.server.ts';

const action = actionsFor('media');

export const firstAccess = {
  read: action({ input: z.undefined(), run: readAccessScreen, errorMessage: accessErrors.fetch }),
  send: action({
    input: newAccessSchema,
    run: (input, editor) => giveAccess(input, editor),
    errorMessage: accessErrors.send,
  }),
  links: action({
    input: newLinksSchema,
    run: (input, editor) => giveLinks(input, editor),
    errorMessage: accessErrors.links,
  }),
  end: action({ input: recordInput, run: endAccess, errorMessage: accessErrors.end }),
  more: action({ input: moreInput, run: giveMore, errorMessage: accessErrors.more }),
};
