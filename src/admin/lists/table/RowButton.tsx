import type { ComponentProps, ReactNode } from 'react';
import { AdminIcon } from '../../controls/AdminIcon.tsx';
import styles from './RowButton.module.css';

type RowButtonProps = Omit<ComponentProps<'button'>, 'disabled'> & {
  icon: 'up' | 'down' | 'edit' | 'delete' | 'close' | 'grip' | 'more';
  /** Shown beside the icon. */
  children?: ReactNode;
  label: string;
  isDisabled?: boolean;
  /** Disabled, but reachable, so that its description can say why. */
  isLocked?: boolean;
  /** The name for `useFocusLater`. */
  focusName?: string;
};

/** An icon button for one record. A plain button, because long lists have thousands of them. */
export function RowButton(props: RowButtonProps) {
  const {
    icon,
    label,
    isDisabled,
    isLocked,
    focusName,
    className = '',
    children,
    ...button
  } = props;
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
      {children}
    </button>
  );
}
