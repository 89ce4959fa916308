import styles from './ServerHint.module.css';

/** What only whoever runs the server can do, folded. */
export function ServerHint({ children }: { children: string | undefined }) {
  if (!children) return null;
  return (
    <details className={styles.hint}>
      <summary className={styles.summary}>For whoever runs the server</summary>
      <p>{children}</p>
    </details>
  );
}
