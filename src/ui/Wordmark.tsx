import styles from './Wordmark.module.css';

type WordmarkProps = { text: string; isLarge?: boolean };

/** The name in type, behind the half sun on its line. */
export function Wordmark({ text, isLarge }: WordmarkProps) {
  return (
    <span className={isLarge ? `${styles.wordmark} ${styles.large}` : styles.wordmark}>
      <span className={styles.sun} aria-hidden="true" />
      <span className={styles.name}>{text}</span>
    </span>
  );
}
