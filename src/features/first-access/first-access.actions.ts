import { z } from 'zod';
import { adminAction, recordInput } from '../../platform/actions.ts';
import { readAccessScreen } from './access-screen.server.ts';
import { accessErrors, moreInput, newAccessSchema } from './first-access.ts';
import { endAccess, giveAccess, giveMore } from './give-access.server.ts';

export const firstAccess = {
  read: adminAction({ input: z.undefined(), run: readAccessScreen, otherwise: accessErrors.fetch }),
  send: adminAction({ input: newAccessSchema, run: giveAccess, otherwise: accessErrors.send }),
  end: adminAction({ input: recordInput, run: endAccess, otherwise: accessErrors.end }),
  more: adminAction({ input: moreInput, run: giveMore, otherwise: accessErrors.more }),
};
