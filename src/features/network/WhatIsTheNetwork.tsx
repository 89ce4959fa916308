import { filledBy } from '../../lib/field-marks.ts';
import { paragraphs } from '../../lib/paragraphs.ts';
import type { PageWords } from '../page-content/page-words.ts';
import styles from './WhatIsTheNetwork.module.css';

export function WhatIsTheNetwork({ heading, text }: PageWords['join']['network']) {
  if (!heading && !text) return null;
  return (
    <section className="section wrap grid" {...filledBy('content.words.network')}>
      {heading ? <h2 className={`display display--2 ${styles.heading}`}>{heading}</h2> : null}
      <div className={`prose lead ${styles.text}`}>
        {paragraphs(text).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
