import type { CSSProperties } from 'react';
import { filledBy } from '../../lib/html/field-marks.ts';
import { paragraphs } from '../../lib/text/paragraphs.ts';
import { roomyTitleWidth } from '../../lib/typesetting/title-width.ts';
import { HeroText } from '../page-content/page/HeroText.tsx';
import { initialTitle } from '../page-content/page/initial-title.ts';
import type { Page } from '../page-content/page-content.ts';
import type { PageTexts } from '../page-content/page-texts.ts';
import styles from './WhyWePartner.module.css';

type WhyWePartnerProps = PageTexts['partners']['why'] & { hero: Page['hero'] };

/** The title of the page in two lines, and beside it why we partner. */
export function WhyWePartner({ heading, lead, text, hero }: WhyWePartnerProps) {
  const title = hero.title || initialTitle('partners');
  const width = roomyTitleWidth(title.toUpperCase(), 2);
  return (
    <section
      className={`wrap grid ${styles.head}`}
      style={{ '--w': width, '--phone-w': width } as CSSProperties}
      {...filledBy('content.words.why')}
    >
      <h1 className={styles.title} {...filledBy('content.hero.title')}>
        {title}
      </h1>
      {heading ? <h2 className={styles.heading}>{heading}</h2> : null}
      <div className={styles.tagline}>
        <HeroText hero={hero} />
      </div>
      <div className={styles.text}>
        {[lead, ...paragraphs(text)].filter(Boolean).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
