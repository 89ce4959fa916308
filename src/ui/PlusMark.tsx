import styles from './PlusMark.module.css';

/** The plus or minus in the `summary` of an accordion. */
export function PlusMark() {
  return <span className={styles.mark} aria-hidden="true" />;
}
