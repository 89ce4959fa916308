/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- On narrow
   screens rows are blocks in CSS, and some screen readers then see no table without its roles. */
import { memo, useMemo, type KeyboardEvent, type ReactNode } from 'react';
import type { Where } from '../actions.ts';
import type { Column } from '../screen.ts';
import styles from './RecordTable.module.css';
import { RowProvider } from './RecordTitle.tsx';
import { RowButton } from './RowButton.tsx';
import { RowOrder } from './RowOrder.tsx';
import { SelectBox } from './SelectBox.tsx';
import type { Selection } from './selection.ts';

/** What can be done to a record. The object stays the same between renders, so that rows can be memoised. */
export type RowActs<Row> = {
  /** Undefined when the records have no order. */
  move: ((record: Row, where: Where) => void) | undefined;
  /** A key was pressed on the row's handle. */
  press: (record: Row, event: KeyboardEvent) => void;
  putBack: (record: Row) => void;
  /** Undefined for who only reads. */
  edit: ((record: Row) => void) | undefined;
  /** Undefined where records are not copied. */
  duplicate: ((record: Row) => void) | undefined;
  /** The address of a record's form, unless it opens in the row; for who only reads, of its page as it is saved. */
  addressOf: ((record: Row) => string) | undefined;
  /** Undefined when records cannot be deleted. */
  remove: ((record: Row) => void) | undefined;
  /** True for a record that is neither copied nor deleted. */
  isFixed: ((record: Row) => boolean) | undefined;
  /** Undefined where nothing is done to several at once. */
  selection: Selection | undefined;
};

type RecordRowProps<Row> = {
  record: Row;
  columns: readonly Column<Row>[];
  nameOf: (record: Row) => string;
  acts: RowActs<Row>;
  /** Position among the records in order, from 1; 0 for one that visitors do not see. */
  place: number;
  isLast: boolean;
  isOrderHeld: boolean;
};

function Row<Row extends { id: string }>(props: RecordRowProps<Row>) {
  return <Cells {...props} />;
}

/** A row of a list with an order. */
function OrderedRow<Row extends { id: string }>(props: RecordRowProps<Row>) {
  const { record, nameOf, acts, place, isLast, isOrderHeld } = props;
  return (
    <Cells
      {...props}
      order={
        place === 0 ? (
          <span className="sr">Not in the order</span>
        ) : (
          <RowOrder
            id={record.id}
            name={nameOf(record)}
            place={place}
            isLast={isLast}
            isHeld={isOrderHeld}
            onMove={(where) => acts.move?.(record, where)}
            onHandleKey={(event) => acts.press(record, event)}
            onHandleLeft={() => acts.putBack(record)}
          />
        )
      }
    />
  );
}

type CellsProps<Row> = RecordRowProps<Row> & { order?: ReactNode };

function Cells<Row extends { id: string }>(props: CellsProps<Row>) {
  const { record, columns, nameOf, acts, order } = props;
  const { edit, addressOf, selection } = acts;
  const isFixed = acts.isFixed?.(record) === true;
  const duplicate = isFixed ? undefined : acts.duplicate;
  const remove = isFixed ? undefined : acts.remove;
  const name = nameOf(record);
  const opened = useMemo(
    () => ({ address: addressOf?.(record), open: edit && (() => edit(record)) }),
    [record, addressOf, edit],
  );
  return (
    <tr role="row" data-row={record.id}>
      {selection && (
        <td role="cell" data-select>
          <SelectBox id={record.id} name={name} selection={selection} />
        </td>
      )}
      {order && <td role="cell">{order}</td>}
      <RowProvider value={opened}>
        {columns.map(({ title, cell }) => (
          <td key={title} role="cell">
            {cell(record)}
          </td>
        ))}
      </RowProvider>
      <td role="cell">
        {edit && (
          <RowButton
            icon="edit"
            label={`Edit ${name}`}
            focusName={`edit-${record.id}`}
            onClick={() => edit(record)}
          />
        )}
        {!edit && opened.address !== undefined && (
          <a className={styles.view} href={opened.address} target="_blank">
            View<span className="sr"> {name} in a new tab</span>
          </a>
        )}
        {duplicate && (
          <RowButton
            icon="copy"
            className={styles.onWide}
            label={`Duplicate ${name}`}
            onClick={() => duplicate(record)}
          />
        )}
        {remove && (
          <RowButton icon="delete" label={`Delete ${name}`} onClick={() => remove(record)} />
        )}
      </td>
    </tr>
  );
}

export const RecordRow = memo(Row) as typeof Row;
export const OrderedRecordRow = memo(OrderedRow) as typeof OrderedRow;
