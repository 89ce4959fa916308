import { planDrawings } from '../../../demo/plan-drawings.ts';
import { noResidences, type Residences } from '../residences/residence.ts';
import { noTimeline } from '../timeline/timeline.ts';
import { noSearchTexts } from '../search-result/search-result.ts';
import { isComingSoon, isSold } from './project-status.ts';
import { buildingsOne } from './demo/buildings-one.demo.ts';
import { buildingsThree } from './demo/buildings-three.demo.ts';
import { buildingsTwo } from './demo/buildings-two.demo.ts';
import { demoLegal } from './demo/legal.demo.ts';
import type { DemoBuilding } from './demo/demo-building.ts';
import { noLegal } from './project-legal.ts';
import type { ProjectInput } from './project.ts';

/** What can be bought comes first, then what is coming, then what is sold out. */
function rank({ status }: DemoBuilding) {
  if (isSold(status)) return 2;
  return isComingSoon(status) ? 1 : 0;
}

/** The demo buildings, in display order. */
export const demoProjects: (ProjectInput & { developer: string | null })[] = [
  ...buildingsOne,
  ...buildingsTwo,
  ...buildingsThree,
]
  .toSorted((one, other) => rank(one) - rank(other))
  .map(({ pictures: [main, ...gallery], ...building }: DemoBuilding) => ({
    residences: noResidences,
    timeline: noTimeline,
    legal: demoLegal[building.slug] ?? noLegal,
    ...building,
    ...noSearchTexts,
    heroType: 'image',
    heroUrl: main,
    heroYoutubeUrl: null,
    developerId: null,
    partnerId: null,
    logoUrl: null,
    images: { main, gallery },
  }));

/** The slug of the partner in each city. */
const partnerSlugs: Record<string, string> = {
  VANCOUVER: 'ingrid-halvorsen',
  MONTREAL: 'etienne-laroche',
  TORONTO: 'daniel-okafor',
  SEATTLE: 'ingrid-halvorsen',
  HONOLULU: 'thomas-kealoha',
  TOKYO: 'mei-tanaka',
};

/** The demo buildings with the slugs of their partners and the drawings of their plans. */
export const demoProjectsWithPartners = demoProjects.map((project) => ({
  ...project,
  residences: withDrawings(project.slug, project.residences),
  partner: partnerSlugs[project.city] ?? '',
}));

/** Each plan whose drawing is in `demo/` shows it. */
function withDrawings(slug: string, { plans, homes }: Residences): Residences {
  const drawn = Object.entries(plans).map(([key, plan]) => {
    const file = `plans/${slug}-${key}.svg`;
    return [key, { ...plan, picture: planDrawings.includes(file) ? file : null }] as const;
  });
  return { plans: Object.fromEntries(drawn), homes };
}
