import { useState, type ReactNode } from 'react';
import { FieldGrid } from './FieldGrid.tsx';
import styles from './FieldSet.module.css';
import { useFields } from './fields-context.ts';

type FoldedSetProps = {
  title: string;
  hint: string;
  /** Opens it for an error. */
  hasError: boolean;
  children: ReactNode;
};

/** A collapsible part of a form, initially closed. */
export function FoldedSet({ title, hint, hasError, children }: FoldedSetProps) {
  const [isOpen, setOpen] = useState(false);
  if (useFields().mode === 'comparison') return children;
  return (
    <details
      className={styles.folded}
      open={isOpen || hasError}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.hint}>{hint}</p>
      </summary>
      {(isOpen || hasError) && <FieldGrid>{children}</FieldGrid>}
    </details>
  );
}
