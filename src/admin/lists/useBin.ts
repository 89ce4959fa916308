import { useQuery } from '@tanstack/react-query';
import type { ScreenOfNoun } from '../AdminScreen.tsx';
import { DoorError, type Kept } from '../doors.ts';
import { useDoors } from '../SignInAgain.tsx';
import { changeAddress, isOnStep, useAddress } from '../useAddress.ts';

/** What of a noun was deleted and can be brought back. */
export function useBin<Row extends Kept, Listed extends Row>({
  words,
  doors,
  errors,
}: ScreenOfNoun<Row, Listed>) {
  const enter = useDoors();
  const { deleted } = doors;
  return useQuery({
    queryKey: [words.many, 'bin'],
    enabled: deleted !== undefined,
    queryFn: async () => {
      const answer = deleted && (await enter(deleted, undefined, errors.fetch));
      if (Array.isArray(answer)) return answer;
      throw new DoorError(errors.fetch);
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
