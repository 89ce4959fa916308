import { actionsFor } from '../../platform/actions.ts';
import { may, type Role } from '../../lib/rights.ts';
import { activityErrors, listSchema, undoSchema, type ActivityEntry } from './activity.ts';
import { listActivity } from './activity.server.ts';
import { undoActivity, type NounActions, type TakeBack } from './undo.server.ts';

const action = actionsFor('activity');

export function activityActions(
  nounActs: NounActions,
  takeBackSteps: TakeBack,
  timeZone: () => string,
) {
  return {
    list: action({
      input: listSchema,
      run: async (filter, _editor, { role }) => {
        const page = await listActivity(filter, timeZone());
        return { ...page, entries: page.entries.map((entry) => withAllowedOffer(role, entry)) };
      },
      errorMessage: activityErrors.fetch,
    }),
    undo: action({
      input: undoSchema,
      run: (entry, _editor, member) => undoActivity({ nounActs, takeBackSteps }, entry, member),
      errorMessage: activityErrors.undo,
    }),
  };
}

/** Removes the undo offer if the role may not use it. */
function withAllowedOffer(role: Role, entry: ActivityEntry): ActivityEntry {
  const { kind } = entry;
  const right = kind === 'settings' || kind === 'enquiries' ? kind : 'write';
  const isTheirs = may(role, right);
  return isTheirs ? entry : { ...entry, offer: undefined };
}
