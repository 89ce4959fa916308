import { filledBy } from '../../../lib/html/field-marks.ts';
import { RichText } from '../../../ui/RichText.tsx';
import type { Page } from '../page-content.ts';
import styles from './PageLead.module.css';

type PageLeadProps = { hero: Pick<Page['hero'], 'subheading' | 'subtitle'>; isQuiet?: boolean };

/** The texts of a hero that stand on the page beneath it. */
export function PageLead({ hero, isQuiet = false }: PageLeadProps) {
  return (
    <>
      {hero.subheading ? (
        <p className={styles.lead} {...filledBy('content.hero.subheading')}>
          {hero.subheading}
        </p>
      ) : null}
      <RichText
        html={hero.subtitle}
        under={1}
        className={isQuiet ? 'muted' : 'lead'}
        {...filledBy('content.hero.subtitle')}
      />
    </>
  );
}
