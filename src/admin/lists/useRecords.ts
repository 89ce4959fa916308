import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { partSizes, type ListExtent } from '../../model/record.ts';
import type { ScreenOfNoun } from '../frame/screen.ts';
import type { StoredRecord } from '../actions/actions.ts';
import { useRead } from '../actions/useAction.ts';

const maxRestarts = 3;

/**
 * Fetches the records of a list: all at once, or in parts if the noun offers them. Then only the first part is fetched
 * until `loadTo` asks for more. With `isWanted` false, returns only cached records.
 */
export function useRecords<Row extends StoredRecord, Listed extends StoredRecord>(
  { noun, actions }: Pick<ScreenOfNoun<Row, Listed>, 'noun' | 'actions'>,
  isWanted = true,
) {
  const read = useRead();
  const client = useQueryClient();
  const { name, errors } = noun;
  const { list, listPart } = actions;
  /** The records that the running fetch continues. */
  const continued = useRef<{ records: Listed[]; count: number }>(undefined);
  const known = useCallback(
    () => ({
      records: client.getQueryData<Listed[]>([name]),
      extent: client.getQueryData<ListExtent>(extentKey(name)),
    }),
    [client, name],
  );

  const query = useQuery({
    queryKey: [name],
    enabled: isWanted,
    queryFn: () => (listPart ? readParts() : read(list, undefined, errors.fetch)),
  });
  const { data: extent } = useQuery<ListExtent>({ queryKey: extentKey(name), queryFn: skipToken });
  const { refetch, data } = query;

  async function readParts(): Promise<Listed[]> {
    const { extent: before } = known();
    const { records: first = [], count = known().records?.length ?? 0 } = continued.current ?? {};
    continued.current = undefined;
    let records = first;
    let version = first.length > 0 ? before?.version : undefined;
    for (let restarts = 0; ;) {
      const rest = count - records.length;
      const size = Math.min(Math.max(rest, partSizes.first), partSizes.most);
      const part =
        listPart && (await read(listPart, { from: records.length, count: size }, errors.fetch));
      if (!part) return records;
      if (version !== undefined && version !== part.version && restarts < maxRestarts) {
        restarts += 1;
        records = [];
        version = undefined;
        continue;
      }
      const longer = withoutRepeats([...records, ...part.records]);
      // Others move records all the time: the next fetch has the rest.
      const isStuck = longer.length === records.length;
      records = longer;
      version = part.version;
      const { records: _records, ...whole } = part;
      const total = isStuck ? records.length : part.total;
      client.setQueryData<ListExtent>(extentKey(name), { ...whole, total });
      if (records.length >= Math.min(count, total)) return records;
    }
  }

  /** Fetches parts until this many records are there. Resolves to the records, fewer after a failure. */
  const loadTo = useCallback(
    async (count: number) => {
      for (;;) {
        const { records, extent: whole } = known();
        if (!records || !whole || records.length >= Math.min(count, whole.total))
          return records ?? [];
        continued.current = { records, count };
        const { isError } = await refetch({ cancelRefetch: false });
        // Another fetch may have been running instead.
        continued.current = undefined;
        if (isError) return known().records ?? [];
      }
    },
    [known, refetch],
  );

  return {
    ...query,
    extent,
    /** True if all records are there. */
    hasAllRecords: data !== undefined && (extent === undefined || data.length >= extent.total),
    loadTo,
  };
}

function extentKey(name: string) {
  return [name, 'extent'];
}

/** A record that moved between two parts is in both. */
function withoutRepeats<Listed extends StoredRecord>(records: Listed[]) {
  return [...new Map(records.map((record) => [record.id, record])).values()];
}
