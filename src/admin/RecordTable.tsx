/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- On narrow
   screens the rows are blocks, and what is no table in CSS is no table to some screen readers without its roles. */
import { ActionIcon } from '@mantine/core';
import type { ReactNode } from 'react';
import { AdminIcon } from './AdminIcon.tsx';
import { OrderArrows, type Direction } from './OrderArrows.tsx';
import styles from './RecordTable.module.css';

export type Column<Row> = {
  title: string;
  cell: (record: Row) => ReactNode;
  /** What the list can be sorted by. */
  sortBy?: (record: Row) => string | number;
};

type RecordTableProps<Row> = {
  words: { title: string };
  /** What stands between the order and the actions. */
  columns: Column<Row>[];
  records: Row[];
  nameOf: (record: Row) => string;
  isBusy: boolean;
  /** Undefined where the records have no order of their own. */
  onMove: ((record: Row, direction: Direction) => void) | undefined;
  onEdit: (record: Row) => void;
  /** Undefined where none can be deleted. */
  onDelete: ((record: Row) => void) | undefined;
};

/** On narrow screens its rows are stacked records. */
export function RecordTable<Row extends { id: string }>(props: RecordTableProps<Row>) {
  const { words, columns, records, onMove } = props;
  const titles = [...(onMove ? ['Order'] : []), ...columns.map(({ title }) => title), 'Actions'];
  return (
    <table className={styles.table} role="table" aria-label={words.title}>
      <thead role="rowgroup">
        <tr role="row">
          {titles.map((title) => (
            <th key={title} role="columnheader" scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {records.map((record, index) => (
          <RecordRow key={record.id} {...props} record={record} index={index} />
        ))}
      </tbody>
    </table>
  );
}

type RecordRowProps<Row> = RecordTableProps<Row> & { record: Row; index: number };

function RecordRow<Row extends { id: string }>(props: RecordRowProps<Row>) {
  const { record, index, records, columns, nameOf, isBusy, onMove, onEdit, onDelete } = props;
  const { id } = record;
  const name = nameOf(record);
  return (
    <tr role="row">
      {onMove && (
        <td role="cell">
          <OrderArrows
            id={id}
            name={name}
            place={index + 1}
            isFirst={index === 0}
            isLast={index === records.length - 1}
            isBusy={isBusy}
            onMove={(direction) => onMove(record, direction)}
          />
        </td>
      )}
      {columns.map(({ title, cell }) => (
        <td key={title} role="cell">
          {cell(record)}
        </td>
      ))}
      <td role="cell">
        <ActionIcon
          aria-label={`Edit ${name}`}
          data-focus={`edit-${id}`}
          onClick={() => onEdit(record)}
        >
          <AdminIcon name="edit" />
        </ActionIcon>
        {onDelete && (
          <ActionIcon aria-label={`Delete ${name}`} onClick={() => onDelete(record)}>
            <AdminIcon name="delete" />
          </ActionIcon>
        )}
      </td>
    </tr>
  );
}
