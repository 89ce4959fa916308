import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '../platform/tables.ts';

/** True for the last version of each record. */
export function isNewest(eb: ExpressionBuilder<Tables, 'versions'>) {
  return eb.not(
    eb.exists(
      eb
        .selectFrom('versions as later')
        .select('later.id')
        .whereRef('later.noun', '=', 'versions.noun')
        .whereRef('later.recordId', '=', 'versions.recordId')
        .whereRef('later.revision', '>', 'versions.revision'),
    ),
  );
}
