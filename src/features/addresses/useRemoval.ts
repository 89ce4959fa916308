import { actions } from 'astro:actions';
import { redirectErrors, type RedirectRow } from './redirect.ts';
import { useAddressAct } from './useAddressAct.ts';

type Named = Pick<RedirectRow, 'id' | 'revision' | 'fromPath'>;

/** Deletes a redirect, and brings it back when that is asked for. */
export function useRemoval() {
  const restoring = useAddressAct({
    action: actions.addresses.restore,
    errorMessage: redirectErrors.restore,
    said: (answer) => ({
      text: answer.outcome === 'done' ? 'Redirect restored' : redirectErrors.restore,
    }),
  });
  const removing = useAddressAct({
    action: actions.addresses.remove,
    errorMessage: redirectErrors.delete,
    said: (answer, { id, fromPath }: Named) =>
      answer.outcome === 'done'
        ? { text: `${fromPath} leads nowhere now`, undo: () => restoring.mutate({ id }) }
        : { text: 'Somebody changed this redirect meanwhile' },
  });
  return {
    remove: ({ id, revision, fromPath }: Named) => removing.mutate({ id, revision, fromPath }),
    isBusy: removing.isPending,
  };
}
