import styles from './Loading.module.css';

/** A sun that rises and sets on a line, and what is awaited. */
export function Loading({ children }: { children: string }) {
  return (
    <div className={styles.loading} role="status">
      <span className={styles.sky} aria-hidden="true" />
      <p>{children}</p>
    </div>
  );
}
