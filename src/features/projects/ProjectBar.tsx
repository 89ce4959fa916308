import { projectMessages } from '../../lib/project-messages.ts';
import { shortlistMessages } from '../../lib/shortlist-messages.ts';
import { paths } from '../../site/paths.ts';
import { keepWords } from '../shortlist/shortlist-words.ts';
import { towerOf } from '../residences/tower.ts';
import styles from './ProjectBar.module.css';
import { acceptsInterest } from './project-status.ts';
import type { ProjectDetail } from './project.ts';

type ProjectBarProps = { project: ProjectDetail; /** Of the page. */ address: URL };

/** Where one is on the page, and what can be done with it. */
export function ProjectBar({ project, address }: ProjectBarProps) {
  const { title } = project;
  const messages = projectMessages().project;
  const letter = `subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address.origin + address.pathname)}`;
  return (
    <div className={styles.bar}>
      <nav className={styles.sections} aria-label={messages.onThisPage} data-sections="">
        {sectionsOf(project).map(({ id, word }) => (
          <a key={id} className={styles.section} href={`#${id}`}>
            {word}
          </a>
        ))}
      </nav>
      <div className={styles.acts} data-acts="">
        <button type="button" className={styles.act} aria-pressed="false" data-keep={project.id}>
          <span data-word={keepWords()}>{shortlistMessages().keep}</span>
          <span className="sr"> {title}</span>
        </button>
        <a className={styles.act} href={`${paths.email('')}?${letter}`} data-share="">
          {messages.share}
        </a>
        <a
          className={styles.act}
          href={paths.brochure(project.slug)}
          title={messages.brochureOf(title)}
        >
          {messages.brochure}
        </a>
      </div>
      <p className="sr" role="status" data-keep-status="" />
    </div>
  );
}

function sectionsOf({ features, residences, timeline, pictures, status }: ProjectDetail) {
  const { sections } = projectMessages().project;
  return [
    { id: 'overview', word: sections.overview, isThere: true },
    { id: 'features', word: sections.features, isThere: features.length > 0 },
    {
      id: 'residences',
      word: sections.residences,
      isThere: Object.keys(residences.plans).length > 0,
    },
    {
      id: 'availability',
      word: sections.availability,
      isThere: towerOf(residences.homes).floors.length > 0,
    },
    { id: 'deposits', word: sections.deposits, isThere: timeline.deposits.length > 0 },
    { id: 'milestones', word: sections.milestones, isThere: timeline.milestones.length > 0 },
    { id: 'gallery', word: sections.gallery, isThere: pictures.length > 0 },
    { id: 'location', word: sections.location, isThere: true },
    { id: 'interest', word: sections.interest, isThere: acceptsInterest(status) },
  ].filter(({ isThere }) => isThere);
}
