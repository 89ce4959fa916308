import { useMemo } from 'react';
import type { ScreenOfNoun } from '../frame/screen.ts';
import type { StoredRecord } from '../actions/actions.ts';
import { recordsInView } from './views/list-view.ts';
import { useListView } from './views/useListView.ts';
import { useRowsInSlices } from './useRowsInSlices.ts';

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
