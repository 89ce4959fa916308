import { Button } from '@mantine/core';
import { AdminIcon } from '../../controls/AdminIcon.tsx';
import type { KeyboardEvent, ReactNode } from 'react';
import styles from './SelectedBar.module.css';

type SelectedBarProps = {
  /** `3 selected` */
  count: ReactNode;
  /** Use `group` for a bar with selects, because they need the arrow keys. */
  role?: 'toolbar' | 'group';
  className?: string | undefined;
  onClear: () => void;
  /** Buttons of the variant `outline`. */
  children: ReactNode;
};

/** The bar below a list that shows while rows are selected. */
export function SelectedBar(props: SelectedBarProps) {
  const { count, role = 'toolbar', className, onClear, children } = props;
  return (
    <div
      className={className ? `${styles.bar} ${className}` : styles.bar}
      role={role}
      aria-label="Selection"
      {...(role === 'toolbar' && { tabIndex: -1, onKeyDown: moveFocus })}
    >
      <b className={`num ${styles.count}`}>{count}</b>
      {children}
      <Button variant="outline" className={styles.plain} onClick={onClear}>
        <AdminIcon name="close" />
        <span className={styles.clear}>Clear</span>
      </Button>
    </div>
  );
}

/** The arrow keys move the focus between the buttons, as in every toolbar. */
function moveFocus({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (!step) return;
  const buttons = [...currentTarget.querySelectorAll('button')];
  const index = buttons.findIndex((button) => button === document.activeElement);
  buttons.at((index + step) % buttons.length)?.focus();
}
