import { actions } from 'astro:actions';
import { useChange, type ChangeWork } from '../../admin/actions/useChange.ts';
import { addressesKey } from './address-screen.ts';
import { redirectErrors, type RedirectRow } from './redirect.ts';

type Redirect = Pick<RedirectRow, 'id' | 'revision' | 'fromPath'>;

/** Deletes a redirect. The toast has an undo. */
export function useRemoval() {
  const { change, isBusy } = useChange({ keys: [addressesKey] });
  return { remove: (redirect: Redirect) => void change(removing(redirect)), isBusy };
}

/** The deletion of a redirect, which is also the undo of its addition. */
export function removing({ id, revision, fromPath }: Redirect): ChangeWork {
  return async (send) => {
    const input = { id, revision };
    const { outcome } = await send(actions.addresses.remove, input, redirectErrors.delete);
    if (outcome !== 'done') return 'Not deleted: someone else changed this redirect';
    return { text: `Redirect from ${fromPath} deleted`, undo: restoring(id) };
  };
}

function restoring(id: string): ChangeWork {
  return async (send) => {
    const { outcome } = await send(actions.addresses.restore, { id }, redirectErrors.restore);
    return outcome === 'done' ? 'Redirect restored' : redirectErrors.restore;
  };
}
