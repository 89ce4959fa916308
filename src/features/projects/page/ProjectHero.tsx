import { nameLanguage } from '../../../lib/text/name-language.ts';
import type { CSSProperties } from 'react';
import { filledBy } from '../../../lib/html/field-marks.ts';
import type { Slot } from '../../../lib/media/image-slot.ts';
import { scrimStyle } from '../../../lib/media/scrim.ts';
import { roomyTitleWidth } from '../../../lib/typesetting/title-width.ts';
import { heroScrim } from '../../../site/hero-scrim.ts';
import { VideoTab } from '../../../ui/media/VideoTab.tsx';
import { HeroMedium } from '../../../ui/media/HeroMedium.tsx';
import type { ProjectDetail } from '../project.ts';
import styles from './ProjectHero.module.css';
import { ProjectSill } from './ProjectSill.tsx';

type ProjectHeroProps = { project: ProjectDetail; nextViewing: string | undefined };

/** The words on paper and the picture with the title. With the bar they fill one screen. */
export function ProjectHero({ project, nextViewing }: ProjectHeroProps) {
  const { hero, title } = project;
  const scrim = heroScrim(hero, 'project');
  return (
    <section className={styles.first}>
      <div className={styles.hero} style={scrimStyle(scrim) as CSSProperties} data-hero="">
        <div className={`cover ${styles.media}`} {...filledBy('heroType heroUrl heroYoutubeUrl')}>
          <HeroMedium media={hero} slot={slot} />
        </div>
        <div className={styles.foot} data-on={scrim.foot === null ? 'paper' : undefined}>
          <Title text={title} />
        </div>
        <VideoTab media={hero} />
      </div>
      <ProjectSill project={project} nextViewing={nextViewing} />
    </section>
  );
}

const slot: Slot = [
  { from: '72rem', width: '65vw', height: '84vh' },
  { from: '56rem', width: '58vw', height: '84vh' },
  { width: '100vw', height: '392px' },
];

const maxLineLength = { wide: 22, phone: 17 };

/** Descenders would cross the ground line, so a title with one is set in capitals. */
const descender = /[gjpqyçQ,;]/;

function Title({ text }: { text: string }) {
  const isCapital = descender.test(text);
  const displayText = isCapital ? text.toUpperCase() : text;
  const lines = Math.ceil(text.length / maxLineLength.wide);
  const phoneLines = Math.ceil(text.length / maxLineLength.phone);
  const measures = {
    '--lines': lines,
    '--w': roomyTitleWidth(displayText, lines),
    '--phone-lines': phoneLines,
    '--phone-w': roomyTitleWidth(displayText, phoneLines),
  };
  return (
    <h1
      className={isCapital ? `${styles.title} ${styles.capitals}` : styles.title}
      style={measures as CSSProperties}
      lang={nameLanguage()}
      {...filledBy('title')}
    >
      {text}
    </h1>
  );
}
