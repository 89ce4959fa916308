import type { ReactNode } from 'react';
import styles from './ComparedValues.module.css';
import { useField } from './fields-context.ts';

type ComparedValuesProps = {
  name: string;
  label: string;
  /** Renders nothing for an empty value. */
  children: (value: unknown) => ReactNode;
};

/** The two values of a field side by side. Renders nothing where they are the same. */
export function ComparedValues({ name, label, children }: ComparedValuesProps) {
  const field = useField(name);
  if (field.mode !== 'comparison' || !field.isDifferent) return null;
  const mine = children(field.mine);
  return (
    <section className={styles.field}>
      <h3 className={styles.label}>{label}</h3>
      <div>
        <h4 className={styles.title}>{field.titles.mine}</h4>
        {/* 'Copy mine' copies the text under this label. */}
        <div data-mine={mine ? label : undefined}>{mine || empty}</div>
      </div>
      <div>
        <h4 className={styles.title}>{field.titles.theirs}</h4>
        {children(field.theirs) || empty}
      </div>
    </section>
  );
}

const empty = <p className="muted">Empty</p>;
