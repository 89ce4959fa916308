import { useEffect, useId, useRef, useState } from 'react';
import { ChangedTag } from '../publishing/ChangedTag.tsx';
import type { SheetColumn } from './sheet-columns.ts';
import styles from './Sheet.module.css';

type SheetCellProps<Row> = {
  id: string;
  column: SheetColumn<Row>;
  row: Row;
  name: string;
  error: string | undefined;
  isChanged: boolean;
  /** Marks the whole row as changed. */
  hasTag: boolean;
  isCurrent: boolean;
  isInRange: boolean;
  /** The initial text of the editor; undefined while the cell is not being edited. */
  editing: string | undefined;
  onType: (text: string) => void;
  onLeave: () => void;
  onEdit: () => void;
  onPress: (isExtending: boolean) => void;
  onReach: () => void;
  onFill: () => void;
};

export function SheetCell<Row>(props: SheetCellProps<Row>) {
  const { id, column, row, error, isChanged, isCurrent, isInRange, editing } = props;
  const text = column.display(row);
  const classNames = [
    column.isRight && styles.right,
    column.isDerived && styles.derived,
    isInRange && styles.inRange,
    isCurrent && styles.current,
    isChanged && styles.changed,
    error && styles.wrong,
  ];
  return (
    <td
      id={id}
      aria-selected={isInRange}
      aria-invalid={error ? true : undefined}
      title={error}
      data-column={column.key}
      className={classNames.filter(Boolean).join(' ')}
      onPointerDown={(event) => {
        if (editing !== undefined || event.button !== 0) return;
        props.onPress(event.shiftKey);
      }}
      onPointerEnter={(event) => {
        if (event.buttons === 1 && event.pointerType === 'mouse') props.onReach();
      }}
      onDoubleClick={props.onEdit}
    >
      {/* While it is edited, its text keeps the width of the column. */}
      <span className={editing === undefined ? undefined : styles.beneath}>
        {text || <span className={styles.placeholder}>{column.placeholder}</span>}
        {error && <span className="sr">, {error}</span>}
        {props.hasTag && <ChangedTag className={styles.tag} />}
        {isChanged && !props.hasTag && <span className="sr">, changed</span>}
      </span>
      {editing === undefined ? (
        isCurrent &&
        !column.isDerived && (
          <span
            className={styles.handle}
            aria-hidden="true"
            onPointerDown={(event) => {
              event.stopPropagation();
              event.preventDefault();
              props.onFill();
            }}
          />
        )
      ) : (
        <CellInput {...props} text={editing} />
      )}
    </td>
  );
}

function CellInput<Row>(props: SheetCellProps<Row> & { text: string }) {
  const { column, onType, onLeave, name } = props;
  const [text, setText] = useState(props.text);
  const input = useRef<HTMLInputElement>(null);
  const list = useId();

  useEffect(() => {
    input.current?.focus();
    input.current?.setSelectionRange(text.length, text.length);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return (
    <>
      <input
        ref={input}
        className={styles.input}
        aria-label={name}
        autoComplete="off"
        list={column.options && list}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          onType(currentTarget.value);
        }}
        onBlur={onLeave}
      />
      {column.options && (
        <datalist id={list}>
          {column.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </datalist>
      )}
    </>
  );
}
