import styles from './LetGo.module.css';

/** Removes a project from the shortlist. Hidden until the script loads. */
export function LetGo({ label, children }: { label: string; children: string }) {
  return (
    <button type="button" className={styles.button} aria-label={label} data-let-go="" hidden>
      {children}
    </button>
  );
}
