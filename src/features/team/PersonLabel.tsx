import type { ReactNode } from 'react';
import styles from './Team.module.css';

type PersonLabelProps = { name: string; email: string; children?: ReactNode };

/** A person's initial and name at the start of a row. */
export function PersonLabel({ name, email, children }: PersonLabelProps) {
  return (
    <div className={styles.who}>
      <span className={styles.letter} aria-hidden="true">
        {name.charAt(0).toUpperCase()}
      </span>
      <div className={styles.names}>
        <b>{name}</b> {children}
        <small>{email}</small>
      </div>
    </div>
  );
}
