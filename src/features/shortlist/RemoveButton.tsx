import styles from './RemoveButton.module.css';

/** Removes a project from the shortlist. Hidden until the script loads. */
export function RemoveButton({ label, children }: { label: string; children: string }) {
  return (
    <button type="button" className={styles.button} aria-label={label} data-let-go="" hidden>
      {children}
    </button>
  );
}
