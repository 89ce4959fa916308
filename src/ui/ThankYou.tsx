import type { CSSProperties, ReactNode } from 'react';
import { answerFocus } from './in-place/answer-focus.ts';
import { Button } from './Button.tsx';
import styles from './ThankYou.module.css';

type ThankYouProps = {
  heading: string;
  text: string;
  action: { label: string; href: string };
  /** What was sent. */
  children?: ReactNode;
};

/** A heading on the horizon, beside the risen sun, with what was sent below. The heading takes the focus. */
export function ThankYou({ heading, text, action, children }: ThankYouProps) {
  return (
    <div className={styles.page}>
      <div className={styles.sky}>
        <span className={styles.sunrise} aria-hidden="true">
          <span className={styles.sun} />
        </span>
        <h1
          className={`wrap ${styles.heading}`}
          style={{ '--n': heading.length } as CSSProperties}
          {...answerFocus}
        >
          {heading}
        </h1>
      </div>
      <div className={`wrap grid ${styles.body}`}>
        <div className={styles.text}>
          <p className="lead">{text}</p>
          <Button href={action.href}>{action.label}</Button>
        </div>
        <div className={styles.sent}>{children}</div>
      </div>
    </div>
  );
}
