import { isDeepStrictEqual } from 'node:util';
import { actors } from '../../model/actors.ts';
import { demoEditor } from '../../platform/activity.ts';
import { findAccountFacts } from '../../platform/accounts/administrators.ts';
import { db } from '../../platform/database/database.ts';
import { env } from '../../platform/env/env.ts';
import type { NounName } from '../../platform/database/row-types.ts';
import { isSameText } from '../../records/revisions.server.ts';
import { baseSettings } from '../../site/settings/base-settings.ts';
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
    company: isNamed() && (await hasVersion('settings', 'company')),
    office: hasContact() && (await hasVersion('settings', 'offices')),
    cities: hasCities() && (await hasVersion('settings', 'cities')),
    privacy: hasOwnOfficer(),
    mail: env.smtpUrl !== undefined,
    project: await hasOwnProject(),
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

export async function dismissOnboarding({ isAway }: { isAway: boolean }, email: string) {
  await db.deleteFrom('firstDays').where('email', '=', email).execute();
  if (!isAway) return;
  await db
    .insertInto('firstDays')
    .values({ email, putAwayAt: new Date().toISOString() })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
}

function isNamed() {
  return settings().company.name !== namelessSettings.company.name;
}

function hasContact() {
  const { street, phone, email, infoEmail } = headOffice();
  return [street, phone, email, infoEmail].some((fact) => fact !== '');
}

/** False for the invented officer of the demo content. */
function hasOwnOfficer() {
  const { officer } = settings().privacy;
  return (
    privacyOfficer() !== undefined && !isDeepStrictEqual(officer, baseSettings.privacy.officer)
  );
}

function hasCities() {
  return settings().cities.cities.length > 0;
}

/** True if a person saved a version of the noun, or of one of its records, and it was not undone since. */
async function hasVersion(noun: NounName, recordId?: string) {
  const versions = await db
    .selectFrom('versions')
    .select(['id', 'recordId', 'savedBy', 'isDeleted'])
    .where('noun', '=', noun)
    .$if(recordId !== undefined, (query) => query.where('recordId', '=', recordId ?? ''))
    .orderBy('revision')
    .execute();
  for (const ofRecord of Map.groupBy(versions, (version) => version.recordId).values()) {
    const newest = ofRecord.at(-1);
    if (!newest || newest.isDeleted === 1 || nobody.includes(newest.savedBy)) continue;
    const initial = ofRecord.filter(({ savedBy }) => nobody.includes(savedBy));
    if (initial.length === 0 || !(await isBack(newest.id, initial))) return true;
  }
  return false;
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

/** True if a person added a project that still exists, at least as a draft. */
async function hasOwnProject() {
  const version = await ownVersions('projects')
    .where('revision', '=', 1)
    .where('recordId', 'in', (query) =>
      query
        .selectFrom('projects')
        .select('id')
        .union(query.selectFrom('drafts').select('recordId as id').where('noun', '=', 'projects')),
    )
    .limit(1)
    .executeTakeFirst();
  return version !== undefined;
}

const nobody: string[] = [demoEditor, actors.base, actors.site];

/** Those that neither the demo content nor the site itself saved. */
function ownVersions(noun: NounName) {
  return db
    .selectFrom('versions')
    .select('id')
    .where('noun', '=', noun)
    .where('savedBy', 'not in', nobody);
}

async function hasOwnFile() {
  const file = await db
    .selectFrom('media')
    .select('url')
    .where('createdBy', 'not in', nobody)
    .where('deletedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return file !== undefined;
}
