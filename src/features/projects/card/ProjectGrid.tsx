import { emptyText, type ProjectTab } from '../search/project-filter.ts';
import { imageNotes } from '../image-types.ts';
import type { Project } from '../project.ts';
import { ComingSoon } from './ComingSoon.tsx';
import { ProjectCard } from './ProjectCard.tsx';
import { cardSlot } from './project-card-slot.ts';
import styles from './ProjectGrid.module.css';

type ProjectGridProps = { projects: Project[]; tab: ProjectTab; bedrooms: number | null };

export function ProjectGrid({ projects, tab, bedrooms }: ProjectGridProps) {
  if (projects.length === 0) return <ComingSoon text={emptyText(tab.filter)} />;
  const notes = imageNotes(projects);
  return (
    <div className="wrap">
      <h2 className="sr">{tab.label}</h2>
      <ul className={`grid ${styles.grid}`}>
        {projects.map((project, index) => (
          <ProjectCard
            key={project.id}
            project={project}
            slot={cardSlot(index, projects.length)}
            imageNote={notes[index]}
            bedrooms={bedrooms}
            canSave
          />
        ))}
      </ul>
    </div>
  );
}
