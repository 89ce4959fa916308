import { addressActions } from './address-actions.tsx';
import { redirectErrors, type RedirectRow } from './redirect.ts';
import { useAddressAct } from './useAddressAct.ts';

type Removal = Pick<RedirectRow, 'id' | 'revision' | 'fromPath'>;

/** Deletes a redirect and offers to restore it. */
export function useRemoval() {
  const restoring = useAddressAct({
    action: addressActions.restore,
    errorMessage: redirectErrors.restore,
    toast: (answer) => ({
      text: answer.outcome === 'done' ? 'Redirect restored' : redirectErrors.restore,
    }),
  });
  const removing = useAddressAct({
    action: addressActions.remove,
    errorMessage: redirectErrors.delete,
    toast: (answer, { id, fromPath }) =>
      answer.outcome === 'done'
        ? { text: `${fromPath} leads nowhere now`, undo: () => restoring.mutate({ id }) }
        : { text: 'Somebody changed this redirect meanwhile' },
  });
  return {
    remove: ({ id, revision, fromPath }: Removal) => removing.mutate({ id, revision, fromPath }),
    isBusy: removing.isPending,
  };
}
