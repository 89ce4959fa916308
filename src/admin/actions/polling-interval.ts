import type { Query } from '@tanstack/react-query';
import { isSignedOut } from './actions.ts';

const everyMs = 10_000;

/** A `refetchInterval`. Stops after a refused sign-in, so that the dialog does not reappear every ten seconds. */
export function pollingInterval<T>({ state }: Pick<Query<T>, 'state'>) {
  return isSignedOut(state.error) ? false : everyMs;
}
