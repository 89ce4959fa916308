import { findMissingFiling } from '../projects/limited.ts';
import { readLegal } from '../projects/project-legal.ts';
import { acceptsInterest, isSold } from '../projects/project-status.ts';
import type { Connection } from './free-times.server.ts';

/** True if a project is public, has homes to sell and may be marketed now. */
export async function takesViewings(tx: Connection, projectId: string | null) {
  const row = await findState(tx, projectId);
  if (!row) return false;
  const missingFiling = findMissingFiling({ ...row, legal: readLegal(row.legal) });
  return acceptsInterest({ status: row.status, missingFiling });
}

/** True if a project is public and has homes to sell, even if it may not be marketed now. */
export async function isOnSale(tx: Connection, projectId: string | null) {
  const row = await findState(tx, projectId);
  return row !== undefined && !isSold(row.status);
}

function findState(tx: Connection, projectId: string | null) {
  return tx
    .selectFrom('projects')
    .select(['city', 'status', 'legal'])
    .where('id', '=', projectId)
    .executeTakeFirst();
}
