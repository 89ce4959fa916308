import type { CSSProperties } from 'react';
import { frameMessages } from '../../messages/frame.ts';
import { filledBy } from '../../lib/html/field-marks.ts';
import type { Slot } from '../../lib/media/image-slot.ts';
import type { Image } from '../../lib/media/image-url.ts';
import { paragraphs } from '../../lib/text/paragraphs.ts';
import { roomyTitleWidth } from '../../lib/typesetting/title-width.ts';
import { isOfFirstCompany } from '../../site/settings/first-company.ts';
import bust from '../../site/images/founder.jpg?variants&as=picture';
import { ResponsiveImage } from '../../ui/media/ResponsiveImage.tsx';
import type { PageTexts } from '../page-content/page-texts.ts';
import styles from './Founder.module.css';

const slot: Slot = [
  { from: '56rem', width: '37.4vw', aspect: 4 / 5 },
  { width: '93vw', aspect: 4 / 5 },
];

type FounderProps = PageTexts['join']['founder'] & {
  /** The picture that an editor chose instead of the default. */
  portrait: Image | null;
};

export function Founder({ heading, name, text, figures, portrait }: FounderProps) {
  if (!name && !text) return null;
  const visibleFigures = figures.filter(({ value }) => value !== '');
  const defaultPortrait = {
    ...bust,
    alt: frameMessages().portraitAlt(name),
    focal: { x: 0.5, y: 0.3 },
  };
  const widest = Math.max(...visibleFigures.map(({ value }) => Number(roomyTitleWidth(value))));
  const shown = portrait ?? (isOfFirstCompany() ? defaultPortrait : null);
  return (
    <section className={`wrap grid ${styles.section}`} {...filledBy('content.words.founder')}>
      {shown ? (
        <div className={`well ${styles.portrait}`}>
          <ResponsiveImage image={shown} slot={slot} className="photo" />
        </div>
      ) : null}
      <div className={shown ? styles.text : `${styles.text} ${styles.alone}`}>
        {heading ? <h2 className="display display--2">{heading}</h2> : null}
        <div className="prose">
          {paragraphs(text).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {visibleFigures.length > 0 ? (
          <dl className={styles.figures} style={{ '--w': widest } as CSSProperties}>
            {visibleFigures.map((figure) => (
              <Figure key={figure.label} {...figure} />
            ))}
          </dl>
        ) : null}
      </div>
    </section>
  );
}

function Figure({ value, label }: { value: string; label: string }) {
  return (
    <div className={styles.figure}>
      <dt className="muted">{label}</dt>
      <dd className="num">{value}</dd>
    </div>
  );
}
