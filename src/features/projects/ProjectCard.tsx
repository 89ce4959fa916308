import type { CSSProperties } from 'react';
import type { Slot } from '../../lib/image-slot.ts';
import { titleWidth } from '../../lib/title-width.ts';
import { paths } from '../../site/paths.ts';
import { Picture } from '../../ui/Picture.tsx';
import { statusLabel } from './project-status.ts';
import { placeOf, type Project } from './project.ts';
import styles from './ProjectCard.module.css';
import { StatusRibbon } from './StatusBadge.tsx';

type ProjectCardProps = { project: Project; slot: Slot };

/** At rest the picture alone; pointed at, reached or touched, the ribbon comes down and the title rises. */
export function ProjectCard({ project, slot }: ProjectCardProps) {
  const { title, status, image } = project;
  const place = placeOf(project);
  const width = { '--w': titleWidth(title, title.length > longestOnOneLine ? 2 : 1) };
  return (
    <li className={styles.item}>
      <a
        className={styles.card}
        href={paths.project(project.slug)}
        aria-label={`${title}, ${place}, ${statusLabel(status)}`}
        data-travels="project-hero"
      >
        {image ? <Picture image={{ ...image, alt: '' }} slot={slot} className="photo" /> : null}
        <span className={styles.body}>
          <span className={styles.title} style={width as CSSProperties}>
            {title}
          </span>{' '}
          <span className={`label ${styles.place}`}>{place}</span>
        </span>{' '}
        <StatusRibbon status={status} />
      </a>
    </li>
  );
}

const longestOnOneLine = 20;
