import type { Transaction } from '../../platform/database/database.ts';
import { findMissingFiling } from '../projects/limited.ts';
import { readLegal } from '../projects/project-legal.ts';
import { acceptsInterest } from '../projects/project-status.ts';

/** True if a project is public, has homes to sell and may be marketed now. */
export async function takesViewings(tx: Pick<Transaction, 'selectFrom'>, projectId: string | null) {
  const row = await tx
    .selectFrom('projects')
    .select(['city', 'status', 'legal'])
    .where('id', '=', projectId)
    .executeTakeFirst();
  if (!row) return false;
  const { city, status } = row;
  const missingFiling = findMissingFiling({ city, status, legal: readLegal(row.legal) });
  return acceptsInterest({ status, missingFiling });
}
