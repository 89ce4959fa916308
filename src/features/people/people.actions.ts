import { z } from 'zod';
import { actionsFor } from '../../platform/actions.ts';
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

const action = actionsFor('people');

const idSchema = z.object({ id: z.string().max(100) });

export const people = {
  read: action({
    input: z.undefined(),
    run: (_none, _editor, member) => readPeople(member),
    errorMessage: peopleErrors.fetch,
  }),
  openWork: action({ input: idSchema, run: countOpenWork, errorMessage: peopleErrors.fetch }),
  invite: action({
    input: inviteSchema,
    run: (input, _editor, member) => inviteMember(input, member),
    errorMessage: peopleErrors.invite,
  }),
  sendAgain: action({
    input: idSchema,
    run: (input, _editor, member) => sendAgain(input, member),
    errorMessage: peopleErrors.invite,
  }),
  withdraw: action({ input: idSchema, run: withdraw, errorMessage: peopleErrors.withdraw }),
  saveRole: action({ input: roleSchema, run: saveRole, errorMessage: peopleErrors.role }),
  remove: action({ input: removalSchema, run: remove, errorMessage: peopleErrors.remove }),
  resetSecondStep: action({
    input: resetSchema,
    run: (input, _editor, member) => resetStep(input, member),
    errorMessage: peopleErrors.reset,
  }),
  saveRule: action({ input: ruleSchema, run: saveRule, errorMessage: peopleErrors.rule }),
};
