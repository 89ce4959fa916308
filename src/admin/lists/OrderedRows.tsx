import { useMediaQuery } from '@mantine/hooks';
import { Fragment, lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { isInOrder, type StoredRecord } from '../actions.ts';
import type { DraggedRows as FetchedRows, DraggedRowsProps } from './DraggedRows.tsx';
import type { EditedRow } from './RecordTable.tsx';
import { dragHint } from './RowOrder.tsx';
import styles from './RowOrder.module.css';

type OrderedRowsProps<Row extends StoredRecord> = Omit<
  DraggedRowsProps<Row>,
  'rows' | 'onRefused'
> & {
  isOrdered: boolean;
  /** The records that have rows. */
  shown: readonly Row[];
  /** True while a search or sort hides the real order. */
  isHeld: boolean;
  edited: readonly EditedRow<Row>[];
  children: ReactNode;
};

const fetchDraggedRows = () => import('./DraggedRows.tsx');
const DraggedRows = lazy(async () => ({
  default: await fetchDraggedRows().then(
    (fetched) => fetched.DraggedRows,
    // Arrows and keys move rows, too.
    () => () => null,
  ),
})) as typeof FetchedRows;

/** A table whose rows are moved by their handles, if they have an order. What drags them is fetched for a pointer. */
export function OrderedRows<Row extends StoredRecord>(props: OrderedRowsProps<Row>) {
  const { isOrdered, shown, isHeld, edited, children, ...order } = props;
  const [isPointed, setIsPointed] = useState(false);
  // A finger gives no notice.
  const isTouched = useMediaQuery('(hover: none)');
  const [refused, setRefused] = useState(0);

  const rows = useMemo(() => {
    const editedIds = new Set(edited.map(({ record }) => record.id));
    return shown
      .filter((record) => !isHeld && isInOrder(record))
      .map(({ id }, index) => ({ id, index }))
      .filter(({ id }) => !editedIds.has(id));
  }, [shown, isHeld, edited]);

  if (!isOrdered) return children;
  return (
    <div className={styles.around} onPointerOver={() => setIsPointed(true)}>
      <p id={dragHint} hidden>
        Press Space to take it, the arrow keys to move it, Space again to leave it there, Escape to
        put it back.
      </p>
      <Fragment key={refused}>{children}</Fragment>
      {(isPointed || isTouched) && (
        <Suspense>
          <DraggedRows {...order} rows={rows} onRefused={() => setRefused((times) => times + 1)} />
        </Suspense>
      )}
    </div>
  );
}
