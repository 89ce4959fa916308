import { minuteMs } from '../lib/durations.ts';
import { actors } from '../lib/actors.ts';
import { noteActivity } from './activity.ts';
import { accounts } from './auth-tables.ts';
import { db } from './database.ts';
import { log } from './log.ts';
import type { Tables } from './tables.ts';

let lastNote: Promise<unknown> = Promise.resolve();

/** better-auth ends its transactions before it answers: this is one of its own, right after. */
export async function noteAccount(actor: string, act: Tables['activity']['act'], detail = '') {
  await noteActivity(db, { actor, kind: 'accounts', act, name: actor, detail });
}

/**
 * Notes a refused sign-in, at most one a minute and account, and one a minute for all unknown e-mails: people type
 * passwords into that field. Nobody waits for it, since it must not tell by its time which e-mails are known.
 */
export function noteRefusal(email: string) {
  noteInTurn(() => writeRefusal(email));
}

/** Notes what a role did not allow, at most one a minute and account. Nobody waits for it. */
export function noteForbidden(actor: string, detail: string) {
  noteInTurn(async () => {
    if (!(await isNotedNow('forbidden', actor))) await noteAccount(actor, 'forbidden', detail);
  });
}

/** One after the other: two at once would both find none of this minute. */
function noteInTurn(write: () => Promise<unknown>) {
  lastNote = lastNote
    .then(write)
    .catch((cause: unknown) => log.error('A refusal could not be noted', cause));
}

async function writeRefusal(email: string) {
  const user = await accounts
    .selectFrom('authUser')
    .select('email')
    .where('email', '=', email)
    .executeTakeFirst();
  const name = user?.email ?? '';
  if (await isNotedNow('refused', name)) return;
  await noteActivity(db, { actor: actors.somebody, kind: 'accounts', act: 'refused', name });
}

async function isNotedNow(act: Tables['activity']['act'], name: string) {
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

/** The names of the accounts by their e-mails, also of those that are removed. */
export async function listAccountNames() {
  const former = await accounts.selectFrom('formerMembers').select(['email', 'name']).execute();
  const present = await accounts.selectFrom('authUser').select(['email', 'name']).execute();
  return new Map([...former, ...present].map(({ email, name }) => [email, name]));
}
