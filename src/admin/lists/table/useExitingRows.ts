import { startTransition, useEffect, useLayoutEffect, useState, type RefObject } from 'react';

const sliceSize = 24;

type Leaving<Row> = { record: Row; isOrderHeld: boolean; isBefore: boolean };

/**
 * The rows of a long table that are no longer shown. They are hidden immediately and unmounted in slices, because
 * unmounting a thousand at once would block input. Until then they keep their last render.
 */
export function useExitingRows<Row extends { id: string }>(
  table: RefObject<HTMLTableElement | null>,
  visible: readonly Row[],
  isOrderHeld: boolean,
) {
  const [last, setLast] = useState({ visible, isOrderHeld, left: [] as readonly Leaving<Row>[] });
  const { left } = last;

  if (last.visible !== visible) {
    const ids = new Set(visible.map(({ id }) => id));
    // Moving rows in the DOM costs more than keeping them in place.
    const first = last.visible.findIndex(({ id }) => ids.has(id));
    const rendered = last.visible.map((record, index) => ({
      record,
      isOrderHeld: last.isOrderHeld,
      isBefore: index < first,
    }));
    const leaving = [...left, ...rendered].filter(({ record }) => !ids.has(record.id));
    setLast({ visible, isOrderHeld, left: leaving.length > sliceSize ? leaving : [] });
  }

  useEffect(() => {
    if (left.length === 0) return undefined;
    const dropSlice = () => setLast((now) => ({ ...now, left: now.left.slice(sliceSize) }));
    const timer = setTimeout(() => startTransition(dropSlice));
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
