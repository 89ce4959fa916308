import type { KeyboardEvent, ReactNode } from 'react';
import { RowControls, RowHandle } from './RowControls.tsx';
import styles from './rows.module.css';
import { useRow, type RowProps } from './useRow.ts';

type LineRowProps = RowProps & {
  /** Called when Enter is pressed in one of its fields. */
  onEnter: () => void;
  children: ReactNode;
};

/** A row of short fields in one line. */
export function LineRow({ onEnter, children, ...row }: LineRowProps) {
  const { label, press, row: rowProps, handle, isDragged } = useRow(row);

  function onKeyDown(event: KeyboardEvent) {
    const isWriting = event.target instanceof HTMLInputElement && !event.nativeEvent.isComposing;
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
