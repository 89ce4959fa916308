/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- On narrow
   screens the rows are blocks, and what is no table in CSS is no table to some screen readers without its roles. */
import { memo } from 'react';
import { OrderArrows, type Direction } from './OrderArrows.tsx';
import type { Column } from './RecordTable.tsx';
import { RowButton } from './RowButton.tsx';

/** What can be done to a record. The same object while the list stands, for the sake of rows that need no change. */
export type RowActs<Row> = {
  /** Undefined where the records have no order of their own. */
  move: ((record: Row, direction: Direction) => void) | undefined;
  edit: (record: Row) => void;
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
  const { record, columns, nameOf, acts, place, isLast, isOrderHeld } = props;
  const { move, edit, remove } = acts;
  const { id } = record;
  const name = nameOf(record);
  return (
    <tr role="row">
      {move && (
        <td role="cell">
          <OrderArrows
            id={id}
            name={name}
            place={place}
            isFirst={place === 1}
            isLast={isLast}
            isHeld={isOrderHeld}
            onMove={(direction) => move(record, direction)}
          />
        </td>
      )}
      {columns.map(({ title, cell }) => (
        <td key={title} role="cell">
          {cell(record)}
        </td>
      ))}
      <td role="cell">
        <RowButton
          icon="edit"
          label={`Edit ${name}`}
          focusName={`edit-${id}`}
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
