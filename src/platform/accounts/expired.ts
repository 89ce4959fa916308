import { accounts } from './tables.ts';

/** Deletes expired sessions and links. */
export async function deleteExpiredSessions(now: Date) {
  const moment = now.toISOString();
  await accounts.deleteFrom('authSession').where('expiresAt', '<=', moment).execute();
  await accounts.deleteFrom('authVerification').where('expiresAt', '<=', moment).execute();
}
