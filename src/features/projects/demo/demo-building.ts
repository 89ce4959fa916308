import type { Residences } from '../../residences/residence.ts';
import type { Timeline } from '../../timeline/timeline.ts';
import type { ProjectInput } from '../project.ts';

/** A demo building. `pictures` are file names in `demo/`, the main one first; `developer` is a name. */
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
