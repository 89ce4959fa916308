import type { ReactNode } from 'react';
import { PlusMark } from './PlusMark.tsx';
import styles from './PhoneFold.module.css';

type PhoneFoldProps = {
  /** What the content holds, for readers who leave it closed. */
  facts: ReactNode;
  isOpen?: boolean;
  children: ReactNode;
};

/** Closed on a phone until it is opened, or its section is led to. Wider screens and paper show the content alone. */
export function PhoneFold({ facts, isOpen = false, children }: PhoneFoldProps) {
  return (
    <details className={styles.fold} open={isOpen}>
      <summary>
        <span className="num">{facts}</span>
        <PlusMark />
      </summary>
      {children}
    </details>
  );
}
