import { AdminIcon } from '../../../admin/controls/AdminIcon.tsx';
import styles from './MissingAltBadge.module.css';

/** Marks a picture that lacks an alternative text. */
export function MissingAltBadge() {
  return (
    <span className={styles.mark}>
      <AdminIcon name="failed" />
      No alt text
    </span>
  );
}
