import { useMediaQuery } from '@mantine/hooks';
import { Fragment, lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { isInOrder, type StoredRecord } from '../../actions/actions.ts';
import type { DraggedRows as FetchedRows, DraggedRowsProps } from './DraggedRows.tsx';
import type { EditedRow } from '../table/RecordTable.tsx';
import { LockedHint } from './LockedHint.tsx';
import { dragHint } from './RowOrder.tsx';
import styles from './RowOrder.module.css';

type OrderedRowsProps<Row extends StoredRecord> = Omit<
  DraggedRowsProps<Row>,
  'rows' | 'onRefused'
> & {
  isOrdered: boolean;
  /** The rendered records. */
  visibleRecords: readonly Row[];
  /** True while a search or sort hides the real order. */
  isHeld: boolean;
  edited: readonly EditedRow<Row>[];
  children: ReactNode;
};

const fetchDraggedRows = () => import('./DraggedRows.tsx');
const DraggedRows = lazy(async () => ({
  default: await fetchDraggedRows().then(
    (fetched) => fetched.DraggedRows,
    // Arrows and keys still move rows.
    () => () => null,
  ),
})) as typeof FetchedRows;

/** A table whose rows can be moved by handles, if they have an order. Loads the drag library for a pointer only. */
export function OrderedRows<Row extends StoredRecord>(props: OrderedRowsProps<Row>) {
  const { isOrdered, visibleRecords, isHeld, edited, children, ...order } = props;
  const [isPointed, setIsPointed] = useState(false);
  // Touch devices have no hover event to start loading earlier.
  const isTouched = useMediaQuery('(hover: none)');
  const [refusals, setRefusals] = useState(0);

  const rows = useMemo(() => {
    const editedIds = new Set(edited.map(({ record }) => record.id));
    return visibleRecords
      .filter((record) => !isHeld && isInOrder(record))
      .map(({ id }, index) => ({ id, index }))
      .filter(({ id }) => !editedIds.has(id));
  }, [visibleRecords, isHeld, edited]);

  if (!isOrdered) return children;
  return (
    <div className={styles.around} onPointerOver={() => setIsPointed(true)}>
      <p id={dragHint} hidden>
        Press Space to pick it up, the arrow keys to move it, Space to drop it, or Escape to cancel.
      </p>
      {isHeld && <LockedHint />}
      <Fragment key={refusals}>{children}</Fragment>
      {(isPointed || isTouched) && (
        <Suspense>
          <DraggedRows {...order} rows={rows} onRefused={() => setRefusals((times) => times + 1)} />
        </Suspense>
      )}
    </div>
  );
}
