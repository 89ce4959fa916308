import { z } from 'zod';
import { actionsFor, recordInput } from '../../platform/actions.ts';
import { askAccess } from './access-door.server.ts';
import { addPerson } from './add-person.compose.server.ts';
import { readAccessScreen } from './access-screen.server.ts';
import {
  accessErrors,
  accessQuestion,
  moreInput,
  newAccessSchema,
  newLinksSchema,
  newPersonSchema,
} from './first-access.ts';
import { endAccess, sendAccess, createAccessLinks, addDevices } from './grant-access.server.ts';

const action = actionsFor('media');

export const firstAccess = {
  read: action({ input: z.undefined(), run: readAccessScreen, errorMessage: accessErrors.fetch }),
  ask: action({
    input: accessQuestion,
    run: (input) => askAccess(input),
    errorMessage: accessErrors.ask,
  }),
  send: action({
    input: newAccessSchema,
    run: (input, editor) => sendAccess(input, editor),
    errorMessage: accessErrors.send,
  }),
  links: action({
    input: newLinksSchema,
    run: (input, editor) => createAccessLinks(input, editor),
    errorMessage: accessErrors.links,
  }),
  add: action({
    input: newPersonSchema,
    run: (input, editor) => addPerson(input, editor),
    errorMessage: accessErrors.add,
  }),
  end: action({ input: recordInput, run: endAccess, errorMessage: accessErrors.end }),
  more: action({ input: moreInput, run: addDevices, errorMessage: accessErrors.more }),
};
