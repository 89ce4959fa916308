import { openKeys } from '../../../admin/keys/open-keys.tsx';
import styles from './HomesKeys.module.css';

/** Lists the keys, with those of the table. */
export function HomesKeys() {
  return (
    <button
      type="button"
      className={styles.open}
      aria-label="Keyboard shortcuts"
      aria-keyshortcuts="?"
      aria-haspopup="dialog"
      title="Keyboard shortcuts"
      onClick={openKeys}
    >
      ?
    </button>
  );
}
