import { ActionIcon } from '@mantine/core';
import { AdminIcon } from './AdminIcon.tsx';
import styles from './OrderArrows.module.css';

export type Direction = 'up' | 'down';

type OrderArrowsProps = {
  id: string;
  name: string;
  /** From 1. */
  place: number;
  isFirst: boolean;
  isLast: boolean;
  isBusy: boolean;
  onMove: (direction: Direction) => void;
};

export function OrderArrows({
  id,
  name,
  place,
  isFirst,
  isLast,
  isBusy,
  onMove,
}: OrderArrowsProps) {
  function arrow(direction: Direction, isAtEnd: boolean) {
    return (
      <ActionIcon
        className={styles.arrow}
        aria-label={`Move ${name} ${direction}`}
        disabled={isAtEnd}
        // A disabled button would lose the focus on every move.
        aria-disabled={isBusy || undefined}
        data-focus={`${direction}-${id}`}
        onClick={() => !isBusy && onMove(direction)}
      >
        <AdminIcon name={direction} />
      </ActionIcon>
    );
  }

  return (
    <div className={styles.order}>
      {arrow('up', isFirst)}
      <span className={styles.place}>{place}</span>
      {arrow('down', isLast)}
    </div>
  );
}
