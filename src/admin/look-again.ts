import type { Query } from '@tanstack/react-query';
import { isSignedOut } from './actions.ts';

const everyMs = 10_000;

/** For `refetchInterval`, where others write meanwhile. Whoever would not sign in again is not asked over and over. */
export function lookAgain<T>({ state }: Pick<Query<T>, 'state'>) {
  return isSignedOut(state.error) ? false : everyMs;
}
