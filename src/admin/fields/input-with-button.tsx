import type { ReactNode } from 'react';
import styles from './input-with-button.module.css';

/** For `inputContainer`: a button beside its input. */
export function inputWithButton(button: ReactNode) {
  return (input: ReactNode) => (
    <div className={styles.line}>
      {input}
      {button}
    </div>
  );
}
