import { startTransition, useEffect, useLayoutEffect, useState, type RefObject } from 'react';

const slice = 24;

type Left<Row> = { record: Row; isOrderHeld: boolean; isBefore: boolean };

/**
 * The rows of a long table that are not shown any more. They are hidden at once and taken away in slices: a thousand
 * at once would block input. Until then they stay as they were rendered last.
 */
export function useRowsThatLeave<Row extends { id: string }>(
  table: RefObject<HTMLTableElement | null>,
  shown: readonly Row[],
  isOrderHeld: boolean,
) {
  const [last, setLast] = useState({ shown, isOrderHeld, left: [] as readonly Left<Row>[] });
  const { left } = last;

  if (last.shown !== shown) {
    const ids = new Set(shown.map(({ id }) => id));
    // Rows that are moved in the page cost more than those that stay.
    const first = last.shown.findIndex(({ id }) => ids.has(id));
    const rendered = last.shown.map((record, index) => ({
      record,
      isOrderHeld: last.isOrderHeld,
      isBefore: index < first,
    }));
    const leaving = [...left, ...rendered].filter(({ record }) => !ids.has(record.id));
    setLast({ shown, isOrderHeld, left: leaving.length > slice ? leaving : [] });
  }

  useEffect(() => {
    if (left.length === 0) return undefined;
    const takeSlice = () => setLast((now) => ({ ...now, left: now.left.slice(slice) }));
    const timer = setTimeout(() => startTransition(takeSlice));
    return () => clearTimeout(timer);
  }, [left]);

  useLayoutEffect(() => {
    hideRows(table.current, new Set(left.map(({ record }) => record.id)));
  }, [table, left]);

  return left;
}

function hideRows(table: HTMLTableElement | null, ids: ReadonlySet<string>) {
  for (const row of table?.tBodies[0]?.rows ?? []) {
    const isHidden = ids.has(row.dataset['row'] ?? '');
    if (row.hidden !== isHidden) row.hidden = isHidden;
  }
}
