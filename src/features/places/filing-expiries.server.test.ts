import { beforeAll, beforeEach, expect, test } from 'vitest';
import { entries } from '../../../tests/fixtures/activity.ts';
import { ingrid } from '../../../tests/fixtures/members.ts';
import { disclosure, onePlace, usePlaces } from '../../../tests/fixtures/place.ts';
import { emptyProjects, kestrel, saved, titles } from '../../../tests/fixtures/project.ts';
import { done, seen } from '../../../tests/fixtures/records.ts';
import { resetToOneOwner } from '../../../tests/fixtures/team.ts';
import { undo } from '../../../tests/fixtures/undo.ts';
import { describeEntry } from '../activity/activity-text.ts';
import { findNextExpiry } from './filing-expiries.server.ts';
import { noFiling, noLegal, type Filing } from '../projects/project-legal.ts';
import { projectRecords } from '../projects/projects.server.ts';
import { changeContent } from '../../platform/database/content.ts';
import { db } from '../../platform/database/database.ts';
import { noPlaces } from '../../site/settings/places.ts';
import { prepareDataFolder } from '../../start-up.ts';
import { warnOfExpiries } from './filing-expiries.compose.server.ts';
import { publishNext } from '../../compose/publisher.server.ts';

const timeZone = 'Pacific/Honolulu';
/** The last second of the day there, and the first of the next. */
const before = new Date('2031-03-02T09:59:59.000Z');
const after = new Date('2031-03-02T10:00:00.000Z');

const reason = 'because its Disclosure statement for British Columbia expired on March 1, 2031';

beforeAll(prepareDataFolder);
beforeEach(emptyProjects);
resetToOneOwner();
beforeEach(async () => {
  await changeContent(async (tx) => {
    for (const table of ['settings', 'recordNotices', 'failedSteps', 'jobs'] as const)
      await tx.deleteFrom(table).execute();
  });
  usePlaces(onePlace({ timeZone, rules: [disclosure] }));
});

test('of three publishers one unpublishes a project at the end of the last day of its filing, once', async () => {
  const project = await saved(withFiling());
  expect(await findNextExpiry(new Date())).toEqual(after);
  expect(await publishThrice(before)).toEqual([false, false, false]);
  expect(await titles()).toEqual([kestrel.title]);

  expect(await publishThrice(after)).toContain(true);
  expect(await publishThrice(after)).toEqual([false, false, false]);
  expect(await titles()).toEqual([]);
  const [entry, ...others] = await entries();
  expect(entry && [entry.actor, describeEntry(entry)]).toEqual([
    '@clock',
    { verb: 'unpublished', subject: kestrel.title, after: reason },
  ]);
  expect(others.map(({ act }) => act)).toEqual(['added', 'created']);
  expect(await listEmails()).toEqual([[ingrid.email, `${kestrel.title} was unpublished`]]);
  expect(await projectRecords.versions(project)).toHaveLength(2);
});

test('an expiry cannot be undone, until the filing is renewed', async () => {
  const renewed = withFiling({ expiresOn: '2032-03-01' });
  const expired = withFiling({ expiresOn: '2025-03-01' });
  usePlaces(onePlace({ timeZone, rules: [] }));
  const project = await saved(expired);
  usePlaces(onePlace({ timeZone, rules: [disclosure] }));
  expect(await publishNext()).toBe(true);
  const [entry] = await entries();
  expect(entry?.offer).toBe('undo');
  expect(await undo(entry?.id)).toMatchObject({
    why: expect.stringMatching(
      /^British Columbia asks for: Disclosure statement filed on\. It exp/,
    ),
  });
  expect(await titles()).toEqual([]);
  const revision = project.revision + 1;
  done(await projectRecords.save({ ...renewed, id: project.id, revision }, 'Ada'));
  expect(await publishNext()).toBe(false);
});

test.each([
  ['asks to flag', { atExpiry: 'flag' }],
  ['only advises', { force: 'advice' }],
])('a rule that %s leaves the project public, and says so once', async (_what, values) => {
  usePlaces(onePlace({ timeZone, rules: [{ ...disclosure, ...values }] }));
  await saved(withFiling());
  expect(await publishThrice(after)).toContain(true);
  expect(await publishThrice(after)).toEqual([false, false, false]);
  expect(await titles()).toEqual([kestrel.title]);
  const [entry] = await entries();
  expect(entry && describeEntry(entry)).toEqual({
    verb: 'flagged',
    subject: kestrel.title,
    after: reason,
  });
  expect(await listEmails()).toEqual([[ingrid.email, `A filing of ${kestrel.title} has expired`]]);
  usePlaces(onePlace({ timeZone, rules: [disclosure] }));
  expect(await publishThrice(after)).toEqual([false, false, false]);
  expect(await titles()).toEqual([kestrel.title]);
});

test('rules that were changed after an expiry unpublish nothing', async () => {
  usePlaces(onePlace({ timeZone, rules: [] }));
  await saved(withFiling());
  const places = {
    id: 'places',
    value: JSON.stringify(noPlaces),
    revision: 1,
    updatedAt: '2031-05-01T00:00:00.000Z',
  };
  await db.insertInto('settings').values(places).execute();
  usePlaces(onePlace({ timeZone, rules: [disclosure] }));
  expect(await publishNext(new Date('2031-05-01T00:00:01.000Z'))).toBe(true);
  expect(await titles()).toEqual([kestrel.title]);
  expect((await entries())[0]?.act).toBe('flagged');
});

test('a draft with a new filing stays scheduled when the old filing expires', async () => {
  const project = await saved(withFiling());
  const publishAt = new Date(after.getTime() + 1_000).toISOString();
  const renewed = withFiling({ filedOn: '2031-02-01', expiresOn: '2032-03-01' });
  done(await projectRecords.schedule({ ...renewed, ...seen(project), publishAt }, 'Ada'));
  expect(await publishNext(after)).toBe(true);
  expect(await titles()).toEqual([]);
  expect(await publishNext(new Date(publishAt))).toBe(true);
  expect(await titles()).toEqual([kestrel.title]);
});

test('owners are told 30 and 7 days before an expiry, once by any number of instances', async () => {
  const project = await saved(withFiling());
  await warnThrice('2031-01-29T20:00:00.000Z');
  expect(await listEmails()).toEqual([]);
  const warning = [
    ingrid.email,
    `Disclosure statement of ${kestrel.title} expires on March 1, 2031`,
  ];
  await warnThrice('2031-01-30T20:00:00.000Z');
  await warnThrice('2031-02-20T20:00:00.000Z');
  expect(await listEmails()).toEqual([warning]);
  await warnThrice('2031-02-22T20:00:00.000Z');
  await warnThrice('2031-03-01T20:00:00.000Z');
  expect(await listEmails()).toEqual([warning, warning]);
  await saved({ ...withFiling({ expiresOn: '2031-03-05' }), ...seen(project) });
  await warnThrice('2031-03-01T21:00:00.000Z');
  expect((await listEmails()).map(([, subject]) => subject)).toEqual([
    warning[1],
    warning[1],
    `Disclosure statement of ${kestrel.title} expires on March 5, 2031`,
  ]);
});

function withFiling(values: Partial<Filing> = {}) {
  const filing = { ...noFiling, filedOn: '2025-01-05', expiresOn: '2031-03-01', ...values };
  return { ...kestrel, legal: { ...noLegal, filings: { 'BC/disclosure': filing } } };
}

function publishThrice(now: Date) {
  return Promise.all([publishNext(now), publishNext(now), publishNext(now)]);
}

function warnThrice(time: string) {
  const now = new Date(time);
  return Promise.all([warnOfExpiries(now), warnOfExpiries(now), warnOfExpiries(now)]);
}

async function listEmails() {
  const rows = await db
    .selectFrom('outgoingMails')
    .select(['recipient', 'subject'])
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map(({ recipient, subject }) => [recipient, subject]);
}
