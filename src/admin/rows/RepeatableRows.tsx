import { Button } from '@mantine/core';
import { Fragment, useState, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { capitalised } from '../../lib/text/capitalised.ts';
import { AdminIcon } from '../controls/AdminIcon.tsx';
import { useFields, useKeys } from '../fields/fields-context.ts';
import { valueAt, type Values } from '../forms/values.ts';
import { OrderByDrag } from '../lists/order/OrderByDrag.tsx';
import { OpenRow } from './OpenRow.tsx';
import styles from './rows.module.css';
import { focusRow, useRows } from './useRows.ts';
import { RowControls, RowHandle } from './RowControls.tsx';
import { useRow, type RowProps } from './useRow.ts';

type RepeatableRowsProps = {
  /** The path of the list. */
  name: string;
  /** The singular, for example `benefit`. */
  one: string;
  /** Each row is a line of short fields, or a line that expands. */
  variant: 'line' | 'open';
  /** The keys of the text that names a row, and of the text beside it while the row is collapsed. */
  nameIn: string;
  /** The name for that text, if it is not a name itself. */
  readName?: (value: string) => string;
  asideIn?: string;
  /** What is beside the name instead, of the row at a path. */
  renderAside?: (path: string) => ReactNode;
  /** Renders the fields of a row once it is expanded, for long rows. */
  isLate?: boolean;
  /** The label of the button, if not `Add a benefit`. */
  add?: string;
  /** The initial values of a new row, given the previous row. */
  blank?: (last: Values | undefined) => object;
  /** Shows the labels only above the first line. */
  isHeaded?: boolean;
  /** Hides the controls that order the rows. */
  isUnordered?: boolean;
  /** Three columns of a line where there is room, as in `grid-template-columns`. Otherwise as many as fit. */
  columns?: string;
  /** The label of the remove button, and an action before removing. */
  removal?: string;
  onRemove?: (row: Values, remove: () => void) => void;
  /** The fields of the row at a path. `prefix` precedes the labels if no row names them. */
  children: (path: string, prefix: string) => ReactNode;
};

/** A list in a form. Rows can be added, removed, and moved by drag, by arrows and by keys. */
export function RepeatableRows(props: RepeatableRowsProps) {
  const fields = useFields();
  if (fields.mode === 'form') return <WrittenRows {...props} />;
  const { name, one, children } = props;
  const count = Math.max(rowCount(fields.mine, name), rowCount(fields.theirs, name));
  return Array.from({ length: count }, (_, index) => (
    <Fragment key={index}>
      {children(`${name}.${index}`, `${capitalised(one)} ${index + 1}: `)}
    </Fragment>
  ));
}

const writable = 'input, select, textarea';

function WrittenRows(props: RepeatableRowsProps) {
  const { name, one, variant, nameIn, readName, asideIn, renderAside, isLate, blank } = props;
  const { children } = props;
  const {
    add: addLabel = `Add ${one}`,
    removal = 'Remove',
    onRemove,
    isHeaded,
    isUnordered,
    columns,
  } = props;
  const keys = useKeys(name);
  const rows = useRows({ path: name, nameIn, readName, one: capitalised(one) });
  const [open, setOpen] = useState(keys.length === 1 ? keys[0] : undefined);
  const isLine = variant === 'line';

  function add(after?: string) {
    const key = rows.add(after, blank?.(rows.findRow(keys.at(-1) ?? '')));
    setOpen(key);
    requestAnimationFrame(() => focusRow(key, writable));
  }

  function remove(key: string) {
    if (onRemove) onRemove(rows.findRow(key) ?? {}, () => rows.remove(key));
    else rows.remove(key);
  }

  return (
    <div className={styles.whole}>
      <OrderByDrag
        items={keys.map((id) => ({ id }))}
        getName={({ id }) => rows.getName(id)}
        onDrop={({ id }, position) => rows.moveTo(id, position)}
        onAnnounce={rows.say}
      >
        <ol
          className={styles.rows}
          data-headed={isHeaded || undefined}
          data-unordered={isUnordered || undefined}
          data-columns={columns && ''}
          style={{ '--columns': columns } as CSSProperties}
        >
          {keys.map((key, index) => {
            const row = {
              id: key,
              index,
              isLast: index === keys.length - 1,
              path: `${name}.${index}`,
              nameIn,
              readName,
              one,
              removal,
              onMove: (direction: 'up' | 'down') => rows.move(key, direction),
              onRemove: () => remove(key),
            };
            const fields = () => children(row.path, '');
            return isLine ? (
              <LineRow key={key} {...row} onEnter={() => add(key)}>
                {fields()}
              </LineRow>
            ) : (
              <OpenRow
                key={key}
                {...row}
                asideIn={asideIn}
                aside={renderAside?.(row.path)}
                isLate={isLate}
                isOpen={open === key}
                onOpen={(isOpen) => setOpen(isOpen ? key : undefined)}
              >
                {fields}
              </OpenRow>
            );
          })}
        </ol>
      </OrderByDrag>
      <Button variant="default" leftSection={<AdminIcon name="add" />} onClick={() => add()}>
        {addLabel}
      </Button>
      <p className="sr" role="status">
        {rows.said}
      </p>
    </div>
  );
}

function rowCount(values: Values, path: string) {
  const list = valueAt(values, path);
  return Array.isArray(list) ? list.length : 0;
}

type LineRowProps = RowProps & {
  /** Called when Enter is pressed in one of its fields. */
  onEnter: () => void;
  children: ReactNode;
};

/** A row of short fields in one line. */
function LineRow({ onEnter, children, ...row }: LineRowProps) {
  const { label, press, row: rowProps, handle, isDragged } = useRow(row);

  function onKeyDown(event: KeyboardEvent) {
    const isWriting = event.target instanceof HTMLInputElement;
    if (event.key !== 'Enter' || !isWriting || event.defaultPrevented) return press(event);
    event.preventDefault();
    onEnter();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Handles the keys of the controls inside.
    <li
      ref={rowProps}
      className={styles.line}
      data-row={row.id}
      data-dragged={isDragged || undefined}
      onKeyDown={onKeyDown}
    >
      <RowHandle id={row.id} label={label} handle={handle} />
      <div className={styles.cells}>{children}</div>
      <RowControls {...row} label={label} />
    </li>
  );
}
