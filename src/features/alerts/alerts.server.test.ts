import { CompiledQuery, DefaultQueryExecutor, sql } from 'kysely';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  alertEmails,
  clearAlerts,
  insertSubscriptions,
  noon,
  projectWith,
  publicProject,
  runAlerts,
  subscribe,
  subscriptionRow,
} from '../../../tests/fixtures/alerts.ts';
import { countStatements } from '../../../tests/fixtures/count-statements.ts';
import { onePlace, usePlaces } from '../../../tests/fixtures/place.ts';
import { emptyProjects, saved } from '../../../tests/fixtures/project.ts';
import { done, seen } from '../../../tests/fixtures/records.ts';
import { publishTranslation } from '../../../tests/fixtures/translations.ts';
import { isLong } from '../../../tests/set-up/long.ts';
import { dayMs, hourMs } from '../../lib/time/durations.ts';
import { db, isPostgres } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { personKey, withdrawConsent } from '../../records/consents.server.ts';
import { todayIn, weekdayAndDate } from '../../lib/time/dates.ts';
import { hostRecords } from '../viewings/hosts/hosts.server.ts';
import { setUpViewings } from '../../../tests/fixtures/viewings.ts';
import { prepareDataFolder } from '../../start-up.ts';
import { erasePerson } from '../enquiries/privacy/enquiries-of-person.server.ts';
import { provideSavedSettings } from '../settings/site-settings.server.ts';
import { subscriptionKinds } from '../subscriptions/subscription.ts';
import { projectRecords } from '../projects/projects.server.ts';
import { changeSearch, pauseSubscription } from '../subscriptions/subscription-rows.server.ts';
import { nextAlertTime, readerZone } from './alert-times.ts';
import { matchAlerts, phases, selectCandidates } from './match-alerts.compose.server.ts';
import { findOfferedTitle } from './offered-projects.compose.server.ts';
import { sendAlerts } from './send-alerts.compose.server.ts';

await prepareDataFolder();

const noor = 'noor@lindqvist.example';
const tomorrow = new Date(noon.getTime() + dayMs);

beforeEach(async () => {
  provideSavedSettings();
  await emptyProjects();
  await clearAlerts();
});

async function texts() {
  return (await alertEmails()).map(({ bodyText }) => bodyText);
}

function at(time: string) {
  return new Date(`2026-12-02T${time}:00.000+09:00`);
}

async function change(
  project: Parameters<typeof seen>[0],
  homes: Parameters<typeof projectWith>[0],
  changes = {},
) {
  return saved({ ...projectWith(homes), ...changes, ...seen(project) });
}

test('who asked for a search is told once of a new project, with what it costs and the way out', async () => {
  await subscribe(noor, { search: 'bedrooms=2&price=2500000' });
  await subscribe('three@rooms.example', { search: 'bedrooms=3' });
  await subscribe('tokyo@city.example', { city: 'TOKYO' });
  await subscribe('any@city.example', { city: null });
  await saved(projectWith());
  await runAlerts();
  await runAlerts();
  const emails = await alertEmails();
  expect(emails.map(({ recipient }) => recipient).toSorted()).toEqual(['any@city.example', noor]);
  const email = emails.find(({ recipient }) => recipient === noor);
  expect(email).toMatchObject({
    subject: 'Kestrel House: what is new',
    personKey: personKey(noor),
    unsubscribeUrl: expect.stringContaining('/private/leave/') as string,
  });
  expect(email?.bodyText).toContain('New on the site. From CAD 2,480,000.');
  expect(email?.bodyText).toContain('/projects/kestrel-house');
  expect(email?.bodyText).toContain('Vancouver, 2 bedrooms or more, up to CAD 2,500,000');
});

test('a released home, a lower price and an opened project are told of as they are now', async () => {
  const project = await publicProject({ 1204: {}, 1301: { state: 'sold' } });
  await subscribe(noor, { search: 'price=2500000' });
  const dearer = await change(project, { 1204: { price: 2_400_000 }, 1301: { price: 9_000_000 } });
  await change(dearer, { 1204: { price: 2_300_000 }, 1301: { price: 9_000_000 } });
  await runAlerts();
  const [text = ''] = await texts();
  expect(text).toContain('Home 1204 is now CAD 2,300,000, before CAD 2,480,000.');
  expect(text).toContain('/projects/kestrel-house#home-1204');
  expect(text).not.toContain('1301');
  await clearAlerts();
  await subscribe(noor, { kind: 'project', projectId: project.id });
  const soon = await saved({
    ...projectWith(),
    ...seen(dearer),
    revision: 3,
    status: 'coming-soon',
  });
  await db.deleteFrom('alertNews').execute();
  await saved({ ...projectWith(), ...seen(soon), status: 'in-progress' });
  await runAlerts();
  expect(await texts()).toEqual([expect.stringContaining('Now on sale. From CAD 2,480,000.')]);
});

test('nothing is said of what is over by the time of the email, nor of a project that was hidden shortly', async () => {
  const project = await publicProject();
  await subscribe(noor);
  const lower = await change(project, { 1204: { price: 2_000_000 } });
  await matchAlerts(noon, new AbortController().signal);
  const back = await change(lower, { 1204: {} });
  await runAlerts();
  const hidden = done(await projectRecords.unpublish(seen(back), 'Ada'));
  await saved({ ...projectWith(), ...seen(hidden) });
  await runAlerts();
  expect(await alertEmails()).toEqual([]);
  expect(await db.selectFrom('readers').select('alertedOn').execute()).toEqual([
    { alertedOn: null },
  ]);
});

test('a person gets one email on a day, with all that came since, between eight and eight of their zone', async () => {
  await subscribe(noor, { zone: 'Asia/Tokyo' });
  await subscribe(noor, { kind: 'project', projectId: 'other' });
  const project = await saved(projectWith());
  await runAlerts(at('07:59'));
  expect(await alertEmails()).toEqual([]);
  await runAlerts(at('08:00'));
  expect(await alertEmails()).toHaveLength(1);
  await change(project, { 1204: {}, 1301: {} });
  await runAlerts(at('10:00'));
  await runAlerts(at('21:00'));
  expect(await alertEmails()).toHaveLength(1);
  await runAlerts(new Date(at('08:00').getTime() + dayMs));
  const [, second = ''] = await texts();
  expect(second).toContain('Home 1301 is available: 2 bed, 2 bath, CAD 2,480,000.');
});

test('the time of the email follows the clocks of its zone', () => {
  const times = [
    ['2026-03-07T12:59:00.000Z', null, '2026-03-07T13:00:00.000Z'],
    ['2026-03-07T14:00:00.000Z', '2026-03-07', '2026-03-08T12:00:00.000Z'],
    ['2026-10-31T23:59:00.000Z', null, '2026-10-31T23:59:00.000Z'],
    ['2026-11-01T00:00:00.000Z', null, '2026-11-01T13:00:00.000Z'],
  ] as const;
  for (const [now, alertedOn, next] of times)
    expect(nextAlertTime('America/Montreal', new Date(now), alertedOn).toISOString()).toBe(next);
  const zones = ['Asia/Tokyo', 'Mars/Olympus', null].map((zone) => readerZone(zone, 'Etc/UTC'));
  expect(zones).toEqual(['Asia/Tokyo', 'Etc/UTC', 'Etc/UTC']);
});

test('nobody is told who has not confirmed, paused, is muted or has withdrawn, even just before', async () => {
  const others = ['asked', 'paused', 'ended'] as const;
  for (const state of others) await subscribe(`${state}@person.example`, { state });
  await subscribe('muted@person.example');
  await subscribe('late@person.example');
  await subscribe(noor);
  const muted = personKey('muted@person.example');
  await saved(projectWith());
  await matchAlerts(noon, new AbortController().signal);
  await db
    .insertInto('readers')
    .values({
      personKey: muted,
      mutedAt: noon.toISOString(),
      mutedFor: 'bounced',
      mutedStatus: '5.1.1',
      alertedOn: null,
      invitedAt: null,
    })
    .execute();
  await withdraw('late@person.example');
  await runAlerts();
  expect((await alertEmails()).map(({ recipient }) => recipient)).toEqual([noor]);
});

test('what was found before a pause is told of when it goes on', async () => {
  const { id } = await subscribe(noor);
  await subscribe(noor, { kind: 'project', projectId: 'other' });
  await saved(projectWith());
  await matchAlerts(noon, new AbortController().signal);
  await inTransaction((tx) => pauseSubscription(tx, id, true));
  await runAlerts();
  await runAlerts(tomorrow);
  expect(await alertEmails()).toEqual([]);
  await inTransaction((tx) => pauseSubscription(tx, id, false));
  await db.updateTable('alertMatches').set({ dueAt: noon.toISOString() }).execute();
  await runAlerts(tomorrow);
  expect(await texts()).toEqual([expect.stringContaining('New on the site.')]);
});

test('a first price is news for those who look for a price', async () => {
  const project = await publicProject({ 1204: { price: null }, 1301: {} });
  await subscribe(noor, { search: 'price=2500000' });
  await subscribe('rooms@person.example', { search: 'bedrooms=2' });
  await change(project, { 1204: { price: 2_400_000 }, 1301: {} });
  await runAlerts();
  expect((await alertEmails()).map(({ recipient }) => recipient)).toEqual([noor]);
  expect((await texts())[0]).toContain('Home 1204 is available: 2 bed, 2 bath, CAD 2,400,000.');
});

const year = Number(todayIn('America/Vancouver').slice(0, 4)) + 1;
const newlyFitting: [string, string, Partial<ReturnType<typeof typedProject>>][] = [
  ['its first price', 'price=2000000', { specifications: typed('From CAD 1,900,000') }],
  ['larger homes', 'bedrooms=3', { specifications: typed(null, 'One to three bedrooms') }],
  ['an earlier completion', `completion=${year}`, { completionDate: `Fall ${year}` }],
];

test.each(newlyFitting)(
  'a project that newly fits by %s is news',
  async (_title, search, changes) => {
    const project = await saved(typedProject());
    await db.deleteFrom('alertNews').execute();
    await subscribe(noor, { search });
    await subscribe('any@city.example');
    const renamed = await saved({ ...typedProject(), ...seen(project), description: 'Taller.' });
    await runAlerts();
    expect(await alertEmails()).toEqual([]);
    await saved({ ...typedProject(), ...changes, ...seen(renamed) });
    await runAlerts();
    expect((await alertEmails()).map(({ recipient }) => recipient)).toEqual([noor]);
    expect((await texts())[0]).toContain('Now fits what you asked for.');
  },
);

/** Whose price and kinds of homes are only typed. */
function typedProject() {
  const residences = { plans: {}, homes: {} };
  const completionDate: string | null = `Fall ${year + 1}`;
  return { ...projectWith(), residences, specifications: typed(null), completionDate };
}

function typed(priceRange: string | null, typesOfUnits = 'One to two bedrooms') {
  return { ...projectWith().specifications, priceRange, typesOfUnits };
}

test('an email that was asked for several times gives each reason, and one link stops all', async () => {
  await subscribe(noor, { search: 'bedrooms=2' });
  const project = await publicProject();
  await subscribe(noor, { kind: 'project', projectId: project.id });
  const moved = await subscribe(noor, { search: 'bedrooms=1' });
  await change(project, { 1204: { price: 2_000_000 } });
  await matchAlerts(noon, new AbortController().signal);
  await inTransaction((tx) => changeSearch(tx, moved, { city: 'TOKYO', search: '' }));
  await runAlerts();
  const [text = ''] = await texts();
  expect(text).toContain(
    'You asked on Mar 3, 2026 to hear when something fits: Vancouver, 2 bedrooms or more.',
  );
  expect(text).toContain('You asked on Mar 3, 2026 to hear about Kestrel House.');
  expect(text).not.toContain('Tokyo');
  expect(text).toMatch(
    /Stop all:\n\S+\/private\/leave\/\S+\n\nWhat you hear about:\n\S+\/alerts\//,
  );
});

test('the first viewing day and an open house are told to those who ask for the project or know of it', async () => {
  const { project, host } = await setUpViewings({ hours: [] });
  await clearAlerts();
  await subscribe(noor, { kind: 'project', projectId: project.id });
  await subscribe('search@person.example');
  const day = new Date(Date.now() + 20 * dayMs).toISOString().slice(0, 10);
  const house = { day, from: '11:00', until: '15:00', projectId: project.id, places: 20 };
  const saving = await hostRecords.save({ ...host, openHouses: [house] }, 'Ada');
  await runAlerts(new Date(`${todayIn('America/Vancouver')}T21:00:00.000Z`));
  expect(await texts()).toEqual([
    expect.stringContaining(`You can see it on ${weekdayAndDate(day)}.`),
  ]);
  await hostRecords.save({ ...host, ...seen(done(saving)), name: 'Ingrid H.' }, 'Ada');
  const open = await db.selectFrom('alertNews').select('part').execute();
  expect(open).toEqual([{ part: 'viewing' }]);
});

test('a project that a rule is against is not told of', async () => {
  await subscribe(noor);
  await saved(projectWith());
  await matchAlerts(noon, new AbortController().signal);
  usePlaces(onePlace({ forbidden: ['Kestrel'] }));
  await db
    .updateTable('contentVersion')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .execute();
  await runAlerts();
  expect(await alertEmails()).toEqual([]);
});

test('a project is read and judged once for its titles in all languages', async () => {
  const project = await saved(projectWith());
  await publishTranslation('projects', project.id);
  const titleIn = (language: string) =>
    findOfferedTitle(db, { projectId: project.id }, language, noon);
  expect(await titleIn('en-CA')).toBe('Kestrel House');
  const statements = await countStatements(() => titleIn('fr-CA'));
  expect(statements.map((text) => /from [`"](\w+)/.exec(text)?.[1])).toEqual([
    'content_version',
    'translations',
  ]);
  expect(await countStatements(() => titleIn('fr-CA'))).toHaveLength(1);
});

test('an email is in the language of the newest subscription', async () => {
  await subscribe(noor, { language: 'en-CA' });
  await subscribe(noor, { language: 'fr-CA', city: null, askedAt: '2026-05-03T17:00:00.000Z' });
  const project = await saved(projectWith());
  await publishTranslation('projects', project.id);
  await runAlerts();
  const [text = ''] = await texts();
  expect(text).toMatch(/^Kestrel House\s: du nouveau/);
  expect(text).toContain('/fr/projects/kestrel-house');
});

test('a typed price that became lower is told of in every language', async () => {
  const project = await saved({ ...typedProject(), specifications: typed('From CAD 895,000') });
  await db.deleteFrom('alertNews').execute();
  for (const language of ['en-CA', 'fr-CA', 'ja-JP', 'zh-Hant-TW'])
    await subscribe(`${language}@person.example`, { language });
  const lower = { ...typedProject(), specifications: typed('From CAD 795,000') };
  await saved({ ...lower, ...seen(project) });
  await runAlerts();
  const prices = (await texts()).map((text) => /795,000|795\s000|79\s萬\s5,000/.test(text));
  expect(prices).toEqual([true, true, true, true]);
});

test('who is erased leaves no match', async () => {
  await subscribe(noor);
  await saved(projectWith());
  await matchAlerts(noon, new AbortController().signal);
  await erasePerson({ email: noor }, 'Ada');
  expect(await db.selectFrom('alertMatches').selectAll().execute()).toEqual([]);
});

test('what is too much for one email is left for the next day', async () => {
  await subscribe(noor);
  for (let index = 1; index <= 21; index++)
    await saved({ ...projectWith(), slug: `kestrel-${index}`, title: `Kestrel ${index}` });
  await runAlerts();
  await runAlerts(new Date(noon.getTime() + hourMs));
  expect((await alertEmails()).map(({ subject }) => subject)).toEqual([
    'Kestrel 1 and 19 more: what is new',
  ]);
  await runAlerts(tomorrow);
  expect((await alertEmails()).at(-1)?.subject).toBe('Kestrel 21: what is new');
});

test('two instances send one email', async () => {
  await subscribe(noor);
  await saved(projectWith());
  const { signal } = new AbortController();
  await Promise.all([matchAlerts(noon, signal), matchAlerts(noon, signal)]);
  await Promise.all([sendAlerts(noon, signal), sendAlerts(noon, signal)]);
  expect(await alertEmails()).toHaveLength(1);
});

test('those who may want to hear of a project are found by an index', async () => {
  await insertSubscriptions(
    Array.from({ length: 2_000 }, (_one, index) =>
      subscriptionRow(`reader-${index}@plan.example`, {
        kind: subscriptionKinds[index % 5] ?? 'vip',
        city: index % 20 === 0 ? null : `city-${index % 20}`,
        projectId: `project-${index % 40}`,
      }),
    ),
  );
  if (isPostgres) await sql`analyze subscriptions`.execute(db);
  for (const phase of phases) {
    const query = selectCandidates(db, {
      phase,
      project: { id: 'project-3', city: 'city-3' },
      after: '',
    });
    const plan = await explain(query.compile());
    expect(plan).toMatch(/subscriptions_(city|project)/);
    expect(plan).not.toMatch(/SCAN subscriptions|Seq Scan on subscriptions|TEMP B-TREE/);
  }
});

async function explain({ sql: text, parameters }: CompiledQuery) {
  return db.transaction().execute(async (tx) => {
    const begin = isPostgres ? 'explain' : 'explain query plan';
    const { rows } = await tx.executeQuery(CompiledQuery.raw(`${begin} ${text}`, [...parameters]));
    return JSON.stringify(rows);
  });
}

test('whoever is killed between any two statements, each person gets one email', async () => {
  const count = isLong ? 2_000 : 8;
  const languages = ['en-CA', 'fr-CA', 'ja-JP', 'zh-Hant-TW'];
  const states = ['confirmed', 'confirmed', 'asked', 'ended'] as const;
  const rows = Array.from({ length: count }, (_one, index) =>
    subscriptionRow(`person-${index}@kill.example`, {
      language: languages[index % 4] ?? '',
      state: states[Math.floor(index / 4) % 4] ?? 'asked',
    }),
  );
  await insertSubscriptions(rows);
  await saved(projectWith());
  const kills = isLong ? 200 : 40;
  let isOver = false;
  for (let kill = 1; kill <= kills && !isOver; kill++) {
    isOver = await runUntil(kill);
    if (kill === 5) await withdraw(rows[1]?.email ?? '');
  }
  await runAlerts(new Date(noon.getTime() + 2 * hourMs));
  const reached = rows
    .filter(({ state }, index) => state === 'confirmed' && index !== 1)
    .map(({ email }) => email);
  const recipients = (await alertEmails()).map(({ recipient }) => recipient);
  expect(recipients.toSorted()).toEqual(reached.toSorted());
}, 180_000);

/** From some statement on, the database answers nobody. True if all was done before. */
async function runUntil(last: number) {
  const execute = Object.getOwnPropertyDescriptor(DefaultQueryExecutor.prototype, 'executeQuery')
    ?.value as (...query: unknown[]) => Promise<never>;
  let statements = 0;
  const spy = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery');
  spy.mockImplementation(async function (this: DefaultQueryExecutor, ...query) {
    statements += 1;
    if (statements > last) throw new Error('killed');
    return execute.apply(this, query);
  });
  const isDone = await runAlerts(new Date(noon.getTime() + last * 1_000)).then(
    () => statements <= last,
    () => false,
  );
  spy.mockRestore();
  return isDone;
}

function withdraw(emailFolded: string) {
  return db
    .transaction()
    .execute((tx) => withdrawConsent(tx, { emailFolded, way: 'one-click', now: noon }));
}

test('what waits longer than a day is told of, and old news goes when all are told', async () => {
  const project = await publicProject();
  await subscribe(noor);
  await change(project, { 1204: { price: 2_000_000 } });
  await matchAlerts(noon, new AbortController().signal);
  await runAlerts(tomorrow);
  expect(await alertEmails()).toHaveLength(1);
});
