import type { KeyboardEvent, ReactNode } from 'react';
import { RowControls, RowHandle } from './RowControls.tsx';
import styles from './rows.module.css';
import { useRow, type RowProps } from './useRow.ts';

type LineRowProps = RowProps & {
  /** Enter was pressed in one of its fields. */
  onEnter: () => void;
  children: ReactNode;
};

/** A row of short fields in one line. */
export function LineRow({ onEnter, children, ...row }: LineRowProps) {
  const { label, press, row: place, handle, isDragged } = useRow(row);

  function pressed(event: KeyboardEvent) {
    const isWriting = event.target instanceof HTMLInputElement && !event.nativeEvent.isComposing;
    if (event.key !== 'Enter' || !isWriting || event.defaultPrevented) return press(event);
    event.preventDefault();
    onEnter();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The keys of the controls within.
    <li
      ref={place}
      className={styles.line}
      data-row={row.id}
      data-dragged={isDragged || undefined}
      onKeyDown={pressed}
    >
      <RowHandle id={row.id} label={label} handle={handle} />
      <div className={styles.cells}>{children}</div>
      <RowControls {...row} label={label} />
    </li>
  );
}
