import type { ComponentProps } from 'react';
import { AdminIcon } from '../../controls/AdminIcon.tsx';
import styles from './RowButton.module.css';

type RowButtonProps = Omit<ComponentProps<'button'>, 'children' | 'disabled'> & {
  icon: 'up' | 'down' | 'top' | 'edit' | 'copy' | 'delete' | 'close' | 'grip';
  label: string;
  isDisabled?: boolean;
  /** Disabled, but reachable, so that its description can say why. */
  isLocked?: boolean;
  /** The name for `useFocusLater`. */
  focusName?: string;
};

/** An icon button for one record. A plain button, because long lists have thousands of them. */
export function RowButton(props: RowButtonProps) {
  const { icon, label, isDisabled, isLocked, focusName, className = '', ...button } = props;
  return (
    <button
      {...button}
      type="button"
      className={`${styles.button} ${className}`}
      aria-label={label}
      disabled={isDisabled}
      aria-disabled={isLocked || undefined}
      data-focus={focusName}
    >
      <AdminIcon name={icon} />
    </button>
  );
}
