import type { ReactNode } from 'react';
import { ErrorBoundary } from '../feedback/ErrorBoundary.tsx';
import styles from './RecordForm.module.css';

/** A part of a form. The form keeps its values and its buttons if this part cannot be shown. */
export function FormBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary hint="What you typed is still in the form." className={styles.failure}>
      {children}
    </ErrorBoundary>
  );
}
