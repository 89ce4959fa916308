import { pageMessages } from '../../../messages/pages.ts';
import type { CSSProperties } from 'react';
import { filledBy } from '../../../lib/html/field-marks.ts';
import { isEmptyHero } from '../../../lib/media/hero-media.ts';
import type { Slot } from '../../../lib/media/image-slot.ts';
import { titleParts, titleWidth } from '../../../lib/typesetting/title-width.ts';
import { paths } from '../../../site/paths.ts';
import { settings } from '../../../site/settings/settings.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { VideoTab } from '../../../ui/media/VideoTab.tsx';
import { HeroMedium } from '../../../ui/media/HeroMedium.tsx';
import { RichText } from '../../../ui/RichText.tsx';
import { FirstProject } from '../../projects/card/FirstProject.tsx';
import type { Project } from '../../projects/project.ts';
import type { Page } from '../page-content.ts';
import styles from './HomeHero.module.css';

type HomeHeroProps = {
  hero: Page['hero'];
  /** The project on the slip. Its image stands in for a missing one. Without a project there is only a button. */
  project: Project | null;
};

/** The hero of the home page: text above the horizon, image or film below, and a half-set sun on the line. */
export function HomeHero({ hero, project }: HomeHeroProps) {
  const media =
    isEmptyHero(hero.media) && project
      ? ({ kind: 'image', image: project.image } as const)
      : hero.media;
  const { lines, joint } = onTwoLines(hero.title || settings().company.name);
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
          className={
            isMeasured.test(lines.join(' ')) ? `${styles.title} ${styles.measured}` : styles.title
          }
          style={
            { '--w': widestLine(lines), '--last': titleWidth(lines.at(-1) ?? '') } as CSSProperties
          }
          {...filledBy('content.hero.title')}
        >
          {lines.map((line, index) => (
            <span key={line}>{index === 0 ? line : joint + line}</span>
          ))}
        </h1>
        <span className={styles.horizon} aria-hidden="true">
          <span className={styles.sun} />
        </span>
      </div>
      <div className={styles.media}>
        <div className={`cover ${styles.image}`} {...filledBy('heroUrl heroType heroYoutubeUrl')}>
          <HeroMedium media={media} slot={slot} />
        </div>
        <div className={`wrap ${styles.foot}`}>
          <div {...filledBy('content.projects.heroId')}>
            {project ? (
              <FirstProject project={project} />
            ) : (
              <p className={styles.way}>
                <Button href={paths.projects} isSolid>
                  {pageMessages().discover}
                  <Icon name="arrowRight" />
                </Button>
              </p>
            )}
          </div>
          <VideoTab media={media} />
        </div>
      </div>
    </section>
  );
}

const slot: Slot = [
  { from: '56rem', width: '100vw', height: 'max(48vh, 15rem)' },
  { width: '100vw', height: 'max(28vh, 13rem)' },
];

/** Titles whose width is known: their lines never break, whatever font has loaded. */
const isMeasured = /^[\p{Script=Latin}\p{N}\p{P}\s]*$/u;

/** Splits a title into two lines of similar width. */
function onTwoLines(title: string) {
  const { parts, joint } = titleParts(title);
  const breaks = parts.map((_, index) => [
    parts.slice(0, index + 1).join(joint),
    parts.slice(index + 1).join(joint),
  ]);
  const [best = []] = breaks.toSorted((a, b) => widestLine(a) - widestLine(b));
  return { lines: best.filter((line) => line !== ''), joint };
}

function widestLine(lines: string[]) {
  return Math.max(...lines.map((line) => titleWidth(line)));
}
