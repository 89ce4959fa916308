import type { ReactNode, RefObject, SubmitEventHandler } from 'react';
import { FormBoundary } from './FormBoundary.tsx';
import styles from './RecordForm.module.css';

type FormLayoutProps = {
  form: RefObject<HTMLFormElement | null>;
  /** The name of the noun. */
  noun: string;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  /** The state and the buttons. */
  bar: ReactNode;
  /** Between the bar and what is told. */
  tabs: ReactNode;
  advice: ReactNode;
  notices: ReactNode;
  aside: ReactNode;
  foot: ReactNode;
  dialogs: ReactNode;
  /** The fields. */
  children: ReactNode;
};

/** The parts of a form. If one of them cannot be shown, the others stay. */
export function FormLayout(props: FormLayoutProps) {
  const { form, noun, onSubmit, bar, tabs, advice, notices, aside, foot, dialogs, children } =
    props;
  return (
    <form ref={form} className={styles.form} data-record={noun} noValidate onSubmit={onSubmit}>
      <FormBoundary>{bar}</FormBoundary>
      <FormBoundary>{tabs}</FormBoundary>
      <FormBoundary>{advice}</FormBoundary>
      <FormBoundary>{notices}</FormBoundary>
      <div className={aside ? styles.withAside : undefined}>
        <div className={styles.fields}>
          <FormBoundary>{children}</FormBoundary>
        </div>
        <FormBoundary>{aside}</FormBoundary>
      </div>
      <FormBoundary>{foot}</FormBoundary>
      <FormBoundary>{dialogs}</FormBoundary>
    </form>
  );
}
