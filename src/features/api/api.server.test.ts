import { randomUUID } from 'node:crypto';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { call, newKey } from '../../../tests/api/api-calls.ts';
import { emptyPartners, ingrid, saved as savedPartner } from '../../../tests/fixtures/partner.ts';
import { disclosure, noRules, onePlace, usePlaces } from '../../../tests/fixtures/place.ts';
import { emptyProjects, kestrel, saved } from '../../../tests/fixtures/project.ts';
import { publishTranslation } from '../../../tests/fixtures/translations.ts';
import { insertWebhook, raisedEvents } from '../../../tests/fixtures/webhook.ts';
import { stored } from '../../../tests/fixtures/submitted-enquiries.ts';
import { demoEnquiries } from '../enquiries/enquiries.demo.ts';
import { noFiling, noLegal } from '../projects/project-legal.ts';
import { findProject, projectRecords } from '../projects/projects.server.ts';
import { kestrelResidences } from '../residences/residences.demo.ts';
import {
  createApiKey,
  findApiKey,
  listApiKeys,
  logExpiredKeys,
  revokeApiKey,
} from './keys/api-keys.server.ts';
import { db } from '../../platform/database/database.ts';
import { prepareDataFolder } from '../../start-up.ts';
import { requestId } from './stored-answers.server.ts';
import { ALL as enquiries } from '../../pages/api/v1/enquiries.ts';
import { ALL as list } from '../../pages/api/v1/[noun]/index.ts';
import { ALL as record } from '../../pages/api/v1/[noun]/[slug].ts';
import { ALL as home } from '../../pages/api/v1/projects/[slug]/homes/[number].ts';
import { ALL as homes } from '../../pages/api/v1/projects/[slug]/homes/index.ts';

await prepareDataFolder();

const slug = 'kestrel-house';
const atKestrel = { params: { noun: 'projects', slug } };
const input = { ...kestrel, images: { main: null, gallery: [] }, residences: kestrelResidences };

beforeEach(async () => {
  usePlaces(noRules);
  await emptyProjects();
  await emptyPartners();
  for (const table of [
    'apiAnswers',
    'apiKeys',
    'limitTries',
    'outgoingMails',
    'enquiries',
  ] as const)
    await db.deleteFrom(table).execute();
});

test('lists come in pages, each with the address of the next', async () => {
  for (let number = 1; number <= 51; number++)
    await savedPartner({ ...ingrid, slug: `partner-${number}`, name: `Partner ${number}` });
  const first = await call(list, { params: { noun: 'partners' }, path: '/api/v1/partners' });
  expect(first.status).toBe(200);
  expect(first.body).toMatchObject({
    total: 51,
    page: 1,
    pages: 2,
    next: expect.stringMatching(
      /^https:\/\/solmere\.example\/api\/v1\/partners\?after=\w/,
    ) as string,
  });
  const last = { items: [{ name: 'Partner 51' }], page: 2, next: null };
  expect(
    (await call(list, { params: { noun: 'partners' }, path: nextPath(first) })).body,
  ).toMatchObject(last);
  expect(
    (await call(list, { params: { noun: 'partners' }, path: '/api/v1/partners?page=2' })).body,
  ).toMatchObject(last);
  const third = await call(list, { params: { noun: 'partners' }, path: '/api/v1/partners?page=3' });
  expect(third).toMatchObject({ status: 404, body: { type: '/api/v1#problem-missing' } });
  expect(third.headers.get('content-type')).toBe('application/problem+json');
});

test('lists and records are read in the language of the URL, as the pages of that language', async () => {
  for (const number of [1, 2]) {
    const { id } = await savedPartner({ ...ingrid, slug: `partner-${number}`, bio: 'Sells.' });
    if (number === 1) await publishTranslation('partners', id);
  }
  const { id } = await saved(input);
  await publishTranslation('projects', id);
  const path = '/api/v1/partners?language=fr';
  expect((await call(list, { params: { noun: 'partners' }, path })).body).toMatchObject({
    total: 1,
    items: [
      {
        slug: 'partner-1',
        language: 'fr-CA',
        url: 'https://solmere.example/fr/partners/partner-1',
        bio: '[fr] Sells.',
      },
    ],
  });
  expect((await readPartner('partner-1', 'FR-ca')).body).toMatchObject({ language: 'fr-CA' });
  expect((await readPartner('partner-1', 'en')).body).toMatchObject({
    language: 'en-CA',
    bio: 'Sells.',
  });
  for (const [name, language] of [
    ['partner-2', 'fr'],
    ['partner-1', 'ja'],
    ['partner-1', 'de'],
    ['partner-1', '%00'],
  ] as const)
    expect(await readPartner(name, language)).toMatchObject({
      status: 404,
      body: { type: '/api/v1#problem-missing', detail: expect.any(String) as string },
    });
  const inFrench = {
    params: { noun: 'projects', slug },
    path: `/api/v1/projects/${slug}?language=fr-CA`,
  };
  const { body } = await call(record, inFrench);
  expect(body).toMatchObject({ language: 'fr-CA', title: kestrel.title });
  expect(body['description']).toMatch(/^\[fr\]/);
  for (const { name } of body['plans'] as { name: string }[]) expect(name).toMatch(/^\[fr\]/);
  const old = {
    params: { noun: 'projects', slug: 'Kestrel House' },
    path: '/api/v1/projects/Kestrel%20House?language=fr',
  };
  expect((await call(record, old)).headers.get('location')).toBe(
    '/api/v1/projects/kestrel-house?language=fr-CA',
  );
});

function nextPath({ body }: { body: unknown }) {
  const { pathname, search } = new URL((body as { next: string }).next);
  return pathname + search;
}

function slugs({ body }: { body: unknown }) {
  return (body as { items: { slug: string }[] }).items.map(({ slug: name }) => name);
}

async function insertNews(index: number, day: Date) {
  await db
    .insertInto('news')
    .values({
      id: randomUUID(),
      slug: `news-${index}`,
      title: 'News',
      content: '',
      category: 'Company News',
      publishedAt: day.toISOString().slice(0, 10),
      updatedAt: day.toISOString(),
      revision: 1,
    })
    .execute();
}

function readPartner(name: string, language: string) {
  const path = `/api/v1/partners/${name}?language=${language}`;
  return call(record, { params: { noun: 'partners', slug: name }, path });
}

test('the next page goes on after the last record, whatever is added, removed or moved before it', async () => {
  const ids = [];
  for (let number = 1; number <= 53; number++)
    ids.push((await savedPartner({ ...ingrid, slug: `partner-${number}` })).id);
  const first = await call(list, { params: { noun: 'partners' }, path: '/api/v1/partners' });
  const seen = async () =>
    slugs(await call(list, { params: { noun: 'partners' }, path: nextPath(first) }));
  expect(await seen()).toEqual(['partner-51', 'partner-52', 'partner-53']);
  await db
    .updateTable('partners')
    .set((eb) => ({ displayOrder: eb('displayOrder', '+', 2) }))
    .execute();
  await savedPartner({ ...ingrid, slug: 'new-1' });
  await db.updateTable('partners').set({ displayOrder: 0 }).where('slug', '=', 'new-1').execute();
  expect(await seen()).toEqual(['partner-51', 'partner-52', 'partner-53']);
  await db
    .deleteFrom('partners')
    .where('id', 'in', [ids[0] ?? '', ids[7] ?? ''])
    .execute();
  expect(await seen()).toEqual(['partner-51', 'partner-52', 'partner-53']);
  const broken = await call(list, {
    params: { noun: 'partners' },
    path: '/api/v1/partners?after=%20',
  });
  expect(broken).toMatchObject({ status: 404, body: { type: '/api/v1#problem-missing' } });
  const forged = await call(list, {
    params: { noun: 'partners' },
    path: '/api/v1/partners?after=-5.none',
  });
  expect(forged).toMatchObject({ status: 200, body: { page: 1, total: 52 } });
  expect(slugs(forged)).toHaveLength(50);
});

test('the next page of news goes on after the last item, also if that one is gone or has another day', async () => {
  const days = Array.from({ length: 33 }, (_, index) => new Date(Date.UTC(2025, 0, 60 - index)));
  for (const [index, day] of days.entries()) await insertNews(index, day);
  const first = await call(list, { params: { noun: 'news' }, path: '/api/v1/news' });
  const seen = async () =>
    slugs(await call(list, { params: { noun: 'news' }, path: nextPath(first) }));
  const rest = ['news-30', 'news-31', 'news-32'];
  expect(await seen()).toEqual(rest);
  await insertNews(40, new Date(Date.UTC(2025, 5, 1)));
  await insertNews(41, new Date(Date.UTC(2025, 5, 2)));
  expect(await seen()).toEqual(rest);
  await db
    .updateTable('news')
    .set({ publishedAt: '2025-06-03' })
    .where('slug', '=', 'news-29')
    .execute();
  expect(await seen()).toEqual(rest);
  await db.deleteFrom('news').where('slug', '=', 'news-29').execute();
  expect(await seen()).toEqual(rest);
});

test('the next page of a list is in its language', async () => {
  for (let number = 1; number <= 51; number++) {
    const { id } = await savedPartner({ ...ingrid, slug: `partner-${number}` });
    await publishTranslation('partners', id);
  }
  const { body } = await call(list, {
    params: { noun: 'partners' },
    path: '/api/v1/partners?language=fr',
  });
  expect(body).toMatchObject({
    total: 51,
    next: expect.stringMatching(/\?after=[\w.-]+&language=fr-CA$/) as string,
  });
});

test('a project has what its page shows: the price of a home only while it is available', async () => {
  await saved(input);
  const { body } = await call(record, atKestrel);
  const { availability, plans } = body as {
    availability: { homes: { number: string; status: string; price: number | null }[] };
    plans: object[];
  };
  expect(plans).toHaveLength(5);
  expect(availability.homes).toHaveLength(64);
  const priced = availability.homes.filter(({ price }) => price !== null);
  expect(new Set(priced.map(({ status }) => status))).toEqual(new Set(['available']));
  expect(JSON.stringify(body)).not.toMatch(/heldUntil|publication|revision/);
  const moved = await call(record, {
    params: { noun: 'projects', slug: 'Kestrel House' },
    path: '/api/v1/projects/Kestrel%20House',
  });
  expect(moved.status).toBe(301);
  expect(moved.headers.get('location')).toBe('/api/v1/projects/kestrel-house');
});

test('no price comes out of a project that is public without prices', async () => {
  usePlaces(onePlace({ rules: [{ ...disclosure, notFiled: 'limited' }] }));
  const filings = { 'BC/disclosure': { ...noFiling, isNotFiled: true } };
  await saved({ ...input, legal: { ...noLegal, filings } });
  const { body } = await call(record, atKestrel);
  expect(body).toMatchObject({ price: null, deposits: [], depositNote: null });
  expect(body['pricesFollow']).toEqual(expect.stringMatching(/^Prices follow/));
  expect(JSON.stringify(body)).not.toMatch(/"price":\d|"from":\d{6}/);
});

test('drafts and unpublished records are not found', async () => {
  const { id, revision } = await saved(input);
  await projectRecords.unpublish({ id, revision }, 'Ada');
  expect((await call(record, atKestrel)).status).toBe(404);
  const key = await newKey(['homes']);
  const change = { homes: [{ number: '301', status: 'sold' }] };
  const refused = await call(homes, { ...atKestrel, method: 'PATCH', key, body: change });
  expect(refused.status).toBe(404);
});

test('a feed changes homes by number, and each row that is wrong is refused with its reason', async () => {
  const { id } = await saved(input);
  const key = await newKey(['homes']);
  const body = {
    homes: [
      { number: '301', status: 'sold' },
      { number: '302', price: 1_999_000 },
      { number: '303', price: 0 },
      { number: '304', status: 'gone' },
      { number: '9999', status: 'sold' },
      { number: '301', status: 'available' },
      { number: '305' },
      { number: '306', status: 'sold', colour: 'red' },
      'nonsense',
    ],
  };
  const answer = await call(homes, { ...atKestrel, method: 'PATCH', key, body });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ changed: 2, unchanged: 0, refused: 7 });
  expect(answer.body['homes']).toEqual([
    { number: '301', result: 'changed' },
    { number: '302', result: 'changed' },
    {
      number: '303',
      result: 'refused',
      reason: 'price: Enter a price above 0, or leave empty for “On request”.',
    },
    {
      number: '304',
      result: 'refused',
      reason: 'status: Use one of available, reserved, sold, not-released',
    },
    { number: '9999', result: 'refused', reason: 'There is no home “9999”.' },
    { number: '301', result: 'refused', reason: '301 appears twice.' },
    { number: '305', result: 'refused', reason: 'Send a status or a price' },
    { number: '306', result: 'refused', reason: expect.stringContaining('colour') },
    { number: '', result: 'refused', reason: expect.any(String) },
  ]);
  const found = await findProject(slug);
  expect(found?.residences.homes['h301']?.state).toBe('sold');
  expect(found?.residences.homes['h302']?.price).toBe(1_999_000);
  expect(found?.homesAsOf).toBe(answer.body['asOf']);
  const [version] = await projectRecords.versions({ id });
  expect(version).toMatchObject({ revision: 2, savedBy: '@key CRM', isPublic: true });
  const [entry] = await db
    .selectFrom('activity')
    .selectAll()
    .where('subjectId', '=', id)
    .orderBy('id', 'desc')
    .execute();
  expect(entry).toMatchObject({ actor: '@key CRM', act: 'saved', revision: 2 });
  const before = JSON.parse(entry?.standing ?? '') as never;
  await projectRecords.undo([{ entryId: entry?.id ?? '', id, revision: 2, before }], 'Ada');
  expect((await findProject(slug))?.residences).toEqual(kestrelResidences);
});

test('each home that a feed changes is announced to webhooks', async () => {
  await saved(input);
  await insertWebhook({ events: ['home.changed'] });
  const key = await newKey(['homes']);
  const body = {
    homes: [
      { number: '301', status: 'sold' },
      { number: '302', price: 1_999_000 },
    ],
  };
  await call(homes, { ...atKestrel, method: 'PATCH', key, body });
  const events = await raisedEvents();
  expect(events.map(({ type }) => type)).toEqual(['home.changed', 'home.changed']);
  for (const table of ['webhookDeliveries', 'webhookEvents', 'webhooks'] as const)
    await db.deleteFrom(table).execute();
});

test('a change of a home reaches the draft as well, and leaves the rest of it alone', async () => {
  const { id, revision } = await saved(input);
  await projectRecords.saveDraft({ ...input, title: 'Kestrel Tower', id, revision }, 'Ada');
  const key = await newKey(['homes']);
  const body = { homes: [{ number: '301', status: 'reserved' }] };
  expect((await call(homes, { ...atKestrel, method: 'PATCH', key, body })).status).toBe(200);
  const edited = await db.transaction().execute((tx) => projectRecords.find(tx, id));
  expect(edited).toMatchObject({ title: 'Kestrel Tower', publication: { state: 'changed' } });
  expect(edited?.residences.homes['h301']?.state).toBe('reserved');
  expect((await findProject(slug))?.title).toBe(kestrel.title);
});

test('nothing older than what was confirmed is taken, and confirming again changes no revision', async () => {
  await saved(input);
  const key = await newKey(['homes']);
  const send = (asOf: string, status: string) =>
    call(homes, {
      ...atKestrel,
      method: 'PATCH',
      key,
      body: { asOf, homes: [{ number: '301', status }] },
    });
  const [early, late] = ['2026-11-20T10:00:00.000Z', '2026-11-20T11:00:00.000Z'] as const;
  expect((await send(late, 'sold')).body).toMatchObject({ changed: 1, asOf: late });
  expect(await send(early, 'available')).toMatchObject({ status: 409 });
  expect((await send('2026-11-20T11:30:00+00:00', 'sold')).body).toMatchObject({ unchanged: 1 });
  expect((await send('2999-01-01T00:00:00Z', 'sold')).status).toBe(422);
  const found = await findProject(slug);
  expect(found).toMatchObject({ revision: 2, homesAsOf: '2026-11-20T11:30:00.000Z' });
  expect(found?.residences.homes['h301']?.state).toBe('sold');
});

test('of two confirmations at once the newer stands, whichever arrives first', async () => {
  await saved(input);
  const key = await newKey(['homes']);
  const current = await findProject(slug);
  const state = current?.residences.homes['h301']?.state ?? 'sold';
  const send = (asOf: string) =>
    call(homes, {
      ...atKestrel,
      method: 'PATCH',
      key,
      body: { asOf, homes: [{ number: '301', status: state }] },
    });
  await send('2026-11-20T10:00:00.000Z');
  const times = Array.from({ length: 6 }, (_, index) => `2026-11-20T10:0${6 - index}:00.000Z`);
  await Promise.all(times.map(send));
  expect((await findProject(slug))?.homesAsOf).toBe('2026-11-20T10:06:00.000Z');
});

test('one home is changed by the number in the URL', async () => {
  await saved(input);
  const key = await newKey(['homes']);
  const at = (number: string) => ({ params: { slug, number }, key });
  const changed = await call(home, { ...at('301'), method: 'PATCH', body: { price: 2_500_000 } });
  expect(changed).toMatchObject({ status: 200, body: { number: '301', result: 'changed' } });
  expect(
    (await call(home, { ...at('301'), method: 'PUT', body: { status: 'sold' } })).body,
  ).toMatchObject({
    errors: { price: 'Send a number, or null for a price on request' },
  });
  const missing = await call(home, { ...at('9'), method: 'PATCH', body: { status: 'sold' } });
  expect(missing).toMatchObject({ status: 404, body: { detail: 'There is no home “9”.' } });
  expect((await call(home, { ...at('301'), method: 'PATCH', body: {} })).status).toBe(422);
});

test('a gate of a place refuses all homes of a request, and says why', async () => {
  await saved(input);
  usePlaces(onePlace({ rules: [disclosure] }));
  const key = await newKey(['homes']);
  const body = { homes: [{ number: '301', status: 'sold' }] };
  const refused = await call(homes, { ...atKestrel, method: 'PATCH', key, body });
  expect(refused.status).toBe(422);
  expect(refused.body['detail']).toEqual(expect.stringContaining(kestrel.title));
  expect((await findProject(slug))?.homesAsOf).toBe(null);
});

const contact = {
  form: 'contact',
  answers: demoEnquiries.contact,
  consent: { text: 'You may write to me.', version: '7', language: 'fr' },
  source: 'Landing page',
};

test('an enquiry of another form is stored with its own consent and source, assigned and confirmed', async () => {
  await savedPartner(ingrid);
  const key = await newKey(['enquiries']);
  const body = {
    ...contact,
    form: 'partner-contact',
    about: ingrid.slug,
    answers: { fullName: 'Mei Tanaka', email: 'mei@tanaka.example', needsFinancing: true },
  };
  const answer = await call(enquiries, { method: 'POST', key, body });
  const [row] = await stored();
  expect(answer).toMatchObject({ status: 201, body: { id: row?.id, reference: row?.reference } });
  expect(row).toMatchObject({
    aboutName: ingrid.name,
    consentSentence: 'You may write to me.',
    consentVersion: '7',
    consentLanguage: 'fr-CA',
    source: 'Landing page',
    status: 'new',
    isHeld: 0,
  });
  const emails = await db.selectFrom('outgoingMails').select('kind').execute();
  expect(emails.map(({ kind }) => kind)).toContain('confirmation');
});

test('about a project without prices no enquiry is taken, as on its page', async () => {
  usePlaces(onePlace({ rules: [{ ...disclosure, notFiled: 'limited' }] }));
  const filings = { 'BC/disclosure': { ...noFiling, isNotFiled: true } };
  await saved({ ...input, legal: { ...noLegal, filings } });
  const key = await newKey(['enquiries']);
  const answers = { fullName: 'Mei Tanaka', email: 'mei@tanaka.example', phone: '+1 604 555 0142' };
  const body = { ...contact, form: 'project-interest', about: slug, answers };
  const refused = await call(enquiries, { method: 'POST', key, body });
  expect(refused).toMatchObject({ status: 403, body: { type: '/api/v1#problem-closed' } });
  expect(await stored()).toEqual([]);
});

test('a repeated enquiry is stored once, and another one under the same key is refused', async () => {
  const key = await newKey(['enquiries']);
  const send = (body: object) =>
    call(enquiries, { method: 'POST', key, headers: { 'idempotency-key': 'form-1' }, body });
  const first = await send(contact);
  const again = await send(contact);
  expect(first.headers.get('idempotent-replayed')).toBe(null);
  expect(again).toMatchObject({ status: 201, body: first.body });
  expect(again.headers.get('idempotent-replayed')).toBe('true');
  expect(await send({ ...contact, source: 'Elsewhere' })).toMatchObject({
    status: 422,
    body: { type: '/api/v1#problem-reused' },
  });
  expect(await stored()).toHaveLength(1);
});

test('of simultaneous requests with one Idempotency-Key one runs, and the others are told', async () => {
  await saved(input);
  const key = await newKey(['homes']);
  const send = (price: number) =>
    call(homes, {
      ...atKestrel,
      method: 'PATCH',
      key,
      headers: { 'idempotency-key': 'feed-1' },
      body: { homes: [{ number: '302', price }] },
    });
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send(1_999_000)));
  const ran = answers.filter(
    ({ status, headers }) => status === 200 && headers.get('idempotent-replayed') === null,
  );
  expect(ran).toHaveLength(1);
  for (const { status, headers, body } of answers)
    if (status === 200) expect(body).toEqual(ran[0]?.body);
    else expect([status, headers.get('retry-after')]).toEqual([409, '1']);
  expect(await send(1_999_000)).toMatchObject({ status: 200, body: ran[0]?.body });
  expect(await send(2_000_000)).toMatchObject({ status: 422 });
});

test('another request is refused while the first with its Idempotency-Key runs, until its instance has died', async () => {
  const key = await newKey(['enquiries']);
  const send = (source: string) =>
    call(enquiries, {
      method: 'POST',
      key,
      headers: { 'idempotency-key': 'form-2' },
      body: { ...contact, source },
    });
  const [{ id: keyId } = { id: '' }] = await db.selectFrom('apiKeys').select('id').execute();
  await db
    .insertInto('apiRequests')
    .values({
      id: requestId(keyId, 'form-2'),
      keyId,
      requestHash: 'another',
      leaseUntil: new Date(Date.now() + 30_000).toISOString(),
    })
    .execute();
  expect(await send('Landing page')).toMatchObject({ body: { type: '/api/v1#problem-reused' } });
  await db
    .updateTable('apiRequests')
    .set({ leaseUntil: new Date(Date.now() - 1).toISOString() })
    .execute();
  expect((await send('Landing page')).status).toBe(201);
  expect(await db.selectFrom('apiRequests').selectAll().execute()).toEqual([]);
});

test('a request that failed does not block its Idempotency-Key', async () => {
  const key = await newKey(['enquiries']);
  const send = (sent: object) =>
    call(enquiries, {
      method: 'POST',
      key,
      headers: { 'idempotency-key': 'form-3' },
      body: { ...contact, ...sent },
    });
  const answers = { ...contact.answers, email: 'nobody' };
  expect(await send({ answers })).toMatchObject({ body: { type: '/api/v1#problem-invalid' } });
  expect((await send({})).status).toBe(201);
});

test('answers are validated as those of the site’s own form', async () => {
  const key = await newKey(['enquiries']);
  const send = (changes: object) =>
    call(enquiries, { method: 'POST', key, body: { ...contact, ...changes } });
  const answers = { ...contact.answers, email: 'nobody', phone: 'call me', subject: 'weather' };
  expect((await send({ answers })).body['errors']).toEqual({
    'answers.email': expect.any(String),
    'answers.phone': expect.any(String),
    'answers.subject': expect.any(String),
  });
  expect((await send({ answers: {} })).body['errors']).toMatchObject({
    'answers.firstName': expect.any(String),
  });
  expect((await send({ answers: { ...contact.answers, 'bot-field': 'x' } })).status).toBe(422);
  expect((await send({ consent: undefined })).body['errors']).toHaveProperty('consent');
  expect((await send({ form: 'partner-contact', about: 'nobody' })).status).toBe(422);
  const consent = { ...contact.consent, language: 'en-12' };
  expect((await send({ consent })).body['errors']).toHaveProperty(['consent.language']);
  expect(await stored()).toEqual([]);
});

test('a ticked checkbox for emails needs its sentence', async () => {
  await saved(input);
  const key = await newKey(['enquiries']);
  const body = {
    ...contact,
    form: 'project-interest',
    about: slug,
    home: '301',
    answers: {
      fullName: 'Haruka Sato',
      email: 'haruka@sato.example',
      phone: '+81 3 5555 0142',
      newsletterOptIn: true,
    },
  };
  expect((await call(enquiries, { method: 'POST', key, body })).body['errors']).toHaveProperty([
    'consent.newsletterText',
  ]);
  const consent = { ...contact.consent, newsletterText: 'Write to me about launches.' };
  expect((await call(enquiries, { method: 'POST', key, body: { ...body, consent } })).status).toBe(
    201,
  );
  const [row] = await stored();
  expect(row).toMatchObject({
    newsletterOptIn: 1,
    newsletterSentence: 'Write to me about launches.',
  });
});

test('a key does only what it may, until it expires or is revoked', async () => {
  await saved(input);
  const body = { homes: [{ number: '301', status: 'sold' }] };
  const send = (key?: string) =>
    call(homes, { ...atKestrel, method: 'PATCH', ...(key && { key }), body });
  for (const key of [undefined, 'sol_live_x', `sol_live_${'x'.repeat(43)}`])
    expect((await send(key)).status).toBe(401);
  expect((await send(await newKey(['enquiries', 'read']))).status).toBe(403);
  const key = await newKey(['homes']);
  await db.updateTable('apiKeys').set({ expiresAt: new Date().toISOString() }).execute();
  expect((await send(key)).status).toBe(401);
  expect((await findProject(slug))?.revision).toBe(1);
});

test('a key that another instance has revoked is refused at once', async () => {
  await saved(input);
  const key = await newKey(['homes']);
  const body = { homes: [{ number: '301', status: 'sold' }] };
  const send = () => call(homes, { ...atKestrel, method: 'PATCH', key, body });
  expect((await send()).status).toBe(200);
  await db.updateTable('apiKeys').set({ revokedAt: new Date().toISOString() }).execute();
  expect(await send()).toMatchObject({
    status: 401,
    body: { type: '/api/v1#problem-unauthorized' },
  });
});

test('the activity says who created and revoked a key, and once that it expired', async () => {
  await db.deleteFrom('activity').execute();
  const now = new Date();
  const dayLater = new Date(now.getTime() + 31 * 24 * 3_600_000);
  const fields = { scopes: ['homes' as const], origins: [], days: 30 as const };
  const { id } = await createApiKey({ ...fields, name: 'Feed' }, 'ada@solmere.example', now);
  await createApiKey({ ...fields, name: 'Landing page' }, 'ada@solmere.example', now);
  await revokeApiKey({ id }, 'grace@solmere.example', now);
  await revokeApiKey({ id }, 'grace@solmere.example', now);
  await logExpiredKeys(now);
  await logExpiredKeys(dayLater);
  await logExpiredKeys(dayLater);
  const rows = await db.selectFrom('activity').selectAll().orderBy('id').execute();
  expect(rows.map(({ actor, act, name }) => [actor, act, name])).toEqual([
    ['ada@solmere.example', 'key-created', 'Feed'],
    ['ada@solmere.example', 'key-created', 'Landing page'],
    ['grace@solmere.example', 'key-revoked', 'Feed'],
    ['@site', 'key-expired', 'Landing page'],
  ]);
  expect(await listApiKeys(dayLater)).toMatchObject([{ name: 'Landing page', isExpired: true }]);
});

test('the last use of a key is stored to a minute, also of one that may not do what it is used for', async () => {
  await saved(input);
  const key = await newKey(['enquiries']);
  const noon = new Date('2026-11-20T20:00:00.000Z');
  const lastUses = [];
  for (const seconds of [0, 59, 60]) {
    await findApiKey(key, new Date(noon.getTime() + seconds * 1_000));
    lastUses.push((await listApiKeys())[0]?.lastUsedAt);
  }
  expect(lastUses).toEqual([
    '2026-11-20T20:00:00.000Z',
    '2026-11-20T20:00:00.000Z',
    '2026-11-20T20:01:00.000Z',
  ]);
  await call(homes, { ...atKestrel, method: 'PATCH', key, body: { homes: [] } });
  expect(Date.parse((await listApiKeys())[0]?.lastUsedAt ?? '')).toBeGreaterThan(noon.getTime());
});

test('neither the database nor the log holds a key', async () => {
  const printed: string[] = [];
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((...texts) => void printed.push(texts.join(' ')));
  onTestFinished(() => void vi.restoreAllMocks());
  const key = await newKey(['enquiries']);
  const unknown = `sol_live_${'x'.repeat(43)}`;
  const sent = { method: 'POST', body: contact, headers: { 'idempotency-key': 'one' } };
  expect((await call(enquiries, { ...sent, key })).status).toBe(201);
  expect((await call(enquiries, { ...sent, key: unknown })).status).toBe(401);
  const failing = vi.spyOn(db, 'selectFrom').mockImplementation(() => {
    throw new Error('Unexpected');
  });
  expect((await call(enquiries, { ...sent, key })).status).toBe(500);
  failing.mockRestore();
  const tables = ['apiKeys', 'apiAnswers', 'apiRequests', 'activity', 'limitTries'] as const;
  for (const table of tables)
    printed.push(JSON.stringify(await db.selectFrom(table).selectAll().execute()));
  expect(printed.join('')).toContain('An API request failed');
  for (const text of [key, key.slice(-39), unknown]) expect(printed.join('')).not.toContain(text);
});

test('pages of other origins may write only with a key that lists them', async () => {
  await saved(input);
  const key = await newKey(['homes'], ['https://kestrel.example']);
  const send = (origin: string) =>
    call(homes, {
      ...atKestrel,
      method: 'PATCH',
      key,
      headers: { origin },
      body: { homes: [{ number: '301', status: 'sold' }] },
    });
  expect((await send('https://evil.example')).status).toBe(403);
  const answer = await send('https://kestrel.example');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('access-control-allow-origin')).toBe('https://kestrel.example');
  expect(await allowed('https://kestrel.example', 'PATCH')).toBe('https://kestrel.example');
  expect(await allowed('https://evil.example', 'PATCH')).toBe(null);
  expect(await allowed('https://evil.example', 'GET')).toBe('*');
});

async function allowed(origin: string, method: string) {
  const headers = { origin, 'access-control-request-method': method };
  const answer = await call(homes, { method: 'OPTIONS', headers });
  return answer.headers.get('access-control-allow-origin');
}

test('a key has a limit a minute', async () => {
  await saved(input);
  const key = await newKey(['homes']);
  const body = { homes: [{ number: '301', price: 2_500_000 }] };
  for (let number = 1; number <= 60; number++)
    await call(homes, { ...atKestrel, method: 'PATCH', key, body });
  const limited = await call(homes, { ...atKestrel, method: 'PATCH', key, body });
  expect(limited.status).toBe(429);
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('what is no request of the API is answered as a problem', async () => {
  await saved(input);
  const key = await newKey(['homes']);
  const send = (sent: object) => call(homes, { ...atKestrel, method: 'PATCH', key, ...sent });
  expect((await send({ body: '{' })).status).toBe(400);
  expect(
    (await send({ body: `{"homes":${'['.repeat(100_000)}${']'.repeat(100_000)}}` })).status,
  ).toBe(422);
  expect((await send({ body: { homes: [] } })).status).toBe(422);
  expect((await send({ body: {}, headers: { 'idempotency-key': 'a b' } })).status).toBe(400);
  const put = await call(homes, { ...atKestrel, method: 'PUT', key, body: {} });
  expect(put.status).toBe(405);
  expect(put.headers.get('allow')).toBe('HEAD, GET, PATCH');
});
