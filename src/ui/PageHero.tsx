import type { CSSProperties } from 'react';
import type { Image } from '../lib/image-url.ts';
import { Picture, type BuiltImage } from './Picture.tsx';
import styles from './PageHero.module.css';

type PageHeroProps = {
  title: string;
  tagline?: string;
  image: Image | BuiltImage;
  /** The mean advance of the title's capitals in em, measured at weight 300. Without it the title keeps clear of the edge. */
  fit?: number;
  /** How much of the picture the dark covers, 0 to 1. */
  overlay?: number;
};

/** A longer title stands on two lines on wide screens too. */
const longestOnOneLine = 22;

export function PageHero({ title, tagline, image, fit, overlay }: PageHeroProps) {
  const onTwoLines = longerHalf(title);
  const wraps = title.length > longestOnOneLine;
  const measures = {
    '--n': wraps ? onTwoLines : title.length,
    '--fit': fit,
    '--nm': onTwoLines + 0.4,
  } as CSSProperties;
  return (
    <section
      className={styles.hero}
      style={{ '--hero-overlay': overlay } as CSSProperties}
      data-hero=""
    >
      <div className={styles.media}>
        <Picture image={image} sizes="100vw" className="photo" isEager />
      </div>
      <div className={`wrap ${styles.top}`}>
        {tagline ? <p className={`lead ${styles.tagline}`}>{tagline}</p> : null}
      </div>
      <div className="wrap">
        <h1 className={wraps ? `${styles.title} ${styles.wraps}` : styles.title} style={measures}>
          {title}
        </h1>
      </div>
    </section>
  );
}

/** The length of the longer line, in characters, when a title is broken in two as evenly as its words allow. */
function longerHalf(title: string) {
  const words = title.trim().split(/\s+/);
  const breaks = words.map((_, index) => {
    const first = words.slice(0, index).join(' ');
    const second = words.slice(index).join(' ');
    return Math.max(first.length, second.length);
  });
  return Math.min(...breaks);
}
