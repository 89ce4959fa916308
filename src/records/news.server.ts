import { sql, type RawBuilder } from 'kysely';
import type { Transaction } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/row-types.ts';

type News = { part: Tables['alertNews']['part']; facts: string | RawBuilder<string> };

/**
 * Stores something about a project that people may want to be told of. Call it within a change of content: such changes
 * wait for one another, so each gets a number of its own.
 */
export async function insertNews(tx: Transaction, projectId: string, { part, facts }: News) {
  const raisedAt = new Date().toISOString();
  await tx
    .insertInto('alertNews')
    .values((eb) => ({
      number: eb
        .selectFrom('alertNews as former')
        .select(sql<number>`coalesce(max(former.number), 0) + 1`.as('next')),
      projectId,
      part,
      facts,
      raisedAt,
      cursor: null,
      matchedAt: part === 'hidden' ? raisedAt : null,
    }))
    .execute();
}
