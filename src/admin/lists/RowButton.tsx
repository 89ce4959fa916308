import { AdminIcon } from '../AdminIcon.tsx';
import styles from './RowButton.module.css';

type RowButtonProps = {
  icon: 'up' | 'down' | 'top' | 'edit' | 'delete';
  label: string;
  isDisabled?: boolean;
  /** The name for `useFocusLater`. */
  focusName?: string;
  onClick: () => void;
};

/** An icon button for one record. A plain button, because long lists have thousands of them. */
export function RowButton({ icon, label, isDisabled, focusName, onClick }: RowButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      disabled={isDisabled}
      data-focus={focusName}
      onClick={onClick}
    >
      <AdminIcon name={icon} />
    </button>
  );
}
