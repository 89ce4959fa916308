import type { CSSProperties } from 'react';
import { filledBy } from '../../../lib/html/field-marks.ts';
import type { Slot } from '../../../lib/media/image-slot.ts';
import { titleWidth } from '../../../lib/text/title-width.ts';
import { settings } from '../../../site/settings.ts';
import { VideoTab } from '../../../ui/media/VideoTab.tsx';
import { HeroMedium } from '../../../ui/media/HeroMedium.tsx';
import { RichText } from '../../../ui/RichText.tsx';
import type { Page } from '../page-content.ts';
import styles from './HomeHero.module.css';

/** The hero of the home page: text above the horizon, picture or film below, and a half-set sun on the line. */
export function HomeHero({ hero }: { hero: Page['hero'] }) {
  const lines = onTwoLines(hero.title || settings().company.name);
  return (
    <section className={styles.hero} data-hero="">
      <div className={`wrap ${styles.sky}`}>
        <div className={`grid ${styles.introduction}`}>
          {hero.subheading ? (
            <p className="label" {...filledBy('content.hero.subheading')}>
              {hero.subheading}
            </p>
          ) : null}
          <RichText
            html={hero.subtitle}
            under={1}
            className={`lead ${styles.subtitle}`}
            {...filledBy('content.hero.subtitle')}
          />
        </div>
        <h1
          className={styles.title}
          style={{ '--w': widestLine(lines) } as CSSProperties}
          {...filledBy('content.hero.title')}
        >
          {lines.map((line, index) => (
            <span key={line}>{index === 0 ? line : ` ${line}`}</span>
          ))}
        </h1>
        <span className={styles.horizon} aria-hidden="true">
          <span className={styles.sun} />
        </span>
      </div>
      <div className={`cover ${styles.media}`} {...filledBy('heroUrl heroType heroYoutubeUrl')}>
        <HeroMedium media={hero.media} slot={slot} />
        <div className={`wrap ${styles.foot}`}>
          <VideoTab media={hero.media} />
        </div>
      </div>
    </section>
  );
}

const slot: Slot = [
  { from: '56rem', width: '100vw', height: '56vh' },
  { width: '100vw', height: '50vh' },
];

/** Splits a title into two lines of similar width. */
function onTwoLines(title: string) {
  const words = title.trim().split(/\s+/);
  const breaks = words.map((_, index) => [
    words.slice(0, index + 1).join(' '),
    words.slice(index + 1).join(' '),
  ]);
  const [best = []] = breaks.toSorted((a, b) => widestLine(a) - widestLine(b));
  return best.filter((line) => line !== '');
}

function widestLine(lines: string[]) {
  return Math.max(...lines.map((line) => titleWidth(line)));
}
