import type { ReactNode } from 'react';
import styles from './line-with.module.css';

/** For `inputContainer`: a button beside its input. */
export function lineWith(button: ReactNode) {
  return (input: ReactNode) => (
    <div className={styles.line}>
      {input}
      {button}
    </div>
  );
}
