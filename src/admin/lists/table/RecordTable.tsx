/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- On narrow
   screens rows are blocks in CSS, and some screen readers then see no table without its roles. */
/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- Keys are pressed on the controls within. */
import { useMemo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { columnClass } from './column-class.ts';
import { ColumnTitle } from './ColumnTitle.tsx';
import { isInOrder, type StoredRecord } from '../../actions/actions.ts';
import type { Column } from '../../frame/screen.ts';
import type { Sort } from '../views/list-view.ts';
import { OrderedRecordRow, RecordRow } from './RecordRow.tsx';
import type { RowActions } from './row-actions.ts';
import styles from './RecordTable.module.css';
import { chooseByKey } from '../bulk/choose-by-key.ts';
import { SelectAll } from '../bulk/SelectBox.tsx';
import { useExitingRows } from './useExitingRows.ts';
import { useMediaQuery } from '@mantine/hooks';

const longFrom = 40;

type RecordTableProps<Row> = {
  title: string;
  /** The columns between order and actions. */
  columns: readonly Column<Row>[];
  /** All records, in their own order. */
  records: readonly Row[];
  /** The records to render. */
  visibleRecords: readonly Row[];
  /** The ids of all matching records. */
  foundIds: readonly string[];
  /** Selects all matching records, also those that are not fetched yet. */
  onSelectAll: () => void;
  hasAllRecords: boolean;
  /** The number of public records, if not all are fetched. */
  placed: number | undefined;
  getName: (record: Row) => string;
  rowActions: RowActions<Row>;
  sort: Sort | undefined;
  /** True while a search or sort hides the real order. */
  isOrderHeld: boolean;
  isBusy: boolean;
  /** The records being edited in their rows. A search does not hide them. */
  edited: readonly EditedRow<Row>[];
};

export type EditedRow<Row> = { record: Row; form: ReactNode };

/** On narrow screens each row becomes a block. */
export function RecordTable<Row extends StoredRecord>(props: RecordTableProps<Row>) {
  const {
    title,
    columns,
    records,
    visibleRecords,
    foundIds,
    getName,
    rowActions,
    sort,
    isOrderHeld,
  } = props;
  const { isBusy, edited } = props;
  const { selection } = rowActions;
  const positions = useMemo(
    () => new Map(records.filter(isInOrder).map(({ id }, index) => [id, index + 1] as const)),
    [records],
  );
  const isLong = records.length > longFrom;
  const table = useColumnWidths(isLong);
  const leavingRows = useExitingRows(table, visibleRecords, isOrderHeld);
  const forms = useMemo(
    () => new Map(edited.map(({ record, form }) => [record.id, form] as const)),
    [edited],
  );
  const visibleIds = new Set(edited.length > 0 ? visibleRecords.map(({ id }) => id) : []);
  const others = edited.map(({ record }) => record).filter(({ id }) => !visibleIds.has(id));
  const RowOfList = rowActions.move ? OrderedRecordRow : RecordRow;
  const columnCount = columns.length + 1 + (rowActions.move ? 1 : 0) + (selection ? 1 : 0);

  function leftRow(leaving: (typeof leavingRows)[number]) {
    return row(leaving.record, leaving.isOrderHeld);
  }

  function row(record: Row, isHeld: boolean) {
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
    const position = positions.get(record.id) ?? 0;
    return (
      <RowOfList
        key={record.id}
        record={record}
        columns={columns}
        getName={getName}
        rowActions={rowActions}
        position={position}
        isLast={position === (props.placed ?? positions.size)}
        isOrderHeld={isHeld}
      />
    );
  }

  return (
    <table
      ref={table}
      className={isLong ? `${styles.table} ${styles.long}` : styles.table}
      role="table"
      aria-label={title}
      aria-busy={isBusy}
      onKeyDown={selection && ((event) => chooseByKey(event, selection))}
    >
      <thead role="rowgroup">
        <tr role="row">
          {selection && (
            <th role="columnheader" scope="col" data-select>
              <SelectAll
                foundIds={foundIds}
                hasAllRecords={props.hasAllRecords}
                selection={selection}
                onSelectAll={props.onSelectAll}
              />
            </th>
          )}
          {rowActions.move && <ColumnTitle title="Order" className={styles.onWide} />}
          {columns.map((column) => (
            <ColumnTitle
              key={column.title}
              title={column.title}
              className={columnClass(column)}
              sort={column.sortBy && (sort ?? null)}
            />
          ))}
          <ColumnTitle title="Actions" />
        </tr>
      </thead>
      <tbody role="rowgroup">
        {[
          ...leavingRows.filter(({ isBefore }) => isBefore).map(leftRow),
          ...[...others, ...visibleRecords].map((record) => row(record, isOrderHeld)),
          ...leavingRows.filter(({ isBefore }) => !isBefore).map(leftRow),
        ]}
      </tbody>
    </table>
  );
}

/**
 * Fixes the column widths of a long table to those of its first rows. Each row then has its own layout, and rows out of
 * view have none: the layout of a whole table takes too long with a thousand rows.
 */
function useColumnWidths(isLong: boolean) {
  const ref = useRef<HTMLTableElement>(null);
  const isWide = useMediaQuery(wide, undefined, { getInitialValueInEffect: false });

  useLayoutEffect(() => {
    const table = ref.current;
    if (!isLong || !isWide || !table) return undefined;
    const shares = [...table.querySelectorAll('thead th')].map(
      (title) => `minmax(0, ${title.getBoundingClientRect().width}fr)`,
    );
    table.style.setProperty('--columns', shares.join(' '));
    table.dataset['columns'] = 'fixed';
    return () => {
      delete table.dataset['columns'];
    };
  }, [isLong, isWide]);

  return ref;
}

const wide = '(min-width: 60.01rem)';
