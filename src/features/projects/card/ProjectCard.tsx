import { inLine } from '../../../lib/text/in-line.ts';
import { narrowAmounts } from '../../../lib/amounts/amounts.ts';
import { nameLanguage } from '../../../lib/text/name-language.ts';
import type { Slot } from '../../../lib/media/image-slot.ts';
import { paths } from '../../../site/paths.ts';
import { ResponsiveImage } from '../../../ui/media/ResponsiveImage.tsx';
import { MoneyText } from '../../../ui/amounts/MoneyText.tsx';
import { projectLines } from '../../places/lines.ts';
import { convertedPrice, fittingPrice, priceInColumn } from './project-price.ts';
import { isSold, statusLabel } from '../project-status.ts';
import { placeName, type Project } from '../project.ts';
import styles from './ProjectCard.module.css';
import { SaveProject } from './SaveProject.tsx';
import { StatusRibbon } from './StatusBadge.tsx';
import { StatusFlag } from './StatusFlag.tsx';

type ProjectCardProps = {
  project: Project;
  slot: Slot;
  /** True on pages where visitors can save projects. */
  canSave?: boolean;
  /** The bedrooms that were asked for: the price is that of such homes. */
  bedrooms?: number | null;
  /** How the project differs from the filters, on the first line below its name. Such cards are of one size. */
  difference?: string;
  /** What the picture is. */
  imageNote?: string | null | undefined;
};

/**
 * A picture with status, name, place and price below. The status ribbon appears on hover, focus and touch, and always
 * if sold out. The visible text of the link must have the same order as its accessible name: only CSS puts the flag
 * first, and the ribbon, which repeats it, is no part of the link.
 */
export function ProjectCard({
  project,
  slot,
  canSave = false,
  bedrooms = null,
  difference,
  imageNote,
}: ProjectCardProps) {
  const { title, status, image, area, city } = project;
  const isSoldOut = isSold(status);
  const place = placeName({ area, city });
  const fitting = isSoldOut ? null : fittingPrice(project, bedrooms);
  const price = isSoldOut ? null : narrowAmounts(fitting?.price ?? priceInColumn(project));
  const about = isSoldOut ? null : (fitting ?? { about: convertedPrice(project) }).about;
  const lines = projectLines(project, project.seller ?? undefined, 'card');
  const prices = [price, about, fitting?.homes];
  const texts = [title, difference, place, ...lines, ...prices, statusLabel(status), imageNote];
  return (
    <li
      className={[difference === undefined ? styles.item : styles.nearest, isSoldOut && styles.sold]
        .filter(Boolean)
        .join(' ')}
    >
      <a
        className={styles.card}
        href={paths.project(project.slug)}
        aria-label={inLine(texts)}
        data-travels="project-hero"
      >
        <span className={styles.caption}>
          <span className={styles.title} lang={nameLanguage()}>
            {title}
          </span>{' '}
          {difference ? (
            <span className={styles.difference}>
              <MoneyText text={difference} />
            </span>
          ) : null}{' '}
          <span className={styles.place}>
            <span>
              {place}
              {lines.map((line) => (
                <small key={line}> {line}</small>
              ))}
            </span>{' '}
            {price ? (
              <span className={`num ${styles.price}`}>
                <MoneyText text={price} />{' '}
                {about ? (
                  <small>
                    <MoneyText text={about} />
                  </small>
                ) : null}{' '}
                {fitting?.homes ? <small>{fitting.homes}</small> : null}
              </span>
            ) : null}
          </span>{' '}
          <span className={canSave ? `${styles.status} ${styles.kept}` : styles.status}>
            <StatusFlag status={status} /> {imageNote ? <small>{imageNote}</small> : null}
          </span>
        </span>{' '}
        <span className={`cover ${styles.well}`}>
          {image ? (
            <ResponsiveImage image={{ ...image, alt: '' }} slot={slot} className="photo" />
          ) : null}
        </span>
      </a>
      <span className={styles.ribbon} aria-hidden="true">
        <StatusRibbon status={status} />
      </span>
      {canSave ? <SaveProject project={project} className={styles.keep} /> : null}
    </li>
  );
}
