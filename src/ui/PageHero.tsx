import type { CSSProperties, ReactNode } from 'react';
import { filledBy } from '../lib/html/field-marks.ts';
import type { HeroMedia } from '../lib/media/hero-media.ts';
import type { Slot } from '../lib/media/image-slot.ts';
import { scrimStyle, type Scrim } from '../lib/media/scrim.ts';
import { nameLanguage } from '../lib/text/name-language.ts';
import { titleWidth } from '../lib/typesetting/title-width.ts';
import { VideoTab } from './media/VideoTab.tsx';
import { HeroMedium } from './media/HeroMedium.tsx';
import { ResponsiveImage, type BuiltImage } from './media/ResponsiveImage.tsx';
import styles from './PageHero.module.css';

type PageHeroProps = {
  title: string;
  /** Whether the title is the same in all languages. */
  isName?: boolean;
  /** Stands below. */
  children?: ReactNode;
  image: BuiltImage | HeroMedia;
  scrim: Scrim;
  /** The mean advance of the title's capitals in em, measured at weight 300. Estimated if omitted. */
  fit?: number | undefined;
};

const slot: Slot = [
  { from: '56rem', width: '100vw', height: 'max(47vh, 24rem)' },
  { width: '100vw', height: 'max(46vh, 20rem)' },
];

/** Longer titles take two lines even on wide screens. */
const maxOneLineLength = 22;

export function PageHero(props: PageHeroProps) {
  const { title, isName, children, image, scrim, fit } = props;
  const capitals = title.toUpperCase();
  const wraps = title.length > maxOneLineLength;
  const measures = {
    '--w': fit ? title.length * fit : titleWidth(capitals, wraps ? 2 : 1),
    '--wm': titleWidth(capitals, wraps ? 3 : 2),
  } as CSSProperties;
  return (
    <>
      <section className={styles.hero} style={scrimStyle(scrim) as CSSProperties} data-hero="">
        <div className={`cover ${styles.media}`} {...filledBy('heroUrl heroType heroYoutubeUrl')}>
          {'kind' in image ? (
            <HeroMedium media={image} slot={slot} />
          ) : (
            <ResponsiveImage image={image} slot={slot} className="photo" isEager />
          )}
        </div>
        <div className={`wrap ${styles.foot}`} data-on={scrim.foot === null ? 'paper' : undefined}>
          <h1
            className={wraps ? `${styles.title} ${styles.wraps}` : styles.title}
            style={measures}
            lang={isName ? nameLanguage() : undefined}
            {...filledBy('content.hero.title')}
          >
            {title}
          </h1>
        </div>
        {'kind' in image ? <VideoTab media={image} /> : null}
      </section>
      {children ? (
        <div className={`wrap ${styles.under}`}>
          <div className={`lead ${styles.tagline}`}>{children}</div>
        </div>
      ) : null}
    </>
  );
}
