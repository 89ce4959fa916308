import { Button } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import styles from './SelectedBar.module.css';

type SelectedBarProps = {
  /** `3 selected` */
  count: ReactNode;
  /** A bar with selects is a group: they need the arrow keys themselves. */
  role?: 'toolbar' | 'group';
  className?: string | undefined;
  onClear: () => void;
  /** Buttons of the variant `outline`. */
  children: ReactNode;
};

/** The bar at the foot of a list while some of it is selected. */
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
        Clear
      </Button>
    </div>
  );
}

/** The arrow keys go from button to button, as in every toolbar. */
function moveFocus({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (!step) return;
  const buttons = [...currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  buttons.at((at + step) % buttons.length)?.focus();
}
