import { accounts } from './auth-tables.ts';
import { log } from './log.ts';

const dayMs = 24 * 60 * 60_000;

let timer: NodeJS.Timeout | undefined;

/** Deletes expired sessions, links and limits now and every day. */
export async function keepAccountsSwept() {
  await sweepAccounts();
  timer ??= setInterval(() => {
    sweepAccounts().catch((cause: unknown) => log.error('Cannot delete expired sessions', cause));
  }, dayMs).unref();
}

export async function sweepAccounts() {
  const now = new Date().toISOString();
  await accounts.deleteFrom('authSession').where('expiresAt', '<=', now).execute();
  await accounts.deleteFrom('authVerification').where('expiresAt', '<=', now).execute();
  await accounts.deleteFrom('signInLimits').where('expiresAt', '<=', now).execute();
}
