import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '../platform/database/row-types.ts';

type Versions = ExpressionBuilder<Tables, 'versions'>;

/** True for the last version of each record. */
export function isNewest(eb: Versions) {
  return eb.not(eb.exists(laterVersions(eb)));
}

/** A subquery for the later versions of the same record. */
export function laterVersions(eb: Versions) {
  return eb
    .selectFrom('versions as later')
    .select('later.id')
    .whereRef('later.noun', '=', 'versions.noun')
    .whereRef('later.recordId', '=', 'versions.recordId')
    .whereRef('later.revision', '>', 'versions.revision');
}
