import type { Transaction } from '../../../platform/database/database.ts';
import type { ProjectRecord } from '../project.ts';
import { insertNews } from '../../../records/news.server.ts';
import { findNews, projectOffer } from './project-offer.ts';

/**
 * Stores what a project offered before a change, if somebody may want to hear of it. A project that is public again soon
 * is compared with what it was, since its offer is stored when it is hidden.
 */
export async function raiseNews(
  tx: Transaction,
  before: ProjectRecord | null,
  after: ProjectRecord | null,
) {
  const project = after ?? before;
  if (!project) return;
  const { id } = project;
  const offer = before && projectOffer(before);
  if (!after) return insertNews(tx, id, { part: 'hidden', facts: offer });
  const former = before ? offer : await findHidden(tx, id);
  if (findNews(former, projectOffer(after)))
    await insertNews(tx, id, { part: 'change', facts: former });
}

/** What a project offered when it was hidden. Null if it was not public before. */
async function findHidden(tx: Transaction, id: string) {
  const last = await tx
    .selectFrom('alertNews')
    .select(['part', 'facts'])
    .where('projectId', '=', id)
    .where('part', '!=', 'viewing')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.part === 'hidden'
    ? (JSON.parse(last.facts) as ReturnType<typeof projectOffer>)
    : null;
}
