import type { ReactNode } from 'react';
import styles from './DepositForm.module.css';

type Control = {
  id: string;
  name: string;
  className: string | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type PlannerFieldProps = {
  name: string;
  label: string;
  error: string | undefined;
  children: (control: Control) => ReactNode;
};

/** A label, its control and the control's error. */
export function PlannerField({ name, label, error, children }: PlannerFieldProps) {
  const id = `deposit-${name}`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name,
        className: `num ${styles.input}`,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': error === undefined ? undefined : `${id}-error`,
      })}
      {error === undefined ? null : (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
