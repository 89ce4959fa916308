import type { Slot } from '../../lib/image-slot.ts';
import { shortlistMessages } from '../../lib/shortlist-messages.ts';
import { paths } from '../../site/paths.ts';
import { Picture } from '../../ui/Picture.tsx';
import { keepWords } from '../shortlist/shortlist-words.ts';
import { aboutPrice, priceText } from './project-price.ts';
import { isSold, statusLabel } from './project-status.ts';
import { placeOf, type Project } from './project.ts';
import styles from './ProjectCard.module.css';
import { StatusRibbon } from './StatusBadge.tsx';

type ProjectCardProps = {
  project: Project;
  slot: Slot;
  /** Where the page lets visitors keep projects. */
  canKeep?: boolean;
};

/**
 * The picture with title and place under it; pointed at, reached or touched, the ribbon comes down. The words stand in
 * the order in which the link is named.
 */
export function ProjectCard({ project, slot, canKeep = false }: ProjectCardProps) {
  const { id, title, status, image } = project;
  const place = placeOf(project);
  const price = isSold(status) ? null : priceText(project);
  const about = isSold(status) ? null : aboutPrice(project);
  const named = [title, place, price, about, statusLabel(status)].filter((part) => part !== null);
  return (
    <li className={canKeep ? `${styles.item} ${styles.kept}` : styles.item}>
      <a
        className={styles.card}
        href={paths.project(project.slug)}
        aria-label={named.join(', ')}
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
          {image ? <Picture image={{ ...image, alt: '' }} slot={slot} className="photo" /> : null}
          <StatusRibbon status={status} />
        </span>
      </a>
      {canKeep ? (
        <button type="button" className={styles.keep} aria-pressed="false" data-keep={id}>
          <span data-word={keepWords()}>{shortlistMessages().keep}</span>
          <span className="sr"> {title}</span>
        </button>
      ) : null}
    </li>
  );
}
