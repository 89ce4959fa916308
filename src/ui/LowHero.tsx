import type { CSSProperties } from 'react';
import { filledBy } from '../lib/html/field-marks.ts';
import type { HeroMedia } from '../lib/media/hero-media.ts';
import type { Slot } from '../lib/media/image-slot.ts';
import type { Image } from '../lib/media/image-url.ts';
import { titleWidth } from '../lib/text/title-width.ts';
import styles from './LowHero.module.css';
import { HeroMedium } from './media/HeroMedium.tsx';
import { ResponsiveImage, type BuiltImage } from './media/ResponsiveImage.tsx';
import { VideoTab } from './media/VideoTab.tsx';

type LowHeroProps = {
  title: string;
  image: Image | BuiltImage | HeroMedia | null;
  /** Set if scripts replace the hero together with the list. */
  id?: string;
};

const slot: Slot = [{ width: '100vw', height: 'max(32vh, 17rem)' }];

/** The hero of a list: a low picture with the title on its lower edge. The page's navigation stands on paper above. */
export function LowHero({ title, image, id }: LowHeroProps) {
  const medium = image && 'kind' in image && image.kind === 'image' ? image.image : image;
  return (
    <section
      className={medium ? styles.hero : `${styles.hero} ${styles.bare}`}
      id={id}
      data-hero=""
      data-in-place-head={id && ''}
    >
      {medium ? (
        <div className={`cover ${styles.media}`} {...filledBy('heroUrl heroType heroYoutubeUrl')}>
          {'kind' in medium ? (
            <HeroMedium media={medium} slot={slot} />
          ) : (
            <ResponsiveImage image={medium} slot={slot} className="photo" isEager />
          )}
        </div>
      ) : null}
      <div className={`wrap ${styles.top}`}>
        {medium && 'kind' in medium ? <VideoTab media={medium} /> : null}
      </div>
      <div className="wrap">
        <h1
          className={styles.title}
          style={{ '--w': titleWidth(title.toUpperCase()) } as CSSProperties}
          {...filledBy('content.hero.title')}
        >
          {title}
        </h1>
      </div>
    </section>
  );
}
