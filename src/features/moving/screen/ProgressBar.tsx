import styles from './Moving.module.css';

/** `part` is from 0 to 1. */
export function ProgressBar({ label, part }: { label: string; part: number }) {
  const percent = Math.floor(part * 100);
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <i style={{ width: `${percent}%` }} />
    </div>
  );
}
