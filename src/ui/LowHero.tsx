import type { CSSProperties } from 'react';
import { filledBy } from '../lib/html/field-marks.ts';
import type { HeroMedia } from '../lib/media/hero-media.ts';
import type { Slot } from '../lib/media/image-slot.ts';
import { scrimStyle, type Scrim } from '../lib/media/scrim.ts';
import { titleWidth } from '../lib/text/title-width.ts';
import styles from './LowHero.module.css';
import { HeroMedium } from './media/HeroMedium.tsx';
import { ResponsiveImage, type BuiltImage } from './media/ResponsiveImage.tsx';
import { VideoTab } from './media/VideoTab.tsx';

type LowHeroProps = {
  title: string;
  image: BuiltImage | HeroMedia;
  scrim: Scrim;
  /** Set if scripts replace the hero together with the list. */
  id?: string;
};

const slot: Slot = [{ width: '100vw', height: 'max(32vh, 17rem)' }];

/** The widest line in em. A longer title would be too small on one line. */
const widest = 16;
const widestOnPhone = 7.5;
const mostLines = 4;

/**
 * The hero of a list: a low picture with the title on its lower edge. The page's navigation stands on paper above.
 * Without a picture the title is ink on paper.
 */
export function LowHero({ title, image, scrim, id }: LowHeroProps) {
  const isBare = 'kind' in image && image.kind === 'image' && image.image === null;
  const [width, lines] = fitTitle(title, widest);
  const [phoneWidth, phoneLines] = fitTitle(title, widestOnPhone);
  const style = { ...scrimStyle(scrim), '--w': width, '--phone-w': phoneWidth };
  const wraps = [lines > 1 && styles.wraps, phoneLines > 1 && styles.phoneWraps];
  return (
    <section
      className={isBare ? `${styles.hero} ${styles.bare}` : styles.hero}
      id={id}
      style={style as CSSProperties}
      data-hero=""
      data-in-place-head={id && ''}
    >
      <div className={`cover ${styles.media}`} {...filledBy('heroUrl heroType heroYoutubeUrl')}>
        {'kind' in image ? (
          <HeroMedium media={image} slot={slot} />
        ) : (
          <ResponsiveImage image={image} slot={slot} className="photo" isEager />
        )}
      </div>
      <div className={`wrap ${styles.top}`}>
        {'kind' in image ? <VideoTab media={image} /> : null}
      </div>
      <div className={`wrap ${styles.foot}`} data-on={scrim.foot === null ? 'paper' : undefined}>
        <h1
          className={[styles.title, ...wraps].filter(Boolean).join(' ')}
          {...filledBy('content.hero.title')}
        >
          {title}
        </h1>
      </div>
    </section>
  );
}

/** The width of the longest line in em, and over how many lines the title goes. */
function fitTitle(title: string, limit: number) {
  const capitals = title.toUpperCase();
  let lines = 1;
  while (lines < mostLines && titleWidth(capitals, lines) > limit) lines++;
  // A little wider, because the advances are means.
  return [(titleWidth(capitals, lines) * 1.03).toFixed(2), lines] as const;
}
