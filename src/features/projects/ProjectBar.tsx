import { paths } from '../../site/paths.ts';
import { towerOf } from '../residences/tower.ts';
import styles from './ProjectBar.module.css';
import type { ProjectDetail } from './project.ts';

type ProjectBarProps = { project: ProjectDetail; /** Of the page. */ address: URL };

/** Where one is on the page, and what can be done with it. */
export function ProjectBar({ project, address }: ProjectBarProps) {
  const { title } = project;
  const letter = `subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address.origin + address.pathname)}`;
  return (
    <div className={styles.bar}>
      <nav className={styles.sections} aria-label="On this page" data-sections="">
        {sectionsOf(project).map(({ id, word }) => (
          <a key={id} className={styles.section} href={`#${id}`}>
            {word}
          </a>
        ))}
      </nav>
      <div className={styles.acts} data-acts="">
        <button type="button" className={styles.act} aria-pressed="false" data-keep={project.id}>
          <span data-word="">Keep</span>
          <span className="sr"> {title}</span>
        </button>
        <a className={styles.act} href={`${paths.email('')}?${letter}`} data-share="">
          Share
        </a>
        <a
          className={styles.act}
          href={paths.brochure(project.slug)}
          title={`Brochure of ${title}, PDF`}
        >
          Brochure
        </a>
      </div>
      <p className="sr" role="status" data-keep-status="" />
    </div>
  );
}

function sectionsOf({ features, residences, timeline, pictures }: ProjectDetail) {
  return [
    { id: 'overview', word: 'Overview', isThere: true },
    { id: 'features', word: 'Features', isThere: features.length > 0 },
    { id: 'residences', word: 'Residences', isThere: Object.keys(residences.plans).length > 0 },
    {
      id: 'availability',
      word: 'Availability',
      isThere: towerOf(residences.homes).floors.length > 0,
    },
    { id: 'deposits', word: 'Deposits', isThere: timeline.deposits.length > 0 },
    { id: 'milestones', word: 'Milestones', isThere: timeline.milestones.length > 0 },
    { id: 'gallery', word: 'Gallery', isThere: pictures.length > 0 },
    { id: 'location', word: 'Location', isThere: true },
  ].filter(({ isThere }) => isThere);
}
