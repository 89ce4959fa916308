import { emptyText, type ProjectTab } from '../search/project-filter.ts';
import type { Project } from '../project.ts';
import { ProjectCard } from './ProjectCard.tsx';
import { cardSlot } from './project-card-slot.ts';
import styles from './ProjectGrid.module.css';

type ProjectGridProps = { projects: Project[]; tab: ProjectTab };

export function ProjectGrid({ projects, tab }: ProjectGridProps) {
  if (projects.length === 0) return <ComingSoon text={emptyText(tab.filter)} />;
  return (
    <div className="wrap">
      <h2 className="sr">{tab.label}</h2>
      <ul className={`grid ${styles.grid}`}>
        {projects.map((project, index) => (
          <ProjectCard
            key={project.id}
            project={project}
            slot={cardSlot(index, projects.length)}
            canSave
          />
        ))}
      </ul>
    </div>
  );
}

/** Shows the text on the horizon, in front of a rising sun. */
function ComingSoon({ text }: { text: string }) {
  return (
    <div className={styles.soon}>
      <div className={`wrap ${styles.sky}`}>
        <span className={styles.sun} aria-hidden="true" />
        <h2 className={styles.word}>COMING SOON</h2>
      </div>
      <p className={`wrap lead muted ${styles.text}`}>{text}</p>
    </div>
  );
}
