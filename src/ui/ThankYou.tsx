import type { CSSProperties } from 'react';
import { answerFocus } from './in-place/answer-focus.ts';
import { Button } from './Button.tsx';
import styles from './ThankYou.module.css';

type ThankYouProps = {
  heading: string;
  text: string;
  action: { label: string; href: string };
};

/** A heading on the horizon, in front of the risen sun. It takes the focus. */
export function ThankYou({ heading, text, action }: ThankYouProps) {
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
      <div className={`wrap ${styles.body}`}>
        <p className="lead">{text}</p>
        <Button href={action.href}>{action.label}</Button>
      </div>
    </div>
  );
}
