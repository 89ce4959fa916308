import { noResidences } from '../residences/residence.ts';
import { noTimeline } from '../timeline/timeline.ts';
import { noSearchTexts } from '../search-result/search-result.ts';
import { buildingsOne } from './buildings-one.demo.ts';
import { buildingsThree } from './buildings-three.demo.ts';
import { buildingsTwo } from './buildings-two.demo.ts';
import type { DemoBuilding } from './demo-building.ts';
import type { ProjectInput } from './project.ts';

/** The buildings of the cast, in their order. */
export const demoProjects: (ProjectInput & { developer: string | null })[] = [
  ...buildingsOne,
  ...buildingsTwo,
  ...buildingsThree,
].map(({ pictures: [main, ...gallery], ...building }: DemoBuilding) => ({
  residences: noResidences,
  timeline: noTimeline,
  ...building,
  ...noSearchTexts,
  heroType: 'image',
  heroUrl: main,
  heroYoutubeUrl: null,
  developerId: null,
  logoUrl: null,
  images: { main, gallery },
}));
