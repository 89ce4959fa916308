import { db } from '../../platform/database/database.ts';
import { brokerageName } from '../../site/settings/sellers.ts';
import { officeToday } from '../../site/office-today.ts';
import { projectMessages } from '../../messages/projects.ts';
import { cheapestHome, homeArea } from '../residences/residence-summary.ts';
import type { Residences } from '../residences/residence.ts';
import type { Timeline } from '../timeline/timeline.ts';
import type { ComparedDetails } from './compared-details.ts';
import { isReady } from './page/project-completion.ts';
import { publicFacts } from './project-row.ts';
import type { Project } from './project.ts';

/** What a comparison reads of these projects besides their lists, by id. */
export async function findComparedDetails(
  projects: readonly Pick<Project, 'id'>[],
): Promise<Map<string, ComparedDetails>> {
  if (projects.length === 0) return new Map();
  const rows = await db
    .selectFrom('projects')
    .leftJoin('partners', 'partners.id', 'projects.partnerId')
    .select(['projects.id', 'projects.city', 'status', 'completionDate'])
    .select(['specifications', 'legal', 'residences', 'timeline'])
    .select(['partners.name', 'partners.slug', 'partners.office', 'partners.brokerage'])
    .where(
      'projects.id',
      'in',
      projects.map(({ id }) => id),
    )
    .execute();
  return new Map(
    rows.map(({ id, name, slug, office, brokerage, ...row }) => {
      const { residences, timeline } = publicFacts(row);
      return [
        id,
        {
          cheapest: cheapestHome(residences),
          sizes: sizeRange(residences),
          deposit: summarizeDeposits(timeline, isReady(row, officeToday())),
          partner:
            name && slug
              ? { name, slug, office: office ?? '', brokerage: brokerageName({ brokerage }) }
              : null,
        },
      ];
    }),
  );
}

/** Of the homes left, or of all if there are none. */
function sizeRange({ homes, plans }: Residences): ComparedDetails['sizes'] {
  const all = Object.values(homes);
  const left = all.filter(({ state }) => state === 'available');
  const areas = (left.length > 0 ? left : all).flatMap(
    (home) => homeArea(home, plans[home.plan ?? '']) ?? [],
  );
  return areas.length === 0 ? null : [Math.min(...areas), Math.max(...areas)];
}

function summarizeDeposits(
  { deposits }: Timeline,
  isFinished: boolean,
): ComparedDetails['deposit'] {
  if (deposits.length === 0) return null;
  const isShare = deposits.every(({ unit }) => unit === 'percent');
  const share = isShare ? deposits.reduce((total, { value }) => total + value, 0) : null;
  const { inPayments } = projectMessages().deposits;
  return { text: inPayments(share, deposits.length, isFinished), share };
}
