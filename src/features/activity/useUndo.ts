import { actions } from 'astro:actions';
import { undoChanges } from '../../admin/lists/bin/undo-changes.ts';
import { useChange } from '../../admin/actions/useChange.ts';
import { activityErrors, type ActivityEntry } from './activity.ts';

export function useUndo({ id, kind, offer, address, ...entry }: ActivityEntry) {
  const name = kind === 'enquiries' ? 'The enquiry' : entry.name;
  const { change, isBusy } = useChange({ keys: [['activity']] });
  const undo = undoChanges({
    action: actions.activity.undo,
    entryIds: [id],
    errorMessage: activityErrors.undo,
    report: ({ undone }) => {
      focusHeading();
      if (undone.length > 0) return `${name} ${offer === 'restore' ? 'restored' : 'reverted'}`;
      return {
        text: `Not undone: ${name} has been changed since.`,
        isError: true,
        ...(address && { link: { label: 'Open', address } }),
      };
    },
  });
  return { undo: () => !isBusy && void change(undo), isPending: isBusy };
}

/** The button disappears once its entry cannot be undone any more, so the focus needs a new target. */
function focusHeading() {
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}
