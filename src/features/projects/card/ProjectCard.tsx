import type { Slot } from '../../../lib/media/image-slot.ts';
import { shortlistMessages } from '../../../messages/shortlist.ts';
import { paths } from '../../../site/paths.ts';
import { ResponsiveImage } from '../../../ui/media/ResponsiveImage.tsx';
import { saveLabels } from '../../shortlist/save-labels.ts';
import { convertedPrice, priceText } from './project-price.ts';
import { isSold, statusLabel } from '../project-status.ts';
import { locationName, type Project } from '../project.ts';
import styles from './ProjectCard.module.css';
import { StatusRibbon } from './StatusBadge.tsx';

type ProjectCardProps = {
  project: Project;
  slot: Slot;
  /** True on pages where visitors can keep projects. */
  canSave?: boolean;
};

/**
 * A picture with title and place below. The status ribbon appears on hover, focus and touch. The visible text must
 * have the same order as the link's accessible name.
 */
export function ProjectCard({ project, slot, canSave = false }: ProjectCardProps) {
  const { id, title, status, image } = project;
  const place = locationName(project);
  const price = isSold(status) ? null : priceText(project);
  const about = isSold(status) ? null : convertedPrice(project);
  const nameParts = [title, place, price, about, statusLabel(status)].filter(
    (part) => part !== null,
  );
  return (
    <li className={canSave ? `${styles.item} ${styles.kept}` : styles.item}>
      <a
        className={styles.card}
        href={paths.project(project.slug)}
        aria-label={nameParts.join(', ')}
        data-travels="project-hero"
      >
        <span className={styles.caption}>
          <span className={styles.title}>{title}</span>{' '}
          <span className={styles.place}>
            {place} {price === null ? null : <span className="num">{price}</span>}{' '}
            {about ? <span className={`num ${styles.about}`}>{about}</span> : null}
          </span>
        </span>{' '}
        <span className={`cover ${styles.well}`}>
          {image ? (
            <ResponsiveImage image={{ ...image, alt: '' }} slot={slot} className="photo" />
          ) : null}
          <StatusRibbon status={status} />
        </span>
      </a>
      {canSave ? (
        <button type="button" className={styles.keep} aria-pressed="false" data-keep={id}>
          <span data-word={saveLabels()}>{shortlistMessages().keep}</span>
          <span className="sr"> {title}</span>
        </button>
      ) : null}
    </li>
  );
}
