import { projectMessages } from '../../../messages/projects.ts';
import { localPath, paths } from '../../../site/paths.ts';
import { buildTower } from '../../residences/page/tower.ts';
import styles from './ProjectBar.module.css';
import { SaveLabel } from '../card/SaveProject.tsx';
import { acceptsInterest } from '../project-status.ts';
import type { ProjectDetail } from '../project.ts';

type ProjectBarProps = { project: ProjectDetail; pageUrl: URL };

/** Links to the sections of the page, and buttons to keep, share and download the project. */
export function ProjectBar({ project, pageUrl }: ProjectBarProps) {
  const { title } = project;
  const { project: messages, brochure } = projectMessages();
  const { making, notices } = brochure;
  const mail = `subject=${encodeURIComponent(title)}&body=${encodeURIComponent(pageUrl.origin + localPath(pageUrl.pathname))}`;
  return (
    <div className={styles.bar}>
      <nav className={styles.sections} aria-label={messages.onThisPage} data-sections="">
        {pageSections(project).map(({ id, label }) => (
          <a key={id} className={styles.section} href={`#${id}`}>
            {label}
          </a>
        ))}
      </nav>
      <div className={styles.acts} data-acts="">
        <button type="button" className={styles.act} aria-pressed="false" data-keep={project.id}>
          <SaveLabel title={title} />
        </button>
        <a className={styles.act} href={`${paths.email('')}?${mail}`} data-share="">
          {messages.share}
        </a>
        <a
          className={styles.act}
          href={paths.brochure(project.slug)}
          rel="nofollow"
          title={messages.brochureLabel(title)}
          data-brochure={making}
        >
          {messages.brochure}
        </a>
        <span className="sr" role="status" data-brochure-status={notices.making.heading} />
      </div>
      <p className="sr" role="status" data-keep-status="" />
    </div>
  );
}

function pageSections(project: ProjectDetail) {
  const { features, residences, timeline, pictures, developer } = project;
  const { sections } = projectMessages().project;
  return [
    { id: 'gallery', label: sections.gallery, isPresent: pictures.length > 1 },
    { id: 'overview', label: sections.overview, isPresent: true },
    { id: 'features', label: sections.features, isPresent: features.length > 0 },
    {
      id: 'residences',
      label: sections.residences,
      isPresent: Object.keys(residences.plans).length > 0,
    },
    {
      id: 'availability',
      label: sections.availability,
      isPresent: buildTower(residences.homes).floors.length > 0,
    },
    { id: 'deposits', label: sections.deposits, isPresent: timeline.deposits.length > 0 },
    { id: 'milestones', label: sections.milestones, isPresent: timeline.milestones.length > 0 },
    { id: 'location', label: sections.location, isPresent: true },
    { id: 'developer', label: sections.developer, isPresent: developer !== null },
    { id: 'interest', label: sections.interest, isPresent: acceptsInterest(project) },
  ].filter(({ isPresent }) => isPresent);
}
