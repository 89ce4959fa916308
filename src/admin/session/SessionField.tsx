import type { ComponentProps } from 'react';
import styles from './session.module.css';

type SessionFieldProps = ComponentProps<'input'> & {
  label: string;
  hint?: string;
  error?: string | undefined;
};

/** An input with its label. It needs an `id` if the page has another input with the same name. */
export function SessionField({ label, hint, error, ...input }: SessionFieldProps) {
  const id = input.id ?? input.name;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={error ? `${styles.field} ${styles.wrong}` : styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy || undefined}
      />
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
