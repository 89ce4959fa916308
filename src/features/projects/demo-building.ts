import type { Residences } from '../residences/residence.ts';
import type { Timeline } from '../timeline/timeline.ts';
import type { ProjectInput } from './project.ts';

/** A building of the cast. Its pictures are names of files in `demo/`, the main one first; its developer is named. */
export type DemoBuilding = Pick<
  ProjectInput,
  | 'slug'
  | 'title'
  | 'description'
  | 'status'
  | 'city'
  | 'area'
  | 'completionDate'
  | 'features'
  | 'specifications'
  | 'location'
> & { developer: string | null; pictures: [main: string, ...gallery: string[]] } & {
  residences?: Residences;
  timeline?: Timeline;
};
