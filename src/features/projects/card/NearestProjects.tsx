import type { Slot } from '../../../lib/media/image-slot.ts';
import { imageNotes } from '../image-types.ts';
import type { NearestProject } from '../search/project-match.ts';
import styles from './NearestProjects.module.css';
import { ProjectCard } from './ProjectCard.tsx';

type NearestProjectsProps = {
  /** With how each differs from what was asked for, empty if that is not known. */
  near: NearestProject[];
  /** True on pages where visitors can save projects. */
  canSave?: boolean;
};

const slot: Slot = [
  { from: '56rem', width: '29.6vw', aspect: 29.6 / 25 },
  { width: '93vw', aspect: 93 / 62 },
];

/** Up to three projects side by side, in place of what is not there. */
export function NearestProjects({ near, canSave = false }: NearestProjectsProps) {
  const notes = imageNotes(near.map(({ project }) => project));
  return (
    <ul className={styles.near}>
      {near.map(({ project, difference, bedrooms }, index) => (
        <ProjectCard
          key={project.id}
          project={project}
          slot={slot}
          imageNote={notes[index]}
          difference={difference}
          bedrooms={bedrooms}
          canSave={canSave}
        />
      ))}
    </ul>
  );
}
