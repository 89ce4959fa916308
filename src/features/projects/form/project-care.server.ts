import { sql } from 'kysely';
import { db } from '../../../platform/database/database.ts';
import { cachedContent } from '../../../platform/page-cache/cached-content.ts';
import { hasPriceRange } from '../card/project-price.ts';
import { parseResidenceSummary } from '../project-row.ts';
import type { ProjectRow } from '../project.ts';
import { textIn } from './listed-projects.server.ts';

const hasCoordinates = sql<boolean>`location like '%"lat":%'`;

/** For coordinates and price: the number of public projects without it, and the first one's id. */
export const countProjectCare = cachedContent(async () => {
  const rows = await db
    .selectFrom('projects')
    .select(['id', 'city', 'status', 'specifications', 'residenceFigures'])
    .select(sql<number>`case when ${hasCoordinates} then 1 else 0 end`.as('isPlaced'))
    .orderBy('displayOrder')
    .orderBy('id')
    .execute();
  return {
    withoutCoordinates: careSummary(rows.filter(({ isPlaced }) => isPlaced === 0)),
    withoutPrice: careSummary(rows.filter((row) => !isPriced(row))),
  };
});

function isPriced(
  row: Pick<ProjectRow, 'city' | 'status' | 'specifications' | 'residenceFigures'>,
) {
  return hasPriceRange({
    ...row,
    specifications: { priceRange: textIn(row.specifications, 'priceRange') },
    figures: parseResidenceSummary(row.residenceFigures, row.status),
  });
}

function careSummary(rows: { id: string }[]) {
  return { count: rows.length, firstId: rows[0]?.id };
}
