import { filledBy } from '../../lib/field-marks.ts';
import { paragraphs } from '../../lib/paragraphs.ts';
import type { PageWords } from '../page-content/page-words.ts';
import styles from './WhyWePartner.module.css';

export function WhyWePartner({ heading, lead, text }: PageWords['partners']['why']) {
  if (!heading && !lead && !text) return null;
  return (
    <section className="section wrap grid" {...filledBy('content.words.why')}>
      {heading ? <h2 className={`display display--2 ${styles.heading}`}>{heading}</h2> : null}
      <div className={`prose ${styles.text}`}>
        {lead ? <p className="lead">{lead}</p> : null}
        {paragraphs(text).map((paragraph) => (
          <p key={paragraph} className="muted">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}
