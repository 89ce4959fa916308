import { findMissingFiling } from '../projects/limited.ts';
import { readLegal } from '../projects/project-legal.ts';
import { acceptsInterest, isSold } from '../projects/project-status.ts';
import { db } from '../../platform/database/database.ts';
import { listTimedHosts, type Connection } from './free-times.server.ts';

/** True if a project is public, has homes to sell and may be marketed now. */
export async function takesViewings(tx: Connection, projectId: string | null) {
  const row = await findState(tx, projectId);
  if (!row) return false;
  const missingFiling = findMissingFiling({ ...row, legal: readLegal(row.legal) });
  return acceptsInterest({ status: row.status, missingFiling });
}

/** The first of these projects in which a partner receives visitors. */
export async function findBookable<Project extends { id: string }>(
  partnerId: string,
  projects: readonly Project[],
) {
  const hosts = (await listTimedHosts()).filter((host) => host.partnerId === partnerId);
  for (const project of projects) {
    const isHosted = hosts.some(({ projectIds }) => projectIds.includes(project.id));
    if (isHosted && (await takesViewings(db, project.id))) return project;
  }
  return undefined;
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
