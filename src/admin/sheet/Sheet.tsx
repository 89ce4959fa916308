import { useEffect, useId, useRef, useLayoutEffect, useState } from 'react';
import type { SheetProps, SheetRow } from './sheet-columns.ts';
import { SheetLine, type LineActions } from './SheetLine.tsx';
import styles from './Sheet.module.css';
import { useRowWindow } from './useRowWindow.ts';
import { useSheet } from './useSheet.ts';

const rowHeight = 44;
/** The heights of the sticky headers above, and of the bar below, in pixels. */
const insets = { above: 190, below: 130 };

/** A table with spreadsheet editing. */
export function Sheet<Row extends SheetRow>(props: SheetProps<Row>) {
  const { label, columns, rows, getName, errorAt, isChanged, isFaint, selection } = props;
  const id = useId();
  const body = useRef<HTMLTableSectionElement>(null);
  const { first, last } = useRowWindow(body, rows.length, rowHeight);
  const table = useRef<HTMLTableElement>(null);
  const sheet = useSheet(props, table);
  const { at } = sheet.selection;
  const isFilling = useRef(false);
  const { top, bottom, left, right } = sheet.range;
  const lineActions = useStableActions({
    type: sheet.type,
    leave: sheet.commit,
    edit: () => sheet.edit(),
    press: (position, isExtending) => {
      sheet.commit();
      sheet.choose(position, isExtending);
    },
    reach: (position) =>
      sheet.choose(isFilling.current ? { ...at, row: position.row } : position, true),
    fill: () => {
      isFilling.current = true;
    },
    toggle: selection.toggle,
  });
  const firstError = findFirstError(props);

  useEffect(() => {
    if (table.current?.contains(document.activeElement)) scrollToRow(body.current, at.row);
  }, [at.row, table]);

  useEffect(() => {
    const grid = table.current;
    const goToError = () => {
      if (!firstError) return;
      sheet.choose(firstError);
      scrollToRow(body.current, firstError.row);
    };
    grid?.addEventListener('invalid', goToError);
    return () => grid?.removeEventListener('invalid', goToError);
  });

  useEffect(() => {
    const stop = () => {
      if (!isFilling.current) return;
      isFilling.current = false;
      sheet.fillDown();
    };
    addEventListener('pointerup', stop);
    return () => removeEventListener('pointerup', stop);
  });

  return (
    <table
      ref={table}
      className={styles.sheet}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- an editable table is a grid
      role="grid"
      tabIndex={0}
      aria-label={label}
      aria-describedby={props.describedBy}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length + 1}
      aria-multiselectable="true"
      aria-activedescendant={rows.length > 0 ? `${id}-${at.row}-${at.column}` : undefined}
      data-invalid={firstError && ''}
      {...sheet.events}
    >
      <thead>
        <tr aria-rowindex={1}>
          <th scope="col" className={styles.box}>
            <span className="sr">Selected</span>
          </th>
          {columns.map(({ key, title, isRight, isDerived }) => (
            <th
              key={key}
              scope="col"
              data-column={key}
              className={`${isRight ? styles.right : ''} ${isDerived ? styles.derived : ''}`}
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        <Spacer rows={first} />
        {rows.slice(first, last).map((row, offset) => {
          const index = first + offset;
          const isReached = index >= top && index <= bottom;
          return (
            <SheetLine
              key={row.key}
              id={id}
              columns={columns}
              row={row}
              index={index}
              current={index === at.row ? at.column : undefined}
              from={isReached ? left : 0}
              to={isReached ? right : -1}
              editing={index === at.row ? sheet.editing : undefined}
              isSelected={selection.has(row.key)}
              lineActions={lineActions}
              {...{ getName, errorAt, isChanged, isFaint }}
            />
          );
        })}
        <Spacer rows={rows.length - last} />
      </tbody>
    </table>
  );
}

function Spacer({ rows }: { rows: number }) {
  if (rows <= 0) return null;
  return <tr aria-hidden="true" style={{ height: rows * rowHeight }} />;
}

/** Scrolls until the row is not covered by a sticky bar. */
function scrollToRow(body: HTMLElement | null, row: number) {
  const start = (body?.getBoundingClientRect().top ?? 0) + row * rowHeight;
  const [above, below] = [insets.above - start, start + rowHeight + insets.below - innerHeight];
  if (above > 0) scrollBy(0, -above);
  else if (below > 0) scrollBy(0, below);
}

function findFirstError<Row extends SheetRow>({ rows, columns, errorAt }: SheetProps<Row>) {
  for (const [row, item] of rows.entries()) {
    const column = columns.findIndex(({ key }) => errorAt(item, key));
    if (column >= 0) return { row, column };
  }
  return undefined;
}

/** Functions with a stable identity. Each calls the latest version of itself. */
function useStableActions(lineActions: LineActions): LineActions {
  const [stable] = useState(() => makeStable(lineActions));
  useLayoutEffect(() => stable.renew(lineActions));
  return stable.lineActions;
}

function makeStable(first: LineActions) {
  let latest = first;
  const lineActions: LineActions = {
    type: (text) => latest.type(text),
    leave: () => latest.leave(),
    edit: () => latest.edit(),
    press: (position, isExtending) => latest.press(position, isExtending),
    reach: (position) => latest.reach(position),
    fill: () => latest.fill(),
    toggle: (key, isOn) => latest.toggle(key, isOn),
  };
  return {
    lineActions,
    renew: (next: LineActions) => {
      latest = next;
    },
  };
}
