import { sql } from 'kysely';
import { db } from '../../../platform/database/database.ts';
import { cachedContent } from '../../../platform/page-cache/cached-content.ts';

const hasCoordinates = sql<boolean>`location like '%"lat":%'`;
const hasPrice = sql<boolean>`(specifications like '%"priceRange":"%'
  or coalesce(residence_figures, '') like '%"total":%,"from":%' and residence_figures not like '%"from":null,"to"%')`;

/** For coordinates and price: the number of public projects without it, and the first one's id. */
export const countProjectCare = cachedContent(async () => {
  const rows = await db
    .selectFrom('projects')
    .select(['id', flag(hasCoordinates).as('isPlaced'), flag(hasPrice).as('isPriced')])
    .where((eb) => eb.not(eb.and([hasCoordinates, hasPrice])))
    .orderBy('displayOrder')
    .orderBy('id')
    .execute();
  return {
    withoutCoordinates: careSummary(rows.filter(({ isPlaced }) => isPlaced === 0)),
    withoutPrice: careSummary(rows.filter(({ isPriced }) => isPriced === 0)),
  };
});

function flag(condition: typeof hasPrice) {
  return sql<number>`case when ${condition} then 1 else 0 end`;
}

function careSummary(rows: { id: string }[]) {
  return { count: rows.length, firstId: rows[0]?.id };
}
