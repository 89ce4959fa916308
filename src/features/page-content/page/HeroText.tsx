import { filledBy } from '../../../lib/html/field-marks.ts';
import { RichText } from '../../../ui/RichText.tsx';
import type { Page } from '../page-content.ts';
import styles from './HeroText.module.css';

/** The text above a hero's title: the subheading with the subtitle below it, or the subtitle alone. */
export function HeroText({ hero }: { hero: Pick<Page['hero'], 'subheading' | 'subtitle'> }) {
  return (
    <>
      {hero.subheading ? <p {...filledBy('content.hero.subheading')}>{hero.subheading}</p> : null}
      <RichText
        html={hero.subtitle}
        under={1}
        className={hero.subheading ? styles.subtitle : styles.alone}
        {...filledBy('content.hero.subtitle')}
      />
    </>
  );
}
