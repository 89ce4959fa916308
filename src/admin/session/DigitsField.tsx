import styles from './DigitsField.module.css';

type DigitsFieldProps = { label: string; describedBy?: string; isWrong?: boolean };

/** One input drawn as six boxes, so that pasting and autofill work without script. */
export function DigitsField({ label, describedBy, isWrong = false }: DigitsFieldProps) {
  return (
    <div className={isWrong ? `${styles.digits} ${styles.wrong}` : styles.digits}>
      <input
        name="code"
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={isWrong ? true : undefined}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9 ]*"
        maxLength={6}
        required
      />
    </div>
  );
}
