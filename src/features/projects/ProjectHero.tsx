import type { CSSProperties } from 'react';
import { paragraphs } from '../../lib/paragraphs.ts';
import { titleWidth } from '../../lib/title-width.ts';
import { truncate } from '../../lib/truncate.ts';
import { paths } from '../../site/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { FilmTab } from '../../ui/FilmTab.tsx';
import { HeroMedium } from '../../ui/HeroMedium.tsx';
import { acceptsInterest, callToAction } from './project-status.ts';
import type { ProjectDetail } from './project.ts';
import styles from './ProjectHero.module.css';
import { StatusBadge } from './StatusBadge.tsx';

export function ProjectHero({ project }: { project: ProjectDetail }) {
  const { status, hero } = project;
  return (
    <section className={styles.hero} data-hero="">
      <div className={styles.media}>
        <HeroMedium media={hero} />
      </div>
      <div className={`wrap grid ${styles.middle}`}>
        <div className={styles.badge}>
          <StatusBadge status={status} />
        </div>
        <div className={styles.text}>
          <Description text={project.description} />
          <div className={styles.ways}>
            <Button href={acceptsInterest(status) ? '#interest' : paths.projects} isSolid isNatural>
              {callToAction(status)}
            </Button>
            <FilmTab media={hero} />
          </div>
        </div>
      </div>
      <div className="wrap">
        <Title text={project.title} />
      </div>
    </section>
  );
}

const longestOnLine = { wide: 22, phone: 13 };

/** Tails would sink below the ground line: a title with one stands in capitals. */
const hasTail = /[gjpqyçQ,;]/;

function Title({ text }: { text: string }) {
  const isCapital = hasTail.test(text);
  const shown = isCapital ? text.toUpperCase() : text;
  const lines = Math.ceil(text.length / longestOnLine.wide);
  const phoneLines = Math.ceil(text.length / longestOnLine.phone);
  const measures = {
    '--lines': lines,
    '--w': titleWidth(shown, lines),
    '--phone-lines': phoneLines,
    '--phone-w': titleWidth(shown, phoneLines),
  };
  return (
    <h1
      className={isCapital ? `${styles.title} ${styles.capitals}` : styles.title}
      style={measures as CSSProperties}
    >
      {text}
    </h1>
  );
}

const longestOnPhones = 400;
const isShort = 220;

/** On phones a long one is cut, and whole behind one tap. */
function Description({ text }: { text: string }) {
  const cut = truncate(text, longestOnPhones);
  const isCut = cut !== text;
  const size = text.length <= isShort ? 'lead' : isCut ? styles.long : styles.middling;
  return (
    <>
      <div className={`${styles.whole} ${size} ${isCut ? styles.wideOnly : ''}`}>
        <Paragraphs text={text} />
      </div>
      {isCut ? (
        <div className={`${styles.phoneOnly} ${styles.middling}`}>
          <p className={styles.cut}>{cut}</p>
          <details className={styles.more}>
            <summary>
              <span className={styles.whenClosed}>Read all of it</span>
              <span className={styles.whenOpen}>Read less</span>
            </summary>
            <div className={styles.whole}>
              <Paragraphs text={text} />
            </div>
          </details>
        </div>
      ) : null}
    </>
  );
}

function Paragraphs({ text }: { text: string }) {
  return paragraphs(text).map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}
