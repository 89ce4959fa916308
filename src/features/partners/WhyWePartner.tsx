import type { ReactNode } from 'react';
import { filledBy } from '../../lib/html/field-marks.ts';
import { paragraphs } from '../../lib/text/paragraphs.ts';
import type { Page } from '../page-content/page-content.ts';
import { HeroText } from '../page-content/page/HeroText.tsx';
import type { PageTexts } from '../page-content/page-texts.ts';
import styles from './WhyWePartner.module.css';

type WhyWePartnerProps = PageTexts['partners']['why'] & {
  hero: Pick<Page['hero'], 'subheading' | 'subtitle'>;
  /** Shown beneath the heading. */
  children: ReactNode;
};

export function WhyWePartner({ heading, lead, text, hero, children }: WhyWePartnerProps) {
  return (
    <section className={`wrap grid ${styles.why}`} {...filledBy('content.words.why')}>
      <div className={styles.side}>
        {heading ? <h2 className={styles.heading}>{heading}</h2> : null}
        <div className={styles.tagline}>
          <HeroText hero={hero} />
        </div>
        <div className={styles.filters}>{children}</div>
      </div>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      <div className={styles.text}>
        {paragraphs(text).map((paragraph) => (
          <p key={paragraph} className="muted">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}
