import { skipToken, useQuery } from '@tanstack/react-query';
import type { ScreenOfNoun } from '../../frame/screen.ts';
import type { StoredRecord } from '../../actions/actions.ts';
import { useRead } from '../../actions/useAction.ts';
import { changeAddress, isOnStep, useAddress } from '../../browser/useAddress.ts';

/** The deleted records of a noun. */
export function useBin<Row extends StoredRecord, Listed extends StoredRecord>({
  noun,
  actions: { deleted },
}: Pick<ScreenOfNoun<Row, Listed>, 'noun' | 'actions'>) {
  const read = useRead();
  return useQuery({
    queryKey: [noun.name, 'bin'],
    queryFn: deleted ? () => read(deleted, undefined, noun.errors.fetch) : skipToken,
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
