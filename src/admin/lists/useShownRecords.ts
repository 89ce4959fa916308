import { useMemo, startTransition, useEffect, useState } from 'react';
import type { ScreenOfNoun } from '../frame/screen.ts';
import type { StoredRecord } from '../actions/actions.ts';
import { recordsInView } from './views/list-view.ts';
import { useListView } from './views/useListView.ts';

const noRecords: never[] = [];

/** The records after search and sort. */
export function useShownRecords<Row extends StoredRecord, Listed extends StoredRecord>(
  { columns, searchOf }: ScreenOfNoun<Row, Listed>,
  records: readonly Listed[] = noRecords,
) {
  const view = useListView(columns);
  const matches = useMemo(
    () => recordsInView(records, view, { columns, searchOf }),
    [records, view, columns, searchOf],
  );
  const count = useRowsInSlices(matches.length, JSON.stringify(view));
  const shown = useMemo(() => matches.slice(0, count), [matches, count]);
  const foundIds = useMemo(() => matches.map(({ id }) => id), [matches]);

  return {
    view,
    foundIds,
    /** The matching records that are rendered so far. */
    shown,
    isComplete: count === matches.length,
  };
}

const firstSlice = 16;
const sliceSize = 24;

/**
 * The number of rows to render: a screenful at first, then more in slices, so that input is not blocked. A new `key`
 * starts again.
 */
function useRowsInSlices(total: number, key: string) {
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
