import styles from './Wordmark.module.css';

type WordmarkProps = {
  text: string;
  isLarge?: boolean | undefined;
  /** Between letters, where it is not that of the stylesheet. */
  spacing?: string | undefined;
};

/** The name in type, behind the half sun on its line. */
export function Wordmark({ text, isLarge, spacing }: WordmarkProps) {
  return (
    <span
      className={isLarge ? `${styles.wordmark} ${styles.large}` : styles.wordmark}
      style={spacing === undefined ? undefined : { letterSpacing: spacing }}
    >
      <span className={styles.sun} aria-hidden="true" />
      <span className={styles.name}>{text}</span>
    </span>
  );
}
