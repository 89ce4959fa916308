import { nameLanguage } from '../../../lib/text/name-language.ts';
import { projectMessages } from '../../../messages/projects.ts';
import type { CSSProperties } from 'react';
import type { Slot } from '../../../lib/media/image-slot.ts';
import { titleWidth } from '../../../lib/typesetting/title-width.ts';
import { paths } from '../../../site/paths.ts';
import { ResponsiveImage } from '../../../ui/media/ResponsiveImage.tsx';
import type { Project } from '../project.ts';
import { isSold } from '../project-status.ts';
import styles from './ProjectPager.module.css';

type Neighbour = Pick<Project, 'slug' | 'title' | 'image' | 'status'>;

/** Links to the previous and the next project. */
export function ProjectPager({ previous, next }: { previous?: Neighbour; next?: Neighbour }) {
  if (!previous || !next) return null;
  const { others, previous: before, next: after } = projectMessages().project.pager;
  // Both titles are as large as the wider one can be.
  const width = Math.max(...[previous, next].map(({ title }) => wholeWidth(title)));
  return (
    <nav className={styles.pager} aria-label={others} style={{ '--w': width } as CSSProperties}>
      <NeighbourLink project={previous} label={before} rel="prev" />
      <NeighbourLink project={next} label={after} rel="next" />
    </nav>
  );
}

type NeighbourLinkProps = { project: Neighbour; label: string; rel: 'prev' | 'next' };

function NeighbourLink({
  project: { slug, title, image, status },
  label,
  rel,
}: NeighbourLinkProps) {
  return (
    <a
      className={`${styles.way} ${styles[rel]}`}
      href={paths.project(slug)}
      rel={rel}
      data-travels="project-hero"
    >
      {image ? (
        <span className={`cover ${styles.image} ${isSold(status) ? styles.sold : ''}`}>
          <ResponsiveImage image={{ ...image, alt: '' }} slot={slot} className="photo" />
        </span>
      ) : null}
      <span className={styles.words}>
        <span className="label">{label}</span>{' '}
        <span className={styles.title} lang={nameLanguage()}>
          {title}
        </span>
      </span>
    </a>
  );
}

function wholeWidth(title: string) {
  return titleWidth(title.toUpperCase(), title.length > maxOneLineLength ? 2 : 1);
}

const maxOneLineLength = 20;
const slot: Slot = [
  { from: '46rem', width: '50vw', aspect: 7 / 4 },
  { width: '50vw', height: '13rem' },
];
