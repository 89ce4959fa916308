import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';
import { insertNews } from '../../../records/news.server.ts';
import type { ProjectRecord } from '../project.ts';
import { projectOffer } from './project-offer.ts';

/** Stores what a project offered before its offer changed, and what a hidden one offered. */
export async function raiseNews(
  tx: Transaction,
  before: ProjectRecord | null,
  after: ProjectRecord | null,
) {
  if (!before) {
    if (after) await insertNews(tx, after.id, { part: 'change', facts: hiddenOffer(after.id) });
    return;
  }
  const facts = JSON.stringify(projectOffer(before));
  if (!after) return insertNews(tx, before.id, { part: 'hidden', facts });
  if (facts !== JSON.stringify(projectOffer(after)))
    await insertNews(tx, after.id, { part: 'change', facts });
}

/** A project that was hidden for some days is not new, but compared with what it was. */
function hiddenOffer(projectId: string) {
  return sql<string>`coalesce((
    select case when part = 'hidden' then facts end from alert_news
    where project_id = ${projectId} and part <> 'viewing'
    order by number desc limit 1
  ), 'null')`;
}
