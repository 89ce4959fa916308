import { RowButton } from '../lists/table/RowButton.tsx';
import styles from './rows.module.css';
import type { RowProps } from './useRow.ts';

type HandleProps = { label: string; id: string; handle: (element: Element | null) => void };

export function RowHandle({ label, id, handle }: HandleProps) {
  return (
    <RowButton
      ref={handle}
      icon="grip"
      className={styles.handle}
      label={`Drag ${label}`}
      title="Drag, or use the arrow keys"
      focusName={`drag-${id}`}
      data-handle
    />
  );
}

type RowControlsProps = Pick<
  RowProps,
  'id' | 'index' | 'isLast' | 'removal' | 'onMove' | 'onRemove'
> & {
  label: string;
};

export function RowControls(props: RowControlsProps) {
  const { id, index, isLast, removal, label, onMove, onRemove } = props;
  return (
    <span className={styles.controls}>
      <RowButton
        icon="up"
        label={`Move ${label} up`}
        isDisabled={index === 0}
        focusName={`up-${id}`}
        onClick={() => onMove('up')}
      />
      <RowButton
        icon="down"
        label={`Move ${label} down`}
        isDisabled={isLast}
        focusName={`down-${id}`}
        onClick={() => onMove('down')}
      />
      <RowButton icon="close" label={`${removal} ${label}`} onClick={onRemove} data-row-focus />
    </span>
  );
}
