import { accounts } from './tables.ts';

/** Deletes expired sessions and links. */
export async function deleteExpiredSessions(now: Date) {
  const time = now.toISOString();
  await accounts.deleteFrom('authSession').where('expiresAt', '<=', time).execute();
  await accounts.deleteFrom('authVerification').where('expiresAt', '<=', time).execute();
}
