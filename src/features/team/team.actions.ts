import { z } from 'zod';
import { actionsFor } from '../../platform/actions.ts';
import { countOpenWork } from './open-work.server.ts';
import {
  inviteSchema,
  teamErrors,
  removalSchema,
  resetSchema,
  roleSchema,
  ruleSchema,
} from './team.ts';
import {
  inviteMember,
  readTeam,
  remove,
  resetStep,
  saveRole,
  saveRule,
  sendAgain,
  withdraw,
} from './team.server.ts';

const action = actionsFor('people');

const idSchema = z.object({ id: z.string().max(100) });

export const people = {
  read: action({
    input: z.undefined(),
    run: (_none, _editor, member) => readTeam(member),
    errorMessage: teamErrors.fetch,
  }),
  openWork: action({ input: idSchema, run: countOpenWork, errorMessage: teamErrors.fetch }),
  invite: action({
    input: inviteSchema,
    run: (input, _editor, member) => inviteMember(input, member),
    errorMessage: teamErrors.invite,
  }),
  sendAgain: action({
    input: idSchema,
    run: (input, _editor, member) => sendAgain(input, member),
    errorMessage: teamErrors.invite,
  }),
  withdraw: action({ input: idSchema, run: withdraw, errorMessage: teamErrors.withdraw }),
  saveRole: action({ input: roleSchema, run: saveRole, errorMessage: teamErrors.role }),
  remove: action({ input: removalSchema, run: remove, errorMessage: teamErrors.remove }),
  resetSecondStep: action({
    input: resetSchema,
    run: (input, _editor, member) => resetStep(input, member),
    errorMessage: teamErrors.reset,
  }),
  saveRule: action({ input: ruleSchema, run: saveRule, errorMessage: teamErrors.rule }),
};
