import { useQuery } from '@tanstack/react-query';
import type { ScreenOfNoun } from '../screen.ts';
import { ActionFailure, type Kept } from '../actions.ts';
import { useAction } from '../SignInAgain.tsx';
import { changeAddress, isOnStep, useAddress } from '../useAddress.ts';

/** What of a noun was deleted and can be brought back. */
export function useBin<Row extends Kept, Listed extends Row>({
  words,
  actions,
  errors,
}: ScreenOfNoun<Row, Listed>) {
  const call = useAction();
  const { deleted } = actions;
  return useQuery({
    queryKey: [words.many, 'bin'],
    enabled: deleted !== undefined,
    queryFn: async () => {
      const answer = deleted && (await call(deleted, undefined, errors.fetch));
      if (Array.isArray(answer)) return answer;
      throw new ActionFailure(errors.fetch);
    },
  });
}

export function useIsInBin() {
  return useAddress().query.has('bin');
}

export function openBin() {
  changeAddress({ query: { bin: 'open' }, isStep: true });
}

export function closeBin() {
  if (isOnStep()) history.back();
  else changeAddress({ query: { bin: undefined } });
}
