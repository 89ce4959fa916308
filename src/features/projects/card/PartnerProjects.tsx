import { projectMessages } from '../../../messages/projects.ts';
import { cardSlot } from './project-card-slot.ts';
import { imageNotes } from '../image-types.ts';
import type { Project } from '../project.ts';
import { ProjectCard } from './ProjectCard.tsx';
import styles from './PartnerProjects.module.css';
import gridStyles from './ProjectGrid.module.css';

type PartnerProjectsProps = { projects: Project[]; firstName: string };

/** The projects of a partner. */
export function PartnerProjects({ projects, firstName }: PartnerProjectsProps) {
  if (projects.length === 0) return null;
  const notes = imageNotes(projects);
  return (
    <section className={`wrap ${styles.projects}`} aria-labelledby="partner-projects">
      <h2 className="display display--2" id="partner-projects">
        {projectMessages().project.ask(firstName)}
      </h2>
      <ul className={`grid ${gridStyles.grid}`}>
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
