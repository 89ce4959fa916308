import { AdminIcon } from '../AdminIcon.tsx';
import styles from './RowButton.module.css';

type RowButtonProps = {
  icon: 'up' | 'down' | 'top' | 'edit' | 'delete';
  label: string;
  isDisabled?: boolean;
  /** As `useFocusLater` finds it. */
  focusName?: string;
  onClick: () => void;
};

/** An icon that acts on one record. As light as can be: a list has thousands of them. */
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
