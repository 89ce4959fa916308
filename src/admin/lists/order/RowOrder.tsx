import type { KeyboardEvent } from 'react';
import type { Where } from '../../actions/actions.ts';
import { OrderArrows } from './OrderArrows.tsx';
import { RowButton } from '../table/RowButton.tsx';
import styles from './RowOrder.module.css';

type RowOrderProps = {
  id: string;
  name: string;
  /** 1-based. */
  place: number;
  isLast: boolean;
  /** True while a search or sort hides the real order. */
  isHeld: boolean;
  onMove: (where: Where) => void;
  onHandleKey: (event: KeyboardEvent) => void;
  onHandleLeft: () => void;
};

/** The id of the instructions for dragging by keyboard. */
export const dragHint = 'drag-hint';

/** The id of the explanation why rows cannot be moved. */
export const lockedHint = 'order-locked';

/** A record's position, with all controls that change it. */
export function RowOrder({ onHandleKey, onHandleLeft, ...row }: RowOrderProps) {
  const { id, name, place, isHeld, onMove } = row;
  return (
    <div className={styles.order} data-locked={isHeld || undefined}>
      <OrderArrows {...row} isFirst={place === 1} onMove={(direction) => onMove({ direction })}>
        <RowButton
          icon="grip"
          className={styles.handle}
          label={`Drag ${name}, number ${place}`}
          aria-describedby={isHeld ? lockedHint : dragHint}
          focusName={`drag-${id}`}
          isLocked={isHeld}
          onKeyDown={isHeld ? undefined : onHandleKey}
          onBlur={onHandleLeft}
        >
          {place}
        </RowButton>
      </OrderArrows>
    </div>
  );
}
