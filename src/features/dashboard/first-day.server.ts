import { actors } from '../../lib/actors.ts';
import { demoEditor } from '../../platform/activity.ts';
import { findAccountFacts } from '../../platform/auth-administrators.ts';
import { db } from '../../platform/database.ts';
import { env } from '../../platform/env.ts';
import type { NounName } from '../../platform/tables.ts';
import type { FirstDay, FirstDayStep } from './dashboard.ts';

/** Which steps are done; undefined if all are, or this account has dismissed the list. */
export async function findFirstDay(email: string): Promise<FirstDay | undefined> {
  const row = await db
    .selectFrom('firstDays')
    .select('email')
    .where('email', '=', email)
    .executeTakeFirst();
  if (row) return undefined;
  const account = await findAccountFacts(email);
  const steps: FirstDay = {
    company: await hasVersion('settings', undefined, 'company'),
    office: await hasVersion('settings', undefined, 'offices'),
    cities: await hasVersion('settings', undefined, 'cities'),
    mail: env.smtpUrl !== undefined,
    project: await hasVersion('projects', 1),
    pages: await hasVersion('pages'),
    pictures: await hasOwnFile(),
    colleague: account.count > 1,
    password: account.hasOwnPassword,
  };
  for (const step of await listSkipped(email)) steps[step] ||= 'skipped';
  return Object.values(steps).every(Boolean) ? undefined : steps;
}

/** Skips a step for this account, or takes it up again. */
export async function skipFirstDayStep(
  { step, isSkipped }: { step: FirstDayStep; isSkipped: boolean },
  email: string,
) {
  await db.deleteFrom('skippedSteps').where('email', '=', email).where('step', '=', step).execute();
  if (!isSkipped) return;
  await db
    .insertInto('skippedSteps')
    .values({ email, step })
    .onConflict((conflict) => conflict.columns(['email', 'step']).doNothing())
    .execute();
}

async function listSkipped(email: string) {
  const rows = await db
    .selectFrom('skippedSteps')
    .select('step')
    .where('email', '=', email)
    .execute();
  return rows.map(({ step }) => step as FirstDayStep);
}

export async function putFirstDayAway({ isAway }: { isAway: boolean }, email: string) {
  await db.deleteFrom('firstDays').where('email', '=', email).execute();
  if (!isAway) return;
  await db
    .insertInto('firstDays')
    .values({ email, putAwayAt: new Date().toISOString() })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
}

/** True if the noun has a saved version, or one with this revision (1 for an added record) or id. */
async function hasVersion(noun: NounName, revision?: number, id?: string) {
  const version = await db
    .selectFrom('versions')
    .select('id')
    .where('noun', '=', noun)
    .where('savedBy', 'not in', [demoEditor, actors.base, actors.site])
    .$if(id !== undefined, (query) => query.where('recordId', '=', id ?? ''))
    .$if(revision !== undefined, (query) => query.where('revision', '=', revision ?? 1))
    .limit(1)
    .executeTakeFirst();
  return version !== undefined;
}

async function hasOwnFile() {
  const file = await db
    .selectFrom('media')
    .select('url')
    .where('createdBy', '<>', demoEditor)
    .limit(1)
    .executeTakeFirst();
  return file !== undefined;
}
