import { memo } from 'react';
import type { SheetColumn, SheetProps, SheetRow } from './sheet-columns.ts';
import type { CellPosition } from './cell-position.ts';
import { SheetCell } from './SheetCell.tsx';
import styles from './Sheet.module.css';

export type LineActions = {
  type: (text: string) => void;
  leave: () => void;
  edit: () => void;
  press: (position: CellPosition, isExtending: boolean) => void;
  reach: (position: CellPosition) => void;
  fill: () => void;
  toggle: (key: string, isOn: boolean) => void;
};

type SheetLineProps<Row extends SheetRow> = Pick<
  SheetProps<Row>,
  'getName' | 'errorAt' | 'isChanged' | 'isFaint'
> & {
  id: string;
  columns: readonly SheetColumn<Row>[];
  row: Row;
  index: number;
  /** The column of the current cell, if it is in this row. */
  current: number | undefined;
  /** The columns of the range, if it includes this row. */
  from: number;
  to: number;
  editing: string | undefined;
  isSelected: boolean;
  lineActions: LineActions;
};

function Line<Row extends SheetRow>(props: SheetLineProps<Row>) {
  const { id, columns, row, index, current, from, to, editing, lineActions } = props;
  const name = props.getName(row);
  const isRowChanged = columns.some(({ key }) => props.isChanged(row, key));
  return (
    <tr aria-rowindex={index + 2} className={props.isFaint(row) ? styles.faint : undefined}>
      <td className={styles.box}>
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={`Select ${name}`}
          checked={props.isSelected}
          onChange={({ currentTarget }) => lineActions.toggle(row.key, currentTarget.checked)}
        />
      </td>
      {columns.map((column, columnIndex) => (
        <SheetCell
          key={column.key}
          id={`${id}-${index}-${columnIndex}`}
          column={column}
          row={row}
          name={`${column.title} of ${name}`}
          error={props.errorAt(row, column.key)}
          isChanged={props.isChanged(row, column.key)}
          hasTag={isRowChanged && columnIndex === 0}
          isCurrent={columnIndex === current}
          isInRange={columnIndex >= from && columnIndex <= to}
          editing={columnIndex === current ? editing : undefined}
          onType={lineActions.type}
          onLeave={lineActions.leave}
          onEdit={lineActions.edit}
          onPress={(isExtending) =>
            lineActions.press({ row: index, column: columnIndex }, isExtending)
          }
          onReach={() => lineActions.reach({ row: index, column: columnIndex })}
          onFill={lineActions.fill}
        />
      ))}
    </tr>
  );
}

/** A memoised row, rendered again only when one of its cells changes. */
export const SheetLine = memo(Line) as typeof Line;
