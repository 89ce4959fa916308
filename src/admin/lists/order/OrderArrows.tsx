import type { ReactNode } from 'react';
import styles from './OrderArrows.module.css';
import { RowButton } from '../table/RowButton.tsx';

export type Direction = 'up' | 'down';

type OrderArrowsProps = {
  id: string;
  name: string;
  /** 1-based. */
  place: number;
  isFirst: boolean;
  isLast: boolean;
  /** True while a search or sort hides the real order. */
  isHeld: boolean;
  onMove: (direction: Direction) => void;
  /** Shows the place. */
  children?: ReactNode;
};

export function OrderArrows(props: OrderArrowsProps) {
  const { id, name, place, isFirst, isLast, isHeld, onMove, children } = props;

  function arrow(direction: Direction, isAtEnd: boolean) {
    return (
      <RowButton
        icon={direction}
        label={`Move ${name} ${direction}`}
        isDisabled={isAtEnd || isHeld}
        focusName={`${direction}-${id}`}
        onClick={() => onMove(direction)}
      />
    );
  }

  return (
    <div className={styles.order}>
      {arrow('up', isFirst)}
      {children ?? <span className={styles.place}>{place}</span>}
      {arrow('down', isLast)}
    </div>
  );
}
