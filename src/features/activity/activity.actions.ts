import { adminAction } from '../../platform/actions.ts';
import { activityErrors, listSchema, undoSchema } from './activity.ts';
import { listActivity } from './activity.server.ts';
import { undoActivity, type ActsOfNouns } from './undo.server.ts';

export function activityActions(nounActs: ActsOfNouns, timeZone: () => string) {
  return {
    list: adminAction({
      input: listSchema,
      run: (asked) => listActivity(asked, timeZone()),
      otherwise: activityErrors.fetch,
    }),
    undo: adminAction({
      input: undoSchema,
      run: (entry, editor) => undoActivity(nounActs, entry, editor),
      otherwise: activityErrors.undo,
    }),
  };
}
