import { ActionIcon } from '@mantine/core';
import { AdminIcon } from '../../admin/AdminIcon.tsx';
import styles from './Settings.module.css';

type RowActsProps = {
  id: string;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  /** Such as `Remove`. */
  removal: string;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
};

/** Moves and removes a row. What cannot be done stays where it is, and says so. */
export function RowActs({ id, name, isFirst, isLast, removal, onMove, onRemove }: RowActsProps) {
  return (
    <div className={styles.acts}>
      {(['up', 'down'] as const).map((way) => {
        const isEnd = way === 'up' ? isFirst : isLast;
        return (
          <ActionIcon
            key={way}
            aria-label={`Move ${name} ${way}`}
            aria-disabled={isEnd}
            data-focus={`${way}-${id}`}
            onClick={() => !isEnd && onMove(way === 'up' ? -1 : 1)}
          >
            <AdminIcon name={way} />
          </ActionIcon>
        );
      })}
      <ActionIcon
        aria-label={`${removal} ${name}`}
        aria-disabled={isFirst && isLast}
        onClick={() => !(isFirst && isLast) && onRemove()}
      >
        <AdminIcon name="close" />
      </ActionIcon>
    </div>
  );
}
