import { AdminIcon } from '../../../admin/controls/AdminIcon.tsx';
import styles from './NoText.module.css';

/** Marks a picture that lacks an alternative text. */
export function NoText() {
  return (
    <span className={styles.mark}>
      <AdminIcon name="failed" />
      No alt text
    </span>
  );
}
