import type { Slot } from '../../../lib/media/image-slot.ts';
import { shortlistMessages } from '../../../messages/shortlist.ts';
import { paths } from '../../../site/paths.ts';
import { ResponsiveImage } from '../../../ui/media/ResponsiveImage.tsx';
import { MoneyText } from '../../../ui/MoneyText.tsx';
import { saveLabels } from '../../shortlist/save-labels.ts';
import { convertedPrice, priceText, standalonePrice } from './project-price.ts';
import { isSold, statusLabel } from '../project-status.ts';
import { cityName, locationName, type Project } from '../project.ts';
import styles from './ProjectCard.module.css';
import { StatusRibbon } from './StatusBadge.tsx';
import { StatusFlag } from './StatusFlag.tsx';

type ProjectCardProps = {
  project: Project;
  slot: Slot;
  /** True on pages where visitors can save projects. */
  canSave?: boolean;
  /** How the project differs from the filters, on the first line below its name. Such cards are of one size. */
  difference?: string;
};

/**
 * A picture with status, name, place and price below. The status ribbon appears on hover, focus and touch, and always
 * if sold out. The visible text must have the same order as the link's accessible name: only CSS puts the flag first.
 */
export function ProjectCard({ project, slot, canSave = false, difference }: ProjectCardProps) {
  const { id, title, status, image, area, city } = project;
  const isSoldOut = isSold(status);
  const about = isSoldOut ? null : convertedPrice(project);
  const name = [
    title,
    difference,
    locationName(project),
    isSoldOut ? null : priceText(project),
    about,
    statusLabel(status),
  ].filter(Boolean);
  return (
    <li
      className={[
        difference === undefined ? styles.item : styles.nearest,
        canSave && styles.kept,
        isSoldOut && styles.sold,
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <a
        className={styles.card}
        href={paths.project(project.slug)}
        aria-label={name.join(', ')}
        data-travels="project-hero"
      >
        <span className={styles.caption}>
          <span className={styles.title}>{title}</span>{' '}
          {difference ? <span className={styles.difference}>{difference}</span> : null}{' '}
          <span className={styles.place}>
            <span>{[area, cityName(city)].filter(Boolean).join(', ')}</span>{' '}
            <span className={`num ${styles.price}`}>
              <MoneyText text={standalonePrice(project)} />
              {about ? (
                <small>
                  {' '}
                  <MoneyText text={about} />
                </small>
              ) : null}
            </span>
          </span>{' '}
          <span className={styles.status}>
            <StatusFlag status={status} />
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
