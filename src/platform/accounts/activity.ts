import { minuteMs } from '../../lib/time/durations.ts';
import { actors } from '../../model/actors.ts';
import { logActivity } from '../activity.ts';
import { accounts } from './tables.ts';
import { db } from '../database/database.ts';
import { log } from '../observability/log.ts';
import type { Tables } from '../database/row-types.ts';

let lastLogged: Promise<unknown> = Promise.resolve();

/** better-auth commits before it responds, so the entry is added right after in its own transaction. */
export async function logAccountActivity(
  actor: string,
  act: Tables['activity']['act'],
  detail = '',
) {
  await logActivity(db, { actor, kind: 'accounts', act, name: actor, detail });
}

/**
 * Logs a refused sign-in, at most once a minute per account, and once a minute for all unknown e-mails: people type
 * passwords into that field. Callers do not wait for it, because the response time must not reveal which e-mails exist.
 */
export function logRefusal(email: string) {
  logInTurn(() => writeRefusal(email));
}

/** Logs a request that the role does not allow, at most once a minute per account. Callers do not wait for it. */
export function logForbidden(actor: string, detail: string) {
  logInTurn(async () => {
    if (!(await wasLoggedRecently('forbidden', actor)))
      await logAccountActivity(actor, 'forbidden', detail);
  });
}

/** Runs writes one at a time: two in parallel would both miss the other's entry. */
function logInTurn(write: () => Promise<unknown>) {
  lastLogged = lastLogged
    .then(write)
    .catch((cause: unknown) => log.error('Could not record a failed sign-in', cause));
}

async function writeRefusal(email: string) {
  const user = await accounts
    .selectFrom('authUser')
    .select('email')
    .where('email', '=', email)
    .executeTakeFirst();
  const name = user?.email ?? '';
  if (await wasLoggedRecently('refused', name)) return;
  await logActivity(db, { actor: actors.somebody, kind: 'accounts', act: 'refused', name });
}

async function wasLoggedRecently(act: Tables['activity']['act'], name: string) {
  const recent = await db
    .selectFrom('activity')
    .select('id')
    .where('act', '=', act)
    .where('name', '=', name)
    .where('at', '>', new Date(Date.now() - minuteMs).toISOString())
    .limit(1)
    .executeTakeFirst();
  return recent !== undefined;
}

/** Account names by e-mail, including removed accounts. */
export async function listAccountNames() {
  const former = await accounts.selectFrom('formerMembers').select(['email', 'name']).execute();
  const members = await accounts.selectFrom('authUser').select(['email', 'name']).execute();
  return new Map([...former, ...members].map(({ email, name }) => [email, name]));
}
