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

const one = z.object({ id: z.string().max(100) });
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
    input: one,
    run: countOpenWork,
    errorMessage: peopleErrors.fetch,
  }),
  invite: adminAction({
    right,
    input: inviteSchema,
    run: (asked, _editor, member) => inviteMember(asked, member),
    errorMessage: peopleErrors.invite,
  }),
  sendAgain: adminAction({
    right,
    input: one,
    run: (asked, _editor, member) => sendAgain(asked, member),
    errorMessage: peopleErrors.invite,
  }),
  withdraw: adminAction({ right, input: one, run: withdraw, errorMessage: peopleErrors.withdraw }),
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
    run: (asked, _editor, member) => resetStep(asked, member),
    errorMessage: peopleErrors.reset,
  }),
  saveRule: adminAction({
    right,
    input: ruleSchema,
    run: saveRule,
    errorMessage: peopleErrors.rule,
  }),
};
