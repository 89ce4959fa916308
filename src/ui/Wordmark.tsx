import styles from './Wordmark.module.css';

type WordmarkProps = {
  text: string;
  isLarge?: boolean | undefined;
  lang?: string | undefined;
  /** The letter spacing, if it differs from the stylesheet's. */
  spacing?: string | undefined;
};

/** The company's name with the half sun. */
export function Wordmark({ text, isLarge, lang, spacing }: WordmarkProps) {
  return (
    <span
      lang={lang}
      className={isLarge ? `${styles.wordmark} ${styles.large}` : styles.wordmark}
      style={spacing === undefined ? undefined : { letterSpacing: spacing }}
    >
      <span className={styles.sun} aria-hidden="true" />
      <span className={styles.name}>{text}</span>
    </span>
  );
}
