import { pageMessages } from '../../../messages/pages.ts';
import { filledBy } from '../../../lib/html/field-marks.ts';
import type { Slot } from '../../../lib/media/image-slot.ts';
import type { Image } from '../../../lib/media/image-url.ts';
import { paths } from '../../../site/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { ResponsiveImage } from '../../../ui/media/ResponsiveImage.tsx';
import type { Page } from '../page-content.ts';
import { PageLead } from './PageLead.tsx';
import styles from './AboutIntro.module.css';

const square = introSlot(1.31, 1);
const skyscraper = introSlot(0.63, 0.49);

/** What the hero says, a button to the projects, and three pictures. */
export function AboutIntro({ hero }: { hero: Page['hero'] }) {
  const { topSquare, bottomSquare, rightSkyscraper } = hero;
  return (
    <section className={`wrap grid ${styles.introduction}`}>
      <div className={styles.text}>
        <PageLead hero={hero} />
        <p>
          <Button href={paths.projects}>{pageMessages().explore}</Button>
        </p>
      </div>
      {topSquare || bottomSquare || rightSkyscraper ? (
        <div className={styles.pictures} {...filledBy('content.hero.images')}>
          <Well image={topSquare} slot={square} className={styles.topSquare} />
          <Well image={bottomSquare} slot={square} className={styles.bottomSquare} />
          <Well image={rightSkyscraper} slot={skyscraper} className={styles.rightSkyscraper} />
        </div>
      ) : null}
    </section>
  );
}

type WellProps = { image: Image | null; slot: Slot; className: string | undefined };

function Well({ image, slot, className }: WellProps) {
  if (!image) return null;
  return (
    <div className={`well unveil ${className}`}>
      <ResponsiveImage image={image} slot={slot} className="photo" />
    </div>
  );
}

function introSlot(aspect: number, phoneAspect: number): Slot {
  return [
    { from: '56rem', width: '23.7vw', aspect, zoom: 1.12 },
    { width: '50vw', aspect: phoneAspect, zoom: 1.12 },
  ];
}
