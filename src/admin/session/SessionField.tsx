import type { ComponentProps } from 'react';
import styles from './session.module.css';

type SessionFieldProps = ComponentProps<'input'> & {
  label: string;
  hint?: string;
  error?: string | undefined;
};

/** An input with its label. Where a page has several of one name they have an `id`. */
export function SessionField({ label, hint, error, ...input }: SessionFieldProps) {
  const id = input.id ?? input.name;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={error ? `${styles.field} ${styles.wrong}` : styles.field}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <input
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
