import { z } from 'zod';
import { adminAction } from '../../platform/actions.ts';
import { countOpenWork } from './open-work.server.ts';
import {
  inviteSchema,
  peopleErrors,
  removalSchema,
  resetSchema,
  roleSchema,
  ruleSchema,
} from './people.ts';
import {
  inviteMember,
  readPeople,
  remove,
  resetStep,
  saveRole,
  saveRule,
  sendAgain,
  withdraw,
} from './people.server.ts';

const byId = z.object({ id: z.string().max(100) });
const right = 'people';

export const people = {
  read: adminAction({
    right,
    input: z.undefined(),
    run: (_none, _editor, member) => readPeople(member),
    errorMessage: peopleErrors.fetch,
  }),
  openWork: adminAction({
    right,
    input: byId,
    run: countOpenWork,
    errorMessage: peopleErrors.fetch,
  }),
  invite: adminAction({
    right,
    input: inviteSchema,
    run: (input, _editor, member) => inviteMember(input, member),
    errorMessage: peopleErrors.invite,
  }),
  sendAgain: adminAction({
    right,
    input: byId,
    run: (input, _editor, member) => sendAgain(input, member),
    errorMessage: peopleErrors.invite,
  }),
  withdraw: adminAction({ right, input: byId, run: withdraw, errorMessage: peopleErrors.withdraw }),
  saveRole: adminAction({
    right,
    input: roleSchema,
    run: saveRole,
    errorMessage: peopleErrors.role,
  }),
  remove: adminAction({
    right,
    input: removalSchema,
    run: remove,
    errorMessage: peopleErrors.remove,
  }),
  resetSecondStep: adminAction({
    right,
    input: resetSchema,
    run: (input, _editor, member) => resetStep(input, member),
    errorMessage: peopleErrors.reset,
  }),
  saveRule: adminAction({
    right,
    input: ruleSchema,
    run: saveRule,
    errorMessage: peopleErrors.rule,
  }),
};
