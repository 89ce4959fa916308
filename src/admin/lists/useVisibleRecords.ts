import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useMemo, startTransition, useEffect, useState } from 'react';
import { useRead } from '../actions/useAction.ts';
import type { LanguagesOfScreen, ScreenOfNoun } from '../frame/screen.ts';
import type { StoredRecord } from '../actions/actions.ts';
import { recordsInView } from './views/list-view.ts';
import { useListView } from './views/useListView.ts';

const noRecords: never[] = [];

/** The records after search and sort. */
export function useVisibleRecords<Row extends StoredRecord, Listed extends StoredRecord>(
  {
    columns,
    getSearchTexts,
    languages,
  }: Pick<ScreenOfNoun<Row, Listed>, 'columns' | 'getSearchTexts' | 'languages'>,
  records: readonly Listed[] = noRecords,
) {
  const view = useListView(columns);
  const spellings = useSpellings(view.search, languages?.findSpellings);
  const matches = useMemo(
    () => recordsInView(records, view, { columns, getSearchTexts }, spellings),
    [records, view, columns, getSearchTexts, spellings],
  );
  const count = useIncrementalRows(matches.length, JSON.stringify(view));
  const visible = useMemo(() => matches.slice(0, count), [matches, count]);
  const foundIds = useMemo(() => matches.map(({ id }) => id), [matches]);

  return {
    view,
    foundIds,
    /** The matching records that are rendered so far. */
    visible,
    isComplete: count === matches.length,
  };
}

/** The other spellings of a Chinese search. The server has the table of them. */
function useSpellings(search: string, find: LanguagesOfScreen['findSpellings'] | undefined) {
  const read = useRead();
  const isChinese = /\p{Script=Han}/u.test(search);
  const { data } = useQuery({
    queryKey: ['spellings', search],
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    queryFn: isChinese && find ? () => read(find, { text: search }, 'Failed to search') : skipToken,
  });
  return useMemo(
    () => (isChinese && data ? new Map(Object.entries(data)) : undefined),
    [isChinese, data],
  );
}

const firstSlice = 16;
const sliceSize = 24;

/**
 * The number of rows to render: a screenful at first, then more in slices, so that input is not blocked. A new `key`
 * starts again.
 */
function useIncrementalRows(total: number, key: string) {
  const [progress, setProgress] = useState({ key, count: firstSlice });
  const count = progress.key === key ? progress.count : firstSlice;
  // Otherwise reopening a view would render all previously rendered rows at once.
  if (progress.key !== key) setProgress({ key, count });

  useEffect(() => {
    if (count >= total) return undefined;
    const timer = setTimeout(() =>
      startTransition(() => setProgress({ key, count: count + sliceSize })),
    );
    return () => clearTimeout(timer);
  }, [count, total, key]);

  return Math.min(count, total);
}
