import { actionsFor } from '../../platform/actions.ts';
import {
  addOwnViewing,
  addViewing,
  cancelViewing,
  markViewing,
  moveViewing,
  ofOwn,
} from './office/change-viewings.compose.server.ts';
import {
  addSchema,
  cancelSchema,
  markSchema,
  moveSchema,
  weekInput,
} from './office/office-viewing.ts';
import { followProjects } from './office/viewings-of-projects.compose.server.ts';
import { listWeek } from './office/office-viewings.compose.server.ts';
import { viewingErrors } from './viewing.ts';

const action = actionsFor('enquiries');

followProjects();

export const viewings = {
  list: action({
    input: weekInput,
    run: (input, _editor, member) => listWeek(input, member),
    own: listWeek,
    errorMessage: viewingErrors.fetch,
  }),
  add: action({
    input: addSchema,
    run: (input, editor) => addViewing(input, editor),
    own: addOwnViewing,
    errorMessage: viewingErrors.save,
  }),
  move: action({
    input: moveSchema,
    run: (input, editor) => moveViewing(input, editor),
    own: ofOwn.move,
    errorMessage: viewingErrors.save,
  }),
  cancel: action({
    input: cancelSchema,
    run: (input, editor) => cancelViewing(input, editor),
    own: ofOwn.cancel,
    errorMessage: viewingErrors.save,
  }),
  mark: action({
    input: markSchema,
    run: (input, editor) => markViewing(input, editor),
    own: ofOwn.mark,
    errorMessage: viewingErrors.save,
  }),
};
