import { actions } from 'astro:actions';
import { useReportedAction } from '../../admin/useReportedAction.ts';
import { activityErrors, type ActivityEntry } from './activity.ts';

export function useUndo({ id, kind, offer, address, ...entry }: ActivityEntry) {
  const name = kind === 'enquiries' ? 'The enquiry' : entry.name;
  const { mutate, isPending } = useReportedAction({
    key: ['activity'],
    action: actions.activity.undo,
    errorMessage: activityErrors.undo,
    toast: ({ undone }) => {
      focusHeading();
      if (undone.length > 0) return `${name} ${offer === 'restore' ? 'restored' : 'reverted'}`;
      return {
        text: `Not undone: ${name} has been changed since.`,
        isError: true,
        ...(address && { link: { label: 'Open', address } }),
      };
    },
  });
  return { undo: () => !isPending && mutate({ ids: [id] }), isPending };
}

/** The button disappears once its entry cannot be undone any more, so the focus needs a new target. */
function focusHeading() {
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}
