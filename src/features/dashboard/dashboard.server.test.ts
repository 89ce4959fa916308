import { expect, test } from 'vitest';
import { chooseDemoLanguages } from '../../../tests/fixtures/demo-languages.ts';
import { hourMs } from '../../lib/time/durations.ts';
import { insertMedia } from '../../../tests/fixtures/media.ts';
import { ingrid } from '../../../tests/fixtures/members.ts';
import { saved } from '../../../tests/fixtures/project.ts';
import { submit } from '../../../tests/fixtures/submitted-enquiries.ts';
import { createAdministrator } from '../../platform/accounts/administrators.ts';
import { db } from '../../platform/database/database.ts';
import { prepareDataFolder } from '../../start-up.ts';
import type { Role } from '../../model/rights.ts';
import { settings } from '../../site/settings/settings.ts';
import { demoEnquiries } from '../enquiries/enquiries.demo.ts';
import { openEnquiry } from '../enquiries/inbox/opened-enquiries.server.ts';
import { projectRecords } from '../projects/projects.server.ts';
import {
  readTranslation,
  saveTranslationDraft,
  scheduleTranslation,
} from '../translations/translations.server.ts';
import { readDashboard } from './dashboard.compose.server.ts';
import { publishNext } from '../../compose/publisher.server.ts';
import { withSettings } from '../settings/site-settings.server.ts';
import {
  clearDashboard,
  readDashboardDay,
  kestrel,
  image,
} from '../../../tests/fixtures/dashboard.ts';

const ada = 'ada@solmere.example';

await prepareDataFolder();

await createAdministrator({ email: ada, name: 'Ada Lind', password: 'three tall cranes' });

clearDashboard();

test('the longest waiting enquiries come first, and opened ones wait until they have an answer', async () => {
  const forms = ['vip', 'contact', 'join', 'vip', 'contact', 'join', 'vip'] as const;
  for (const [index, form] of forms.entries()) {
    const email = `visitor-${index}@solmere.example`;
    const now = new Date(Date.UTC(2026, 10, 20 - index, 12));
    await submit(form, { ...demoEnquiries[form], email }, { now });
  }
  const { waiting } = await readDashboardDay(ada);
  expect(waiting.total).toBe(7);
  expect(waiting.first.map(({ email }) => email.slice(8, 9))).toEqual(['6', '5', '4', '3', '2']);
  expect(waiting.first[0]).toMatchObject({ form: 'vip', reader: null });
  const [longest] = waiting.first;
  await openEnquiry({ id: longest?.id ?? '' }, ada);
  const opened = (await readDashboardDay(ada)).waiting;
  expect([opened.total, opened.first[0]]).toMatchObject([7, { id: longest?.id, reader: ada }]);
  await db
    .updateTable('enquiries')
    .set({ status: 'answered' })
    .where('id', '=', longest?.id ?? '')
    .execute();
  const rest = (await readDashboardDay(ada)).waiting;
  expect([rest.total, rest.first[0]?.form]).toEqual([6, 'join']);
});

test('a scheduled record shows its time and its changes', async () => {
  const { id, revision } = await saved(kestrel);
  const specifications = { ...kestrel.specifications, priceRange: 'From $2,000,000' };
  await projectRecords.schedule(
    { ...kestrel, specifications, id, revision, publishAt: timeInHours(2) },
    ada,
  );
  await projectRecords.schedule(
    { ...kestrel, slug: 'osprey', title: 'Osprey', publishAt: timeInHours(1) },
    ada,
  );
  const { scheduled, unfinished } = await readDashboardDay(ada);
  expect(scheduled).toMatchObject({
    total: 2,
    first: [
      { name: 'Osprey', kind: 'Project', changes: undefined, savedBy: ada },
      { name: kestrel.title, changes: ['price range'], address: `/admin/projects?edit=${id}` },
    ],
  });
  expect(unfinished.total).toBe(0);
});

test('a scheduled end is listed with its time, before and after publication', async () => {
  const publishAt = timeInHours(2);
  await projectRecords.schedule({ ...kestrel, publishAt, unpublishAt: timeInHours(4) }, ada);
  await projectRecords.schedule(
    { ...kestrel, slug: 'osprey', title: 'Osprey', publishAt: timeInHours(3) },
    ada,
  );
  const names = async () => {
    const { scheduled } = await readDashboardDay(ada);
    return [scheduled.total, ...scheduled.first.map(({ name, isEnd }) => [name, isEnd])];
  };
  expect(await names()).toEqual([
    3,
    [kestrel.title, false],
    ['Osprey', false],
    [kestrel.title, true],
  ]);
  await publishNext(new Date(publishAt));
  expect(await names()).toEqual([2, ['Osprey', false], [kestrel.title, true]]);
});

test('a draft lists its missing fields, and a failed publication its reason', async () => {
  const incomplete = {
    ...kestrel,
    slug: 'sable',
    title: 'Sable Court',
    city: null,
    images: { main: null, gallery: [] },
  };
  await projectRecords.saveDraft(incomplete as never, ada);
  const { id, revision } = await saved(kestrel);
  await projectRecords.saveDraft({ ...kestrel, title: 'Kestrel Tower', id, revision }, ada);
  await projectRecords.schedule(
    { ...kestrel, slug: 'osprey', title: 'Osprey', publishAt: timeInHours(1) },
    ada,
  );
  await db
    .updateTable('drafts')
    .set({ slug: 'kestrel-house', record: JSON.stringify({ ...kestrel, id, title: '' }) })
    .where('slug', '=', 'osprey')
    .execute();
  await publishNext(new Date(Date.now() + 2 * hourMs));
  const { unfinished, care } = await readDashboardDay(ada);
  const byName = new Map(unfinished.first.map((one) => [one.name, one]));
  expect(unfinished.total).toBe(3);
  expect(byName.get('Sable Court')).toMatchObject({
    lacks: ['city', 'main image'],
    state: 'draft',
  });
  expect(byName.get('Kestrel Tower')).toMatchObject({ lacks: [], faults: [], state: 'changed' });
  expect(care.stopped).toMatchObject([{ problem: expect.stringMatching(/./) }]);
});

test('an issue disappears once it is fixed', async () => {
  const { coordinates: _none, ...location } = kestrel.location;
  const placeless = await saved({ ...kestrel, location: { ...location, coordinates: null } });
  await insertMedia(image.replace('0123', 'abcd'), { alt: '' });
  await db
    .insertInto('notFoundVisits')
    .values([
      { path: '/old-brochure', day: today(), people: 3, robots: 0, cameFrom: null },
      { path: '/wp-login.php', day: today(), people: 0, robots: 9, cameFrom: null },
    ])
    .execute();
  await submit('vip', demoEnquiries.vip);
  await db
    .updateTable('outgoingMails')
    .set({ state: 'failed' })
    .where('kind', '=', 'notice')
    .execute();
  expect((await readDashboardDay(ada)).care).toMatchObject({
    isEmailSetUp: false,
    emailsWaiting: 1,
    emailsFailed: 1,
    addressesNotFound: 1,
    withoutCoordinates: { count: 1, firstId: placeless.id },
    withoutPrice: { count: 0 },
  });
  const { id, revision } = placeless;
  await saved({ ...kestrel, id, revision });
  expect((await readDashboardDay(ada)).care.withoutCoordinates.count).toBe(0);
});

test('only owners are told how to set up email', async () => {
  const { care, firstDay } = await readDashboard({ ...ingrid, role: 'editor' });
  expect([care?.isEmailSetUp, care?.emailHint, firstDay]).toEqual([false, undefined, undefined]);
  expect((await readDashboard(ingrid)).care?.emailHint).toContain('SMTP_URL');
  for (const role of ['editor', 'enquiries', 'partner'] as const)
    expect(JSON.stringify(await readDashboard({ ...ingrid, role }))).not.toContain('SMTP_URL');
});

test('claims due for review are counted', async () => {
  const { claims } = settings();
  const claim = (lookAgain: string) => ({ ...claims.annualVolume, lookAgain });
  const due = { ...claims, annualVolume: claim('2020-01-01'), joiningFee: claim('2099-01-01') };
  const { care } = await withSettings('claims', due, () => readDashboardDay(ada));
  expect(care.claimsToReview).toBe(1);
  expect((await readDashboardDay(ada)).care.claimsToReview).toBe(0);
});

test('rules of places due for review are counted, for owners', async () => {
  const [place] = settings().places.places;
  const [first, second] = place?.rules ?? [];
  if (!place || !first || !second) throw new Error('There are no rules');
  const rules = [
    { ...first, reviewAgain: '2020-01-01' },
    { ...second, reviewAgain: '2099-01-01' },
  ];
  const due = { places: [{ ...place, rules }], marketedFrom: null };
  const count = (role: Role) =>
    withSettings('places', due, () => readDashboard({ ...ingrid, role }));
  expect((await count('owner')).care?.rulesToReview).toBe(1);
  expect((await count('editor')).care?.rulesToReview).toBe(0);
});

test('a translation that is begun says what it lacks, and opens its record in that language', async () => {
  await chooseDemoLanguages();
  const { id } = await saved(kestrel);
  const key = { noun: 'projects' as const, recordId: id, language: 'ja-JP' };
  const view = await readTranslation(key);
  const units = view?.units.filter(({ path }) => !/^(area|timeline\.)/.test(path)) ?? [];
  const fields = Object.fromEntries(
    units.map(({ path, source }) => [path, { source, text: `JA ${source}` }]),
  );
  const change = await saveTranslationDraft({ ...key, fields }, 'Ada');
  const opened = {
    name: 'Japanese of Kestrel House',
    address: `/admin/projects?edit=${id}&language=ja`,
  };
  const { unfinished, changes } = await readDashboardDay(ada);
  expect(unfinished.first).toMatchObject([
    { ...opened, kind: 'Translation', state: 'draft', faults: [] },
  ]);
  expect(unfinished.first[0]?.lacks).toEqual(
    expect.arrayContaining(['area', 'title', 'milestone note']),
  );
  expect(changes[0]).toMatchObject({ ...opened, act: 'drafted' });
  const whole = view?.units.map(({ path, source }) => [path, { source, text: `JA ${source}` }]);
  const publishAt = timeInHours(2);
  const { revision } = change.outcome === 'done' ? change.record : {};
  await scheduleTranslation(
    { ...key, fields: Object.fromEntries(whole ?? []), revision, publishAt },
    'Ada',
  );
  const { scheduled } = await readDashboardDay(ada);
  expect(scheduled.first).toMatchObject([{ ...opened, at: publishAt, isEnd: false }]);
});

test('the latest changes omit reads and sign-ins, and list repeated changes once', async () => {
  const first = await saved(kestrel);
  const second = await saved({
    ...kestrel,
    title: 'Kestrel',
    id: first.id,
    revision: first.revision,
  });
  await saved({ ...kestrel, title: 'Kestrel Tower', id: first.id, revision: second.revision });
  await submit('vip', demoEnquiries.vip);
  const enquiry = await db.selectFrom('enquiries').select('id').executeTakeFirstOrThrow();
  await openEnquiry(enquiry, ada);
  const { changes } = await readDashboardDay(ada);
  expect(changes.map(({ act, name }) => [act, name])).toEqual([
    ['saved', 'Kestrel Tower'],
    ['added', kestrel.title],
  ]);
});

function timeInHours(hours: number) {
  return new Date(Date.now() + hours * hourMs).toISOString();
}

function today() {
  return new Date().toISOString().slice(0, 10);
}
