import type { CSSProperties } from 'react';
import { filledBy } from '../../../lib/html/field-marks.ts';
import type { Slot } from '../../../lib/media/image-slot.ts';
import { titleWidth } from '../../../lib/text/title-width.ts';
import { paths } from '../../../site/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { VideoTab } from '../../../ui/media/VideoTab.tsx';
import { HeroMedium } from '../../../ui/media/HeroMedium.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { acceptsInterest, callToAction } from '../project-status.ts';
import type { ProjectDetail } from '../project.ts';
import { ProjectDescription } from './ProjectDescription.tsx';
import styles from './ProjectHero.module.css';
import { StatusBadge } from '../card/StatusBadge.tsx';

export function ProjectHero({ project }: { project: ProjectDetail }) {
  const { status, hero } = project;
  return (
    <section className={styles.hero} data-hero="">
      <div className={`cover ${styles.media}`} {...filledBy('heroType heroUrl heroYoutubeUrl')}>
        <HeroMedium media={hero} slot={slot} />
      </div>
      <p className={`wrap ${styles.back}`}>
        <TextLink href={paths.projects} data-back="" isBare>
          <Icon name="arrowLeft" /> Back to Projects
        </TextLink>
      </p>
      <div className={`wrap grid ${styles.middle}`}>
        <div className={styles.badge} {...filledBy('status')}>
          <StatusBadge status={status} />
        </div>
        <div className={styles.text}>
          <ProjectDescription text={project.description} />
          <div className={styles.ways}>
            <Button href={acceptsInterest(status) ? '#interest' : paths.projects} isSolid isNatural>
              {callToAction(status)}
            </Button>
            <VideoTab media={hero} />
          </div>
        </div>
      </div>
      <div className="wrap">
        <Title text={project.title} />
      </div>
    </section>
  );
}

const slot: Slot = [{ width: '100vw', height: '100vh' }];

const maxLineLength = { wide: 22, phone: 13 };

/** Descenders would cross the ground line, so a title with one is set in capitals. */
const descender = /[gjpqyçQ,;]/;

function Title({ text }: { text: string }) {
  const isCapital = descender.test(text);
  const displayText = isCapital ? text.toUpperCase() : text;
  const lines = Math.ceil(text.length / maxLineLength.wide);
  const phoneLines = Math.ceil(text.length / maxLineLength.phone);
  const measures = {
    '--lines': lines,
    '--w': titleWidth(displayText, lines),
    '--phone-lines': phoneLines,
    '--phone-w': titleWidth(displayText, phoneLines),
  };
  return (
    <h1
      className={isCapital ? `${styles.title} ${styles.capitals}` : styles.title}
      style={measures as CSSProperties}
      {...filledBy('title')}
    >
      {text}
    </h1>
  );
}
