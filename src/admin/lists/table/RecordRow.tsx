/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- On narrow
   screens rows are blocks in CSS, and some screen readers then see no table without its roles. */
import { memo, useMemo, type ReactNode } from 'react';
import type { StoredRecord } from '../../actions/actions.ts';
import type { Column } from '../../frame/screen.ts';
import styles from './RecordTable.module.css';
import { RowProvider } from './RecordTitle.tsx';
import { columnClass } from './column-class.ts';
import { RowButton } from './RowButton.tsx';
import type { RowActions } from './row-actions.ts';
import { RowMenu } from './RowMenu.tsx';
import { RowOrder } from '../order/RowOrder.tsx';
import { SelectBox } from '../bulk/SelectBox.tsx';

type RecordRowProps<Row> = {
  record: Row;
  columns: readonly Column<Row>[];
  getName: (record: Row) => string;
  rowActions: RowActions<Row>;
  /** The 1-based position among the public records; 0 for a record that is not public. */
  position: number;
  isLast: boolean;
  isOrderHeld: boolean;
};

function Row<Row extends StoredRecord>(props: RecordRowProps<Row>) {
  return <Cells {...props} />;
}

/** A row of a list with an order. */
function OrderedRow<Row extends StoredRecord>(props: RecordRowProps<Row>) {
  const { record, getName, rowActions, position, isLast, isOrderHeld } = props;
  return (
    <Cells
      {...props}
      order={
        position === 0 ? (
          <span className="sr">No position yet</span>
        ) : (
          <RowOrder
            id={record.id}
            name={getName(record)}
            place={position}
            isLast={isLast}
            isHeld={isOrderHeld}
            onMove={(where) => rowActions.move?.(record, where)}
            onHandleKey={(event) => rowActions.press(record, event)}
            onHandleLeft={() => rowActions.putBack(record)}
          />
        )
      }
    />
  );
}

type CellsProps<Row> = RecordRowProps<Row> & { order?: ReactNode };

function Cells<Row extends StoredRecord>(props: CellsProps<Row>) {
  const { record, columns, getName, rowActions, position, isLast, isOrderHeld, order } = props;
  const { edit, getUrl, selection } = rowActions;
  const isFixed = rowActions.isFixed?.(record) === true;
  const remove = isFixed ? undefined : rowActions.remove;
  const name = getName(record);
  const { getPreviewUrl, duplicate, move, unpublish } = rowActions;
  const hasMore = [getPreviewUrl, duplicate, move, unpublish, remove].some(Boolean);
  const context = useMemo(
    () => ({ id: record.id, address: getUrl?.(record), open: edit && (() => edit(record)) }),
    [record, getUrl, edit],
  );
  return (
    <tr role="row" data-row={record.id}>
      {selection && (
        <td role="cell" data-select>
          <SelectBox id={record.id} name={name} selection={selection} />
        </td>
      )}
      {order && (
        <td role="cell" className={styles.order} data-place={position || undefined}>
          {order}
        </td>
      )}
      <RowProvider value={context}>
        {columns.map(({ title, cell, ...column }, index) => (
          <td
            key={title}
            role="cell"
            className={columnClass(column)}
            data-main={index === 0 || undefined}
          >
            {cell(record)}
          </td>
        ))}
      </RowProvider>
      <td role="cell" data-actions data-fixed={isFixed && rowActions.remove ? '' : undefined}>
        {edit && (
          <RowButton
            icon="edit"
            className={styles.edit}
            label={`Edit ${name}`}
            focusName={`edit-${record.id}`}
            onClick={() => edit(record)}
          />
        )}
        {!edit && context.address !== undefined && (
          <a className={styles.view} href={context.address} target="_blank">
            View<span className="sr"> {name} in a new tab</span>
          </a>
        )}
        {remove && (
          <RowButton
            icon="delete"
            className={styles.delete}
            label={`Delete ${name}`}
            onClick={() => remove(record)}
          />
        )}
        {edit && hasMore && (
          <RowMenu
            record={record}
            name={name}
            rowActions={rowActions}
            isFixed={isFixed}
            place={isOrderHeld ? 0 : position}
            isLast={isLast}
          />
        )}
      </td>
    </tr>
  );
}

export const RecordRow = memo(Row) as typeof Row;
export const OrderedRecordRow = memo(OrderedRow) as typeof OrderedRow;
