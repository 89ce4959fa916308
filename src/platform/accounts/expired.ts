import { deleteExpiredAccess } from './client-access.ts';
import { accounts } from './tables.ts';

/** Deletes expired sessions, links, and what clients of members had. */
export async function deleteExpiredSessions(now: Date) {
  const time = now.toISOString();
  await accounts.deleteFrom('authSession').where('expiresAt', '<=', time).execute();
  await accounts.deleteFrom('authVerification').where('expiresAt', '<=', time).execute();
  await deleteExpiredAccess(now);
}
