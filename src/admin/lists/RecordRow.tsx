/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- On narrow
   screens the rows are blocks, and what is no table in CSS is no table to some screen readers without its roles. */
import { PointerSensor } from '@dnd-kit/dom';
import { useSortable } from '@dnd-kit/react/sortable';
import { memo, useMemo, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import type { Where } from '../actions.ts';
import type { Column } from '../screen.ts';
import { RowProvider } from './RecordTitle.tsx';
import { RowButton } from './RowButton.tsx';
import { RowOrder } from './RowOrder.tsx';

/** What can be done to a record. The same object while the list stands, for the sake of rows that need no change. */
export type RowActs<Row> = {
  /** Undefined where the records have no order of their own. */
  move: ((record: Row, where: Where) => void) | undefined;
  /** The handle of a row has the focus, and a key is pressed or it loses it. */
  press: (record: Row, event: KeyboardEvent) => void;
  putBack: (record: Row) => void;
  edit: (record: Row) => void;
  /** Of the form of a record, where it does not open in its row. */
  addressOf: ((record: Row) => string) | undefined;
  /** Undefined where none can be deleted. */
  remove: ((record: Row) => void) | undefined;
};

type RecordRowProps<Row> = {
  record: Row;
  columns: readonly Column<Row>[];
  nameOf: (record: Row) => string;
  acts: RowActs<Row>;
  /** In the order of all records, from 1. */
  place: number;
  isLast: boolean;
  isOrderHeld: boolean;
};

function Row<Row extends { id: string }>(props: RecordRowProps<Row>) {
  return <Cells {...props} />;
}

/** Whoever takes a row by its handle means it: no waiting for what a finger might want otherwise. */
const sensors = [PointerSensor.configure({ activationConstraints: [] })];

/** In a list whose order is chosen. */
function OrderedRow<Row extends { id: string }>(props: RecordRowProps<Row>) {
  const { record, nameOf, acts, place, isLast, isOrderHeld } = props;
  const { id } = record;
  const { ref, handleRef } = useSortable({
    id,
    index: place - 1,
    disabled: isOrderHeld,
    sensors,
  });
  return (
    <Cells
      {...props}
      row={ref}
      order={
        <RowOrder
          id={id}
          name={nameOf(record)}
          place={place}
          isLast={isLast}
          isHeld={isOrderHeld}
          handle={handleRef}
          onMove={(where) => acts.move?.(record, where)}
          onHandleKey={(event) => acts.press(record, event)}
          onHandleLeft={() => acts.putBack(record)}
        />
      }
    />
  );
}

type CellsProps<Row> = RecordRowProps<Row> & { row?: Ref<HTMLTableRowElement>; order?: ReactNode };

function Cells<Row extends { id: string }>(props: CellsProps<Row>) {
  const { record, columns, nameOf, acts, row, order } = props;
  const { edit, addressOf, remove } = acts;
  const name = nameOf(record);
  const opened = useMemo(
    () => ({ address: addressOf?.(record), open: () => edit(record) }),
    [record, addressOf, edit],
  );
  return (
    <tr role="row" ref={row}>
      {order && <td role="cell">{order}</td>}
      <RowProvider value={opened}>
        {columns.map(({ title, cell }) => (
          <td key={title} role="cell">
            {cell(record)}
          </td>
        ))}
      </RowProvider>
      <td role="cell">
        <RowButton
          icon="edit"
          label={`Edit ${name}`}
          focusName={`edit-${record.id}`}
          onClick={() => edit(record)}
        />
        {remove && (
          <RowButton icon="delete" label={`Delete ${name}`} onClick={() => remove(record)} />
        )}
      </td>
    </tr>
  );
}

/** Drawn again only when something of its own has changed. */
export const RecordRow = memo(Row) as typeof Row;
export const OrderedRecordRow = memo(OrderedRow) as typeof OrderedRow;
