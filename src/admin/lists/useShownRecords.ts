import { useMemo } from 'react';
import type { ScreenOfNoun } from '../screen.ts';
import type { StoredRecord } from '../actions.ts';
import { recordsInView } from './list-view.ts';
import { useListView } from './useListView.ts';
import { useRowsInSlices } from './useRowsInSlices.ts';

const none: never[] = [];

/** The records after search and sort. */
export function useShownRecords<Row extends StoredRecord, Listed extends StoredRecord>(
  { columns, searchOf }: ScreenOfNoun<Row, Listed>,
  records: readonly Listed[] = none,
) {
  const view = useListView(columns);
  const found = useMemo(
    () => recordsInView(records, view, { columns, searchOf }),
    [records, view, columns, searchOf],
  );
  const count = useRowsInSlices(found.length, JSON.stringify(view));
  const shown = useMemo(() => found.slice(0, count), [found, count]);
  const foundIds = useMemo(() => found.map(({ id }) => id), [found]);

  return {
    view,
    foundIds,
    /** Those found that are rendered so far. */
    shown,
    isComplete: count === found.length,
  };
}
