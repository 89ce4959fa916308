import { filledBy } from '../../lib/field-marks.ts';
import { RichText } from '../../ui/RichText.tsx';
import type { Page } from './page-content.ts';
import styles from './HeroWords.module.css';

/** What stands above the title in a hero: the subheading, and the subtitle below it, or the subtitle in its place. */
export function HeroWords({ hero }: { hero: Pick<Page['hero'], 'subheading' | 'subtitle'> }) {
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
