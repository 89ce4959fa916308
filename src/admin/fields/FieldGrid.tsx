import { useId, type ReactNode } from 'react';
import styles from './FieldGrid.module.css';
import { useFields } from './fields-context.ts';

/** Lays fields out on twelve columns. A comparison has one row per field instead. */
export function FieldGrid({ children }: { children: ReactNode }) {
  if (useFields().mode === 'comparison') return children;
  return <div className={styles.fields}>{children}</div>;
}

/** A sentence between the fields of a form. */
export function FieldNote({ children }: { children: ReactNode }) {
  if (useFields().mode === 'comparison') return null;
  return <p className={styles.note}>{children}</p>;
}

type FieldGroupProps = { title: string; note?: string; children: ReactNode };

/** Fields under their own heading, across the whole grid. */
export function FieldGroup({ title, note, children }: FieldGroupProps) {
  const heading = useId();
  if (useFields().mode === 'comparison') return children;
  return (
    <section className={styles.group} aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      {note && <p className={styles.note}>{note}</p>}
      {children}
    </section>
  );
}
