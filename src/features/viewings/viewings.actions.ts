import type { z } from 'zod';
import type { Member } from '../../model/rights.ts';
import { actionsFor } from '../../platform/actions.ts';
import {
  addViewing,
  cancelViewing,
  markViewing,
  moveViewing,
} from './office/change-viewings.compose.server.ts';
import {
  addSchema,
  cancelSchema,
  freeInput,
  markSchema,
  moveSchema,
  weekInput,
} from './office/office-viewing.ts';
import { followProjects } from './office/viewings-of-projects.compose.server.ts';
import { listFreeTimes, listWeek } from './office/office-viewings.compose.server.ts';
import { viewingErrors } from './viewing.ts';

const action = actionsFor('enquiries');

followProjects();

export const viewings = {
  list: memberAction(weekInput, listWeek, viewingErrors.fetch),
  free: memberAction(freeInput, listFreeTimes, viewingErrors.fetch),
  add: memberAction(addSchema, addViewing),
  move: memberAction(moveSchema, moveViewing),
  cancel: memberAction(cancelSchema, cancelViewing),
  mark: memberAction(markSchema, markViewing),
};

/** `run` itself limits what a member may see and change. */
function memberAction<Schema extends z.ZodType, Answer>(
  input: Schema,
  run: (input: z.output<Schema>, member: Member) => Promise<Answer>,
  errorMessage: string = viewingErrors.save,
) {
  return action({
    input,
    run: (sent, _editor, member) => run(sent, member),
    own: run,
    errorMessage,
  });
}
