import { actions } from 'astro:actions';
import { useReportedAction } from '../../admin/useReportedAction.ts';
import { addressesKey } from './address-screen.ts';
import { redirectErrors, type RedirectRow } from './redirect.ts';

type Redirect = Pick<RedirectRow, 'id' | 'revision' | 'fromPath'>;

/** Deletes a redirect. The toast has an undo. */
export function useRemoval() {
  const restoring = useReportedAction({
    key: addressesKey,
    action: actions.addresses.restore,
    errorMessage: redirectErrors.restore,
    toast: ({ outcome }) => (outcome === 'done' ? 'Redirect restored' : redirectErrors.restore),
  });
  const removing = useReportedAction({
    key: addressesKey,
    action: actions.addresses.remove,
    errorMessage: redirectErrors.delete,
    toast: (answer, { id, fromPath }: Redirect) =>
      answer.outcome === 'done'
        ? {
            text: `Redirect from ${fromPath} deleted`,
            action: { label: 'Undo', run: () => restoring.mutate({ id }) },
          }
        : 'Not deleted: someone else changed this redirect',
  });
  return {
    remove: ({ id, revision, fromPath }: Redirect) => removing.mutate({ id, revision, fromPath }),
    isBusy: removing.isPending,
  };
}
