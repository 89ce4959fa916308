import type { Undone } from './actions.ts';
import { inParts } from '../lists/bulk/in-parts.ts';
import type { UndoAction } from '../frame/screen.ts';
import type { ChangeWork, Outcome } from './useChange.ts';

type UndoOptions = {
  action: UndoAction;
  /** The activity entries of the changes, the latest first. */
  entryIds: readonly string[];
  errorMessage: string;
  /** The toast afterwards. */
  report: (answer: Undone) => Outcome;
};

/** The toast for a change that was refused, with the server's reason. */
export function notUndone(why: string) {
  return { text: `Not undone: ${why}`, isError: true } as const;
}

/** Undoes changes by their activity entries. Run again, it undoes those that were left by a failure. */
export function undoChanges({ action, entryIds, errorMessage, report }: UndoOptions): ChangeWork {
  let remaining = entryIds;
  return async (send) => {
    const { answers, cause } = await inParts(remaining, errorMessage, (ids) =>
      send(action, { ids }, errorMessage),
    );
    const undone = answers.flatMap((answer) => answer.undone);
    const refused = answers.flatMap((answer) => answer.refused);
    const handledIds = new Set([...undone, ...refused].map(({ entryId }) => entryId));
    remaining = remaining.filter((id) => !handledIds.has(id));
    const outcome = report({ undone, refused });
    if (cause === undefined) return outcome;
    if (!outcome) throw cause;
    return { ...(typeof outcome === 'string' ? { text: outcome } : outcome), cause };
  };
}
