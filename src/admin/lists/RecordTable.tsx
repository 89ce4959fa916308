/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- On narrow
   screens rows are blocks in CSS, and some screen readers then see no table without its roles. */
import { useMemo, type ReactNode } from 'react';
import { ColumnTitle } from './ColumnTitle.tsx';
import type { Column } from '../screen.ts';
import type { Sort } from './list-view.ts';
import { OrderedRecordRow, RecordRow, type RowActs } from './RecordRow.tsx';
import styles from './RecordTable.module.css';
import { useColumnWidths } from './useColumnWidths.ts';

const longFrom = 40;

type RecordTableProps<Row> = {
  title: string;
  /** The columns between order and actions. */
  columns: readonly Column<Row>[];
  /** All records, in their own order. */
  records: readonly Row[];
  /** The records to show. */
  shown: readonly Row[];
  nameOf: (record: Row) => string;
  acts: RowActs<Row>;
  sort: Sort | undefined;
  /** True while a search or sort hides the real order. */
  isOrderHeld: boolean;
  isBusy: boolean;
  /** The records being edited in their rows. A search does not hide them. */
  edited: readonly EditedRow<Row>[];
};

export type EditedRow<Row> = { record: Row; form: ReactNode };

/** On narrow screens each row becomes a block. */
export function RecordTable<Row extends { id: string }>(props: RecordTableProps<Row>) {
  const { title, columns, records, shown, nameOf, acts, sort, isOrderHeld, isBusy, edited } = props;
  const places = useMemo(
    () => new Map(records.map(({ id }, index) => [id, index + 1] as const)),
    [records],
  );
  const isLong = records.length > longFrom;
  const table = useColumnWidths(isLong);
  const forms = useMemo(
    () => new Map(edited.map(({ record, form }) => [record.id, form] as const)),
    [edited],
  );
  const shownIds = new Set(edited.length > 0 ? shown.map(({ id }) => id) : []);
  const others = edited.map(({ record }) => record).filter(({ id }) => !shownIds.has(id));
  const RowOfList = acts.move ? OrderedRecordRow : RecordRow;
  const columnCount = columns.length + (acts.move ? 2 : 1);
  return (
    <table
      ref={table}
      className={isLong ? `${styles.table} ${styles.long}` : styles.table}
      role="table"
      aria-label={title}
      aria-busy={isBusy}
    >
      <thead role="rowgroup">
        <tr role="row">
          {acts.move && <ColumnTitle title="Order" />}
          {columns.map((column) => (
            <ColumnTitle
              key={column.title}
              title={column.title}
              sort={column.sortBy && (sort ?? null)}
            />
          ))}
          <ColumnTitle title="Actions" />
        </tr>
      </thead>
      <tbody role="rowgroup">
        {[...others, ...shown].map((record) => {
          const form = forms.get(record.id);
          if (form !== undefined) {
            return (
              <tr key={record.id} role="row" className={styles.edited}>
                <td role="cell" colSpan={columnCount}>
                  {form}
                </td>
              </tr>
            );
          }
          const place = places.get(record.id) ?? 0;
          return (
            <RowOfList
              key={record.id}
              record={record}
              columns={columns}
              nameOf={nameOf}
              acts={acts}
              place={place}
              isLast={place === records.length}
              isOrderHeld={isOrderHeld}
            />
          );
        })}
      </tbody>
    </table>
  );
}
