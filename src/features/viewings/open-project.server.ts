import type { Transaction } from '../../platform/database/database.ts';
import { findMissingFiling } from '../projects/limited.ts';
import { readLegal } from '../projects/project-legal.ts';
import { acceptsInterest, isSold } from '../projects/project-status.ts';

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

/** True if a project is public and has homes to sell, even if it may not be marketed now. */
export async function isOnSale(tx: Pick<Transaction, 'selectFrom'>, projectId: string | null) {
  const row = await tx
    .selectFrom('projects')
    .select('status')
    .where('id', '=', projectId)
    .executeTakeFirst();
  return row !== undefined && !isSold(row.status);
}
