import { filledBy } from '../../../lib/html/field-marks.ts';
import type { Slot } from '../../../lib/media/image-slot.ts';
import { ResponsiveImage } from '../../../ui/media/ResponsiveImage.tsx';
import { RichText } from '../../../ui/RichText.tsx';
import type { PageSection } from '../page-content.ts';
import styles from './EditorialSection.module.css';

type Layout = 'left' | 'right' | 'tall' | 'full';

/** From the left edge, over the whole width with the text on a slip of paper, from the right edge, and again. */
export const homeRhythm: readonly Layout[] = ['left', 'full', 'right'];
export const aboutRhythm: readonly Layout[] = ['left', 'tall', 'full', 'right'];

type EditorialSectionProps = { section: PageSection; index: number; rhythm: readonly Layout[] };

const wide: Slot = [
  { from: '56rem', width: '57.4vw', aspect: 1.52, zoom: 1.12 },
  { width: '100vw', aspect: 1.43, zoom: 1.12 },
];
const slots: Record<Layout, Slot> = {
  left: wide,
  right: wide,
  tall: [
    { from: '56rem', width: '41.4vw', aspect: 0.93, zoom: 1.12 },
    { width: '100vw', aspect: 1.43, zoom: 1.12 },
  ],
  full: [
    { from: '56rem', width: '100vw', aspect: 2.14, zoom: 1.12 },
    { width: '100vw', aspect: 1.16, zoom: 1.12 },
  ],
};

export function EditorialSection({ section, index, rhythm }: EditorialSectionProps) {
  const { title, subheading, content, textMedia, image, medallion, isOnBaseline } = section;
  const field = (name: string) => filledBy(`content.sections.${index}.${name}`);
  const place = rhythm[index % rhythm.length] ?? 'left';
  const layout = image ? styles[place] : styles.alone;
  const classes = ['wrap grid', styles.section, layout, isOnBaseline && styles.baseline];
  return (
    <section className={classes.filter(Boolean).join(' ')}>
      {image ? (
        <div className={styles.picture}>
          <div className={`well unveil ${styles.well}`} {...field('imageUrl')}>
            <ResponsiveImage image={image} slot={slots[place]} className="photo" />
          </div>
        </div>
      ) : null}
      <div className={styles.text} {...field('content')}>
        {medallion ? (
          <div className={styles.medallion} {...field('medallionLogoUrl')}>
            <ResponsiveImage image={medallion} slot={[{ width: '56px' }]} />
          </div>
        ) : null}
        {subheading ? (
          <p className="label muted" {...field('subheading')}>
            {subheading}
          </p>
        ) : null}
        {title ? (
          <h2 className="display display--2" {...field('title')}>
            {title}
          </h2>
        ) : null}
        <RichText html={content} under={2} media={textMedia} className="muted" />
      </div>
    </section>
  );
}
