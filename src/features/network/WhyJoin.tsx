import { pageMessages } from '../../messages/pages.ts';
import { filledBy } from '../../lib/html/field-marks.ts';
import type { Slot } from '../../lib/media/image-slot.ts';
import type { Image } from '../../lib/media/image-url.ts';
import { paragraphs } from '../../lib/text/paragraphs.ts';
import { isOfFirstCompany } from '../../site/settings/first-company.ts';
import lobby from '../../site/images/lobby.jpg?variants&as=picture';
import { ResponsiveImage } from '../../ui/media/ResponsiveImage.tsx';
import type { PageTexts } from '../page-content/page-texts.ts';
import styles from './WhyJoin.module.css';

const defaultImage = {
  ...lobby,
  focal: { x: 0.5, y: 0.5 },
};

const slot: Slot = [
  { from: '56rem', width: '57.4vw', aspect: 1.52 },
  { width: '100vw', aspect: 1.43 },
];

type WhyJoinProps = PageTexts['join']['why'] & {
  /** The picture that an editor chose instead of the default. */
  image: Image | null;
};

export function WhyJoin({ heading, text, image }: WhyJoinProps) {
  if (!heading && !text) return null;
  const shown =
    image ?? (isOfFirstCompany() ? { ...defaultImage, alt: pageMessages().alts.lobby } : null);
  return (
    <section className={`wrap grid ${styles.section}`} {...filledBy('content.words.why')}>
      {shown ? (
        <div className={styles.picture}>
          <div className={`well ${styles.well}`}>
            <ResponsiveImage image={shown} slot={slot} className="photo" />
          </div>
        </div>
      ) : null}
      <div className={shown ? styles.text : `${styles.text} ${styles.alone}`}>
        {heading ? <h2 className="display display--2">{heading}</h2> : null}
        <div className="prose muted">
          {paragraphs(text).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
