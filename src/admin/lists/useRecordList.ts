import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { ScreenOfNoun } from '../screen.ts';
import { ActionFailure, type Kept } from '../actions.ts';
import { useAction } from '../SignInAgain.tsx';
import { useAttempts } from './useAttempts.ts';
import { useDeletion } from './useDeletion.ts';
import { useMoves } from './useMoves.ts';

/** The records of a list and what can be done to them. Writes are never tried again by themselves. */
export function useRecordList<Row extends Kept, Listed extends Row>(
  screen: ScreenOfNoun<Row, Listed>,
) {
  const attempts = useAttempts();
  const moves = useMoves(screen, attempts);
  const deletion = useDeletion(screen, attempts);
  const { data, error, isFetching, failureCount, refetch } = useRecords(screen);

  return {
    records: data,
    error,
    isFetching,
    isConnectionLost: isFetching && failureCount > 0,
    isBusy: attempts.isBusy,
    failure: attempts.failure,
    reload: () => void refetch(),
    ...moves,
    ...deletion,
  };
}

/** Where they are not wanted, those that were read already are still there. */
export function useRecords<Row extends Kept, Listed extends Row>(
  { words, actions, errors }: ScreenOfNoun<Row, Listed>,
  isWanted = true,
) {
  const call = useAction();
  return useQuery({
    queryKey: [words.many],
    enabled: isWanted,
    queryFn: async () => {
      const answer = await call(actions.list, undefined, errors.fetch);
      if (Array.isArray(answer)) return answer;
      throw new ActionFailure(errors.fetch);
    },
  });
}

/** Whoever edits it again before the list is read anew goes on with what was saved. A list that stands is read anew at once. */
export function showSaved<Row extends Kept, Listed extends Row>(
  client: QueryClient,
  { words }: ScreenOfNoun<Row, Listed>,
  saved: Row,
) {
  client.setQueryData<Listed[]>([words.many], (records) =>
    records?.map((listed) => (listed.id === saved.id ? { ...listed, ...saved } : listed)),
  );
  return client.invalidateQueries({ queryKey: [words.many], exact: true });
}
