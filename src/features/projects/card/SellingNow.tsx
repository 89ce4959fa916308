import { projectMessages } from '../../../messages/projects.ts';
import { paths } from '../../../site/paths.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { imageNotes } from '../image-types.ts';
import type { Project } from '../project.ts';
import { cardSlot } from './project-card-slot.ts';
import { ProjectCard } from './ProjectCard.tsx';
import styles from './SellingNow.module.css';

type SellingNowProps = {
  projects: Project[];
  /** The number of all projects. */
  total: number;
};

/** The projects that the company wants to sell first. */
export function SellingNow({ projects, total }: SellingNowProps) {
  const { sellingNow, viewAllProjects } = projectMessages().project;
  if (projects.length === 0) return null;
  const notes = imageNotes(projects);
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="selling-now">
      <div className={styles.head}>
        <h2 className="display display--2" id="selling-now">
          {sellingNow}
        </h2>
        <TextLink href={paths.projects}>{viewAllProjects(total)}</TextLink>
      </div>
      <ul className={`grid ${styles.grid}`}>
        {projects.map((project, index) => (
          <ProjectCard
            key={project.id}
            project={project}
            slot={cardSlot(index, projects.length)}
            imageNote={notes[index]}
            canSave
          />
        ))}
      </ul>
      <p className="sr" role="status" data-keep-status="" />
    </section>
  );
}
