import { useId, type ReactNode } from 'react';
import { FieldGrid } from './FieldGrid.tsx';
import styles from './FieldSet.module.css';
import { useFields } from './fields-context.ts';

export function FieldSet({
  title,
  hint,
  children,
}: {
  title: string;
  hint?: string;
  children: ReactNode;
}) {
  const heading = useId();
  if (useFields().mode === 'comparison') return children;
  return (
    <section className={styles.set} aria-labelledby={heading}>
      <div>
        <h2 className={styles.title} id={heading}>
          {title}
        </h2>
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
      <FieldGrid>{children}</FieldGrid>
    </section>
  );
}
