import { useReportedAction } from '../../admin/useReportedAction.ts';
import { addressActions, addressesKey } from './address-actions.tsx';
import { redirectErrors, type RedirectRow } from './redirect.ts';

type Named = Pick<RedirectRow, 'id' | 'revision' | 'fromPath'>;

/** Deletes a redirect, and brings it back when that is asked for. */
export function useRemoval() {
  const restoring = useReportedAction({
    key: addressesKey,
    action: addressActions.restore,
    errorMessage: redirectErrors.restore,
    said: ({ outcome }) => (outcome === 'done' ? 'Redirect restored' : redirectErrors.restore),
  });
  const removing = useReportedAction({
    key: addressesKey,
    action: addressActions.remove,
    errorMessage: redirectErrors.delete,
    said: (answer, { id, fromPath }) =>
      answer.outcome === 'done'
        ? {
            text: `${fromPath} leads nowhere now`,
            action: { label: 'Undo', run: () => restoring.mutate({ id }) },
          }
        : 'Somebody changed this redirect meanwhile',
  });
  return {
    remove: ({ id, revision, fromPath }: Named) => removing.mutate({ id, revision, fromPath }),
    isBusy: removing.isPending,
  };
}
