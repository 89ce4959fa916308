import { actions } from 'astro:actions';
import { useReportedAction } from '../../admin/useReportedAction.ts';
import { activityErrors, type ActivityEntry } from './activity.ts';

/** Takes back what an entry tells. */
export function useUndo({ id, kind, offer, address, ...entry }: ActivityEntry) {
  const name = kind === 'enquiries' ? 'The enquiry' : entry.name;
  const { mutate, isPending } = useReportedAction({
    key: ['activity'],
    action: actions.activity.undo,
    errorMessage: activityErrors.undo,
    said: ({ outcome }) => {
      focusHeading();
      if (outcome === 'done') return `${name} is ${offer === 'restore' ? 'back' : 'as before'}`;
      return {
        text: `${name} was changed again since. Nothing was undone.`,
        isError: true,
        ...(address && { link: { label: 'Open', address } }),
      };
    },
  });
  return { undo: () => !isPending && mutate({ id }), isPending };
}

/** The button goes with its entry's offer. */
function focusHeading() {
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}
