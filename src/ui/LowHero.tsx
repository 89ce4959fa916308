import type { CSSProperties, ReactNode } from 'react';
import { filledBy } from '../lib/html/field-marks.ts';
import { isEmptyHero, type HeroMedia } from '../lib/media/hero-media.ts';
import type { Slot } from '../lib/media/image-slot.ts';
import { roomyTitleWidth, titleWidth } from '../lib/typesetting/title-width.ts';
import styles from './LowHero.module.css';
import { HeroMedium } from './media/HeroMedium.tsx';
import { ResponsiveImage, type BuiltImage } from './media/ResponsiveImage.tsx';
import { VideoTab } from './media/VideoTab.tsx';

type LowHeroProps = {
  title: string;
  image: BuiltImage | HeroMedia;
  /** Shown above the title. */
  children?: ReactNode;
  /** Set if scripts replace the hero together with the list. */
  id?: string;
  /** The title alone. */
  isShort?: boolean;
};

const slot: Slot = [
  { from: '40rem', width: '42vw', height: 'max(24.2vw, 21.75rem)' },
  { width: '100vw', height: '14.5rem' },
];

/** The widest line in em. A longer title would be too small on one line. */
const widest = 9;
const widestOnPhone = 7.5;
const mostLines = 4;

/** The hero of a list. Without a picture the title has the line for itself. */
export function LowHero({ title, image, children, id, isShort = false }: LowHeroProps) {
  const isBare = isShort || ('kind' in image && isEmptyHero(image));
  const [width, lines] = fitTitle(title, widest);
  const [phoneWidth, phoneLines] = fitTitle(title, widestOnPhone);
  const style = { '--w': width, '--phone-w': phoneWidth };
  const wraps = [lines > 1 && styles.wraps, phoneLines > 1 && styles.phoneWraps];
  return (
    <section
      className={isShort ? `${styles.hero} ${styles.short}` : styles.hero}
      id={id}
      style={style as CSSProperties}
      data-hero=""
      data-in-place-head={id && ''}
    >
      <div className={`wrap grid ${styles.inner}`}>
        <div className={styles.texts}>
          {isShort ? null : <div className={styles.lead}>{children}</div>}
          <h1
            className={[styles.title, ...wraps].filter(Boolean).join(' ')}
            {...filledBy('content.hero.title')}
          >
            {title}
          </h1>
        </div>
        {isBare ? null : (
          <div className={`cover ${styles.image}`} {...filledBy('heroUrl heroType heroYoutubeUrl')}>
            {'kind' in image ? (
              <>
                <HeroMedium media={image} slot={slot} />
                <VideoTab media={image} />
              </>
            ) : (
              <ResponsiveImage image={image} slot={slot} className="photo" isEager />
            )}
          </div>
        )}
      </div>
    </section>
  );
}

/** The width of the longest line in em, and over how many lines the title goes. */
function fitTitle(title: string, limit: number) {
  const capitals = title.toUpperCase();
  let lines = 1;
  while (lines < mostLines && titleWidth(capitals, lines) > limit) lines++;
  return [roomyTitleWidth(capitals, lines), lines] as const;
}
