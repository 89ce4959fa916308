import type { QueryClient } from '@tanstack/react-query';
import type { ScreenOfNoun } from '../frame/screen.ts';
import type { StoredRecord } from '../actions/actions.ts';
import { useChange } from '../actions/useChange.ts';
import { useDeletion } from './bin/useDeletion.ts';
import { useMoves } from './order/useMoves.ts';
import { useRecords } from './useRecords.ts';

/** The records of a list and the actions on them. Writes are never retried. */
export function useRecordList<Row extends StoredRecord, Listed extends StoredRecord>(
  screen: Pick<
    ScreenOfNoun<Row, Listed>,
    'noun' | 'actions' | 'undo' | 'getName' | 'RefusedDeletion'
  >,
) {
  const { change, isBusy, failure } = useChange({ keys: [[screen.noun.name]], failsIn: 'place' });
  const moves = useMoves(screen, change);
  const deletion = useDeletion(screen, change);
  const { data, error, isFetching, failureCount, refetch, extent, hasAllRecords, loadTo } =
    useRecords(screen);

  return {
    records: data,
    extent,
    hasAllRecords,
    loadTo,
    error,
    isFetching,
    isConnectionLost: isFetching && failureCount > 0,
    isBusy,
    change,
    failure,
    reload: () => void refetch(),
    ...moves,
    ...deletion,
  };
}

/** Updates a saved record in the cache, then refetches the list. */
export function showSaved<Row extends StoredRecord, Listed extends StoredRecord>(
  client: QueryClient,
  { noun }: Pick<ScreenOfNoun<Row, Listed>, 'noun'>,
  saved: Row,
) {
  client.setQueryData<Listed[]>([noun.name], (records) =>
    records?.map((record) => (record.id === saved.id ? { ...record, ...saved } : record)),
  );
  void client.invalidateQueries({ queryKey: [noun.name, 'languages'] });
  return client.invalidateQueries({ queryKey: [noun.name], exact: true });
}
