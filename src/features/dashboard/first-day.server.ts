import { actors } from '../../model/actors.ts';
import { findAccountFacts } from '../../platform/accounts/administrators.ts';
import { db } from '../../platform/database/database.ts';
import { env } from '../../platform/env/env.ts';
import { isSameText } from '../../records/revisions.server.ts';
import { namelessSettings } from '../../site/settings/nameless-settings.ts';
import { privacyOfficer } from '../../site/settings/officer.ts';
import { headOffice, settings } from '../../site/settings/settings.ts';
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
    company: settings().company.name !== namelessSettings.company.name,
    office: hasContact(),
    cities: settings().cities.cities.length > 0,
    privacy: privacyOfficer() !== undefined,
    mail: env.smtpUrl !== undefined,
    project: await hasProject(),
    pages: await hasOwnPage(),
    pictures: await hasFile(),
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

export async function dismissOnboarding({ isAway }: { isAway: boolean }, email: string) {
  await db.deleteFrom('firstDays').where('email', '=', email).execute();
  if (!isAway) return;
  await db
    .insertInto('firstDays')
    .values({ email, putAwayAt: new Date().toISOString() })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
}

function hasContact() {
  const { street, phone, email, infoEmail } = headOffice();
  return [street, phone, email, infoEmail].some((fact) => fact !== '');
}

/** True if a page is not as a site without demo content begins. */
async function hasOwnPage() {
  const versions = await db
    .selectFrom('versions')
    .select(['id', 'recordId', 'savedBy', 'isDeleted'])
    .where('noun', '=', 'pages')
    .orderBy('revision')
    .execute();
  for (const ofPage of Map.groupBy(versions, (version) => version.recordId).values()) {
    const newest = ofPage.at(-1);
    if (!newest || newest.isDeleted === 1 || isInitial(newest)) continue;
    const initial = ofPage.filter(isInitial);
    if (initial.length === 0 || !(await isBack(newest.id, initial))) return true;
  }
  return false;
}

function isInitial({ savedBy }: { savedBy: string }) {
  return savedBy === actors.base || savedBy === actors.site;
}

/** True for a version that is as the site came: what was changed was undone. */
async function isBack(id: string, initial: readonly { id: string }[]) {
  const rows = await db
    .selectFrom('versions')
    .select(['id', 'record'])
    .where('id', 'in', [id, ...initial.map((version) => version.id)])
    .execute();
  const contents = new Map(rows.map((row) => [row.id, contentOf(row.record)]));
  const own = contents.get(id) ?? {};
  return initial.some((version) => isSameText(own, contents.get(version.id) ?? {}));
}

function contentOf(record: string) {
  const {
    revision: _revision,
    updatedAt: _updatedAt,
    ...content
  } = JSON.parse(record) as Record<string, unknown>;
  return content;
}

/** True for a draft, too. */
async function hasProject() {
  const project = await db
    .selectFrom('projects')
    .select('id')
    .union(db.selectFrom('drafts').select('recordId as id').where('noun', '=', 'projects'))
    .limit(1)
    .executeTakeFirst();
  return project !== undefined;
}

async function hasFile() {
  const file = await db
    .selectFrom('media')
    .select('url')
    .where('deletedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return file !== undefined;
}
