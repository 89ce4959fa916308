import styles from './PlusMark.module.css';

/** Stands in a summary and says that there is more, or less. */
export function PlusMark() {
  return <span className={styles.mark} aria-hidden="true" />;
}
