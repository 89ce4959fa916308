import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { clearActivity, kestrel } from '../../tests/fixtures/activity.ts';
import { disclosure, onePlace, usePlaces } from '../../tests/fixtures/place.ts';
import { done, seen } from '../../tests/fixtures/records.ts';
import { saved } from '../../tests/fixtures/project.ts';
import {
  addPage,
  fillPages,
  record as page,
  saved as savedPage,
} from '../../tests/fixtures/page.ts';
import { publishTranslation } from '../../tests/fixtures/translations.ts';
import { insertWebhook, raisedEvents } from '../../tests/fixtures/webhook.ts';
import { homeEventSchema } from '../features/projects/home-event.ts';
import { noFiling, noLegal } from '../features/projects/project-legal.ts';
import { projectRecords } from '../features/projects/projects.server.ts';
import { settingsRecords } from '../features/settings/settings.server.ts';
import { translationRecords } from '../features/translations/translations.server.ts';
import { testimonialSchema } from '../features/testimonials/testimonial.ts';
import { testimonialRecords } from '../features/testimonials/testimonials.server.ts';
import { changeContent } from '../platform/database/content.ts';
import { db } from '../platform/database/database.ts';
import { recordEventSchema } from '../model/record-event.ts';
import { provideSettings, settings } from '../site/settings/settings.ts';
import { prepareDataFolder } from '../start-up.ts';

await prepareDataFolder();

const home = {
  number: '1204',
  plan: 'inlet',
  floor: 12,
  price: 2_480_000,
  state: 'available',
  heldUntil: null,
  interior: null,
} as const;
const plan = {
  name: 'Inlet',
  bedrooms: 2,
  bathrooms: 2,
  interior: 1_020,
  outdoor: null,
  exposure: null,
  floors: null,
  picture: null,
};
const project = {
  ...kestrel,
  developerId: null,
  residences: {
    plans: { inlet: plan },
    homes: { h1204: home, h1301: { ...home, number: '1301' } },
  },
};

clearActivity();
beforeEach(async () => {
  for (const table of ['webhooks', 'webhookEvents'] as const) await db.deleteFrom(table).execute();
});

test('publication, change, unpublishing and restoring of a record are told of with its page', async () => {
  await insertWebhook();
  const draft = done(await projectRecords.saveDraft(project, 'Ada'));
  expect(await raisedEvents()).toEqual([]);
  const first = done(await projectRecords.save({ ...project, ...seen(draft) }, 'Ada'));
  const second = await saved({ ...project, ...seen(first), title: 'Kestrel Tower' });
  const hidden = done(await projectRecords.unpublish(seen(second), 'Ada'));
  const third = await saved({ ...project, ...seen(hidden) });
  done(await projectRecords.remove(seen(third), 'Ada'));
  done(await projectRecords.restore({ id: third.id }, 'Ada'));
  const events = await raisedEvents();
  expect(events.map(({ type, data }) => [type, data['isFirst']])).toEqual([
    ['record.published', true],
    ['record.published', false],
    ['record.unpublished', false],
    ['record.published', true],
    ['record.unpublished', false],
    ['record.published', true],
  ]);
  expect(events[1]?.data).toMatchObject({
    kind: 'projects',
    id: first.id,
    slug: project.slug,
    name: 'Kestrel Tower',
    url: expect.stringMatching(new RegExp(`^https?://.+/projects/${project.slug}$`)) as string,
  });
  for (const { data } of events) expect(recordEventSchema.parse(data)).toEqual(data);
});

test('a translation is told of as the record in its language, while both are public', async () => {
  await insertWebhook();
  const first = await saved(project);
  const french = await publishTranslation('projects', first.id);
  const hidden = done(await projectRecords.unpublish(seen(first), 'Ada'));
  const again = await publishTranslation('projects', first.id, 'ja-JP', 'ja');
  const second = await saved({ ...project, ...seen(hidden) });
  done(await translationRecords.unpublish(seen(again), 'Ada'));
  done(await projectRecords.remove(seen(second), 'Ada'));
  const events = await raisedEvents();
  const path = `/projects/${project.slug}`;
  expect(events.map(({ type, data }) => [type, pathOf(data), data['isFirst']])).toEqual([
    ['record.published', path, true],
    ['record.published', `/fr${path}`, true],
    ['record.unpublished', path, false],
    ['record.unpublished', `/fr${path}`, false],
    ['record.published', path, true],
    ['record.published', `/fr${path}`, true],
    ['record.published', `/ja${path}`, true],
    ['record.unpublished', `/ja${path}`, false],
    ['record.unpublished', path, false],
    ['record.unpublished', `/fr${path}`, false],
  ]);
  expect(events[1]?.data).toMatchObject({
    kind: 'projects',
    id: first.id,
    language: 'fr-CA',
    revision: french.revision,
  });
  for (const { data } of events) expect(recordEventSchema.parse(data)).toEqual(data);
  const rows = await db.selectFrom('webhookEvents').select('subject').distinct().execute();
  expect(rows).toEqual([{ subject: `projects:${first.id}` }]);
});

test('a language in preparation is not told of', async () => {
  await insertWebhook();
  const before = settings();
  const others = before.language.others.map((one) => ({ ...one, state: 'preparation' as const }));
  provideSettings(() => ({ ...before, language: { ...before.language, others } }));
  onTestFinished(() => provideSettings(() => before));
  const { id } = await saved(project);
  await publishTranslation('projects', id);
  const events = await raisedEvents();
  expect(events.map(({ data }) => data['language'])).toEqual(['en-CA']);
});

test('a built-in page is told of with its address, and what visitors do not open as a page without', async () => {
  await fillPages();
  await addPage('404');
  await insertWebhook();
  for (const slug of ['home', '404']) await savedPage(slug, {});
  await savedPage('about', {});
  await publishTranslation('pages', (await page('about')).id);
  const addresses = (await raisedEvents()).map(({ data }) => [data['slug'], pathOf(data)]);
  expect(addresses).toEqual(
    expect.arrayContaining([
      ['home', '/'],
      ['about', '/about'],
      ['404', null],
      ['about', '/fr/about'],
    ]),
  );
});

function pathOf({ url }: Record<string, unknown>) {
  return typeof url === 'string' ? new URL(url).pathname : url;
}

test('each changed home is told of once, as it was and as it is', async () => {
  await insertWebhook({ events: ['home.changed'] });
  const first = await saved(project);
  const homes = { ...project.residences.homes, h1204: { ...home, state: 'sold' as const } };
  const second = await saved({
    ...project,
    ...seen(first),
    residences: { ...project.residences, homes },
  });
  const { h1204, ...others } = homes;
  await saved({
    ...project,
    ...seen(second),
    residences: {
      ...project.residences,
      homes: { ...others, h1402: { ...home, number: '1402', price: null } },
    },
  });
  const events = await raisedEvents();
  expect(h1204.state).toBe('sold');
  expect(events.map(({ data }) => data)).toMatchObject([
    {
      change: 'changed',
      project: { id: first.id, name: project.title, city: 'Vancouver', currency: 'CAD' },
      home: { number: '1204', status: 'sold', plan: 'Inlet', floor: 12, price: 2_480_000 },
      before: { number: '1204', status: 'available' },
    },
    { change: 'added', home: { number: '1402', price: null }, before: null },
    { change: 'removed', home: { number: '1204', status: 'sold' } },
  ]);
  for (const { data } of events) expect(homeEventSchema.parse(data)).toEqual(data);
});

test('a refused change raises nothing', async () => {
  await insertWebhook();
  const first = await saved(project);
  await db.deleteFrom('webhookEvents').execute();
  expect(
    await projectRecords.save({ ...project, ...seen(first), revision: 9 }, 'Ada'),
  ).toMatchObject({
    outcome: 'conflict',
  });
  expect(await raisedEvents()).toEqual([]);
});

test('a record without a page is told of, and settings are not', async () => {
  await insertWebhook();
  const testimonial = testimonialSchema.parse({
    type: 'client',
    content: 'A home.',
    author: 'Maya Chen',
    location: 'Vancouver',
  });
  done(await testimonialRecords.save(testimonial, 'Ada'));
  expect(await raisedEvents()).toMatchObject([
    { type: 'record.published', data: { kind: 'testimonials', name: 'Maya Chen', url: null } },
  ]);
  await db.deleteFrom('webhookEvents').execute();
  await changeContent((tx) =>
    settingsRecords.add(tx, { slug: 'search', value: '{}' } as never, 'Ada', 'search'),
  );
  expect(await raisedEvents()).toEqual([]);
});

test('until a filing no event has a price; once it is filed the prices are told of', async () => {
  await insertWebhook();
  usePlaces(onePlace({ rules: [{ ...disclosure, notFiled: 'limited' }] }));
  const withFiling = (values: object) => ({
    ...project,
    status: 'in-progress',
    legal: { ...noLegal, filings: { 'BC/disclosure': { ...noFiling, ...values } } },
  });
  const unfiled = withFiling({ isNotFiled: true });
  const first = await saved(unfiled);
  const homes = { ...project.residences.homes, h1204: { ...home, price: 2_500_000 } };
  const dearer = await saved({
    ...unfiled,
    ...seen(first),
    residences: { ...project.residences, homes },
  });
  const sold = { ...homes, h1204: { ...homes.h1204, state: 'sold' as const } };
  const residences = { ...project.residences, homes: sold };
  const second = await saved({ ...unfiled, ...seen(dearer), residences });
  const before = await raisedEvents();
  expect(JSON.stringify(before)).not.toMatch(/2[45]\d0000/);
  expect(before.filter(({ type }) => type === 'home.changed')).toMatchObject([
    { data: { home: { number: '1204', status: 'sold', price: null }, before: { price: null } } },
  ]);
  await saved({ ...withFiling({ filedOn: '2026-01-05' }), ...seen(second), residences });
  const after = await raisedEvents();
  expect(after.filter(({ type }) => type === 'home.changed').slice(1)).toMatchObject([
    { data: { home: { number: '1204', price: 2_500_000 }, before: { price: null } } },
    { data: { home: { number: '1301', price: 2_480_000 }, before: { price: null } } },
  ]);
});
