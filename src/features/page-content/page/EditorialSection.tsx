import { filledBy } from '../../../lib/html/field-marks.ts';
import type { Slot } from '../../../lib/media/image-slot.ts';
import { ResponsiveImage } from '../../../ui/media/ResponsiveImage.tsx';
import { RichText } from '../../../ui/RichText.tsx';
import type { PageSection } from '../page-content.ts';
import styles from './EditorialSection.module.css';

type EditorialSectionProps = { section: PageSection; index: number };

/** Layouts by position: wide from the left edge, tall and inset, wide to the right edge. */
const layouts = [styles.left, styles.tall, styles.right];
const wide: Slot = [
  { from: '56rem', width: '57.4vw', aspect: 7 / 6, zoom: 1.12 },
  { width: '100vw', aspect: 7 / 6, zoom: 1.12 },
];
const tall: Slot = [
  { from: '56rem', width: '37.4vw', aspect: 4 / 5, zoom: 1.12 },
  { width: '93vw', aspect: 4 / 5, zoom: 1.12 },
];
const slots = [wide, tall, wide];

export function EditorialSection({ section, index }: EditorialSectionProps) {
  const { title, subheading, content, image, medallion, isOnBaseline } = section;
  const field = (name: string) => filledBy(`content.sections.${index}.${name}`);
  const layout = image ? layouts[index % layouts.length] : styles.alone;
  const classes = ['section wrap grid', styles.section, layout, isOnBaseline && styles.baseline];
  return (
    <section className={classes.filter(Boolean).join(' ')}>
      {image ? (
        <div className={styles.picture}>
          <div className={`well unveil ${styles.well}`} {...field('imageUrl')}>
            <ResponsiveImage
              image={image}
              slot={slots[index % slots.length] ?? wide}
              className="photo"
            />
          </div>
          {medallion ? (
            <div className={styles.medallion} {...field('medallionLogoUrl')}>
              <ResponsiveImage image={medallion} slot={[{ width: '96px' }]} />
            </div>
          ) : null}
        </div>
      ) : null}
      <div className={styles.text} {...field('content')}>
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
        <RichText html={content} under={2} className="muted" />
      </div>
    </section>
  );
}
