import { actionsFor, undoInput } from '../../platform/actions.ts';
import { may, type Member, type Role } from '../../model/rights.ts';
import { activityErrors, listSchema, type ActivityEntry } from './activity.ts';
import { listActivity } from './activity.server.ts';
import { rightToUndo, undo, type Undoers } from './undo.server.ts';

export function activityActions(undoers: Undoers, timeZone: () => string) {
  return {
    list: actionsFor('activity')({
      input: listSchema,
      run: async (filter, _editor, { role }) => {
        const page = await listActivity(filter, timeZone());
        return { ...page, entries: page.entries.map((entry) => withAllowedOffer(role, entry)) };
      },
      errorMessage: activityErrors.fetch,
    }),
    /** Everyone may undo what they may change: which right that takes depends on the entries. */
    undo: actionsFor('enter')({
      input: undoInput,
      run: (entries, _editor, member) => undo(undoers, entries, member),
      own: (entries, member: Member) => undo(undoers, entries, member),
      errorMessage: activityErrors.undo,
    }),
  };
}

/** Removes the undo offer if the role may not use it. */
function withAllowedOffer(role: Role, entry: ActivityEntry): ActivityEntry {
  return may(role, rightToUndo(entry.kind)) ? entry : { ...entry, offer: undefined };
}
