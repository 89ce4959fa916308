import styles from './LetGo.module.css';

/** Takes a project off the list. Shown once a script is there to do it. */
export function LetGo({ label, children }: { label: string; children: string }) {
  return (
    <button type="button" className={styles.button} aria-label={label} data-let-go="" hidden>
      {children}
    </button>
  );
}
