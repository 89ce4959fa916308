import type { ReactNode } from 'react';
import { filledBy } from '../lib/html/field-marks.ts';
import styles from './HeadedText.module.css';

type HeadedTextProps = { heading: string; fields: string; children: ReactNode };

/** A section with its heading to the left of the text. For `fields` see `filledBy`. */
export function HeadedText({ heading, fields, children }: HeadedTextProps) {
  return (
    <section className="section wrap grid" {...filledBy(fields)}>
      {heading ? <h2 className={`display display--2 ${styles.heading}`}>{heading}</h2> : null}
      <div className={`prose ${styles.text}`}>{children}</div>
    </section>
  );
}
