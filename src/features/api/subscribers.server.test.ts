import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { call, newKey } from '../../../tests/api/api-calls.ts';
import { countStatements } from '../../../tests/fixtures/count-statements.ts';
import { chooseDemoLanguages } from '../../../tests/fixtures/demo-languages.ts';
import { ask, askAndConfirm, storedSubscriptions } from '../../../tests/fixtures/subscriptions.ts';
import { clearEnquiries, stored } from '../../../tests/fixtures/submitted-enquiries.ts';
import { insertWebhook, raisedEvents } from '../../../tests/fixtures/webhook.ts';
import { db } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { withdrawConsent } from '../../records/consents.server.ts';
import { muteReader } from '../../records/muted-readers.server.ts';
import { prepareDataFolder } from '../../start-up.ts';
import { listSchema } from '../activity/activity.ts';
import { listActivity } from '../activity/activity.server.ts';
import { describeEntry } from '../activity/activity-text.ts';
import { listConsents } from '../enquiries/privacy/consents.server.ts';
import { listVipPeople } from '../first-access/vip-people.server.ts';
import { confirmSubscription } from '../subscriptions/subscription-rows.server.ts';
import { listedErrors } from '../subscriptions/listed-people.compose.server.ts';
import { ALL as list } from '../../pages/api/v1/subscribers/index.ts';
import { ALL as one } from '../../pages/api/v1/subscribers/[id].ts';

await prepareDataFolder();
await chooseDemoLanguages();
clearEnquiries();

let reading: string;
let adding: string;

beforeEach(async () => {
  for (const table of [
    'consentWithdrawals',
    'consentProofs',
    'apiAnswers',
    'apiKeys',
    'activity',
    'limitTries',
    'webhooks',
  ] as const)
    await db.deleteFrom(table).execute();
  reading = await newKey(['subscribers:read']);
  adding = await newKey(['subscribers']);
});

const path = '/api/v1/subscribers';
const mei = { name: 'Mei Tanaka', email: 'Mei@tanaka.example', source: 'Open house' };
const consent = { text: 'Email me about launches.', day: '2026-02-03' };
const folded = 'mei@tanaka.example';

type Page = { items: { id: string; email: string }[]; total: number; next: string | null };

async function read(query = '') {
  const { status, headers, body } = await call(list, { key: reading, path: path + query });
  return { status, headers, body: body as unknown as Page };
}

function find(id: string, key = reading) {
  return call(one, { key, params: { id }, path: `${path}/${id}` });
}

function add(body: object, headers: Record<string, string> = {}) {
  return call(list, { method: 'POST', key: adding, path, body, headers });
}

function emails() {
  return db.selectFrom('outgoingMails').select(['recipient', 'subject']).execute();
}

test('with the proof of a consent a person is on the list, without an email, and is read again', async () => {
  await insertWebhook({ events: ['subscriber.confirmed'] });
  const added = await add({ ...mei, consent, language: 'fr' });
  expect(added).toMatchObject({ status: 200, body: { state: 'confirmed' } });
  const id = String(added.body['id']);
  const subscriber = {
    id,
    kind: 'vip',
    email: mei.email,
    language: 'fr-CA',
    state: 'confirmed',
    isMuted: false,
    consent: { text: consent.text, version: 'imported', language: 'fr-CA', form: 'import' },
    confirmedAt: '2026-02-03T08:00:00.000Z',
  };
  expect(await read()).toMatchObject({
    status: 200,
    body: { items: [subscriber], total: 1, next: null },
  });
  const found = await find(id);
  expect(found).toMatchObject({ status: 200, body: subscriber });
  expect(found.headers.get('cache-control')).toBe('no-store');
  expect(await emails()).toEqual([]);
  expect(await raisedEvents()).toMatchObject([{ data: { id } }]);
  expect(await listVipPeople()).toMatchObject([{ name: 'Mei Tanaka', agreesToEmails: true }]);
  expect(await listConsents(folded)).toMatchObject([{ sentence: consent.text }]);
  expect(await storedSubscriptions()).toMatchObject([{ proof: '{"source":"Open house"}' }]);
  expect(await call(list, { method: 'HEAD', key: reading, path })).toMatchObject({ status: 200 });
  expect((await add({ ...mei, consent })).body).toEqual(added.body);
  expect(await stored()).toHaveLength(1);
  const { entries } = await listActivity(listSchema.parse({}), 'UTC');
  const ofKey = entries.filter(({ actor }) => actor === '@key CRM');
  expect(ofKey.map((entry) => describeEntry(entry).verb)).toEqual([
    'read 1 subscriber',
    'read 1 subscriber',
    'added',
  ]);
});

test('without a proof a person is invited once, and no other system sees them before they confirm', async () => {
  const answers = await Promise.all([add(mei), add(mei), add({ ...mei, source: 'Fair' })]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const [{ id, state } = {}] = answers.map(({ body }) => body);
  expect(state).toBe('asked');
  expect(await emails()).toEqual([{ recipient: mei.email, subject: 'One more step' }]);
  expect(await stored()).toHaveLength(1);
  const { entries } = await listActivity(listSchema.parse({ act: 'invited' }), 'UTC');
  expect(entries.map(({ actor, detail }) => [actor, detail])).toEqual([['@key CRM', '1']]);
  expect((await read()).body).toEqual({ items: [], total: 0, next: null });
  expect((await find(String(id))).status).toBe(404);
  await inTransaction((tx) => confirmSubscription(tx, String(id)));
  expect((await find(String(id))).body).toMatchObject({ state: 'confirmed', email: mei.email });
  expect((await add(mei)).body).toEqual({ id, state: 'confirmed' });
});

test('the address of a person is locked once, and their emails are counted once', async () => {
  const statements = await countStatements(() => add(mei));
  const count = (pattern: RegExp) => statements.filter((text) => pattern.test(text)).length;
  expect(count(/^insert into [`"]readers/)).toBe(1);
  expect(count(/^select count.+ from [`"]outgoing_mails/)).toBe(1);
});

test('a key invites so many people a day, and adds those with a proof further on', async () => {
  await add(mei);
  const [tried] = await db
    .selectFrom('limitTries')
    .selectAll()
    .where('bucket', 'like', 'api:invitations:%')
    .execute();
  if (!tried) throw new Error('The invitation was not counted');
  const others = Array.from({ length: 199 }, () => ({ ...tried, tryId: randomUUID() }));
  await db.insertInto('limitTries').values(others).execute();
  const hana = { ...mei, email: 'hana@chen.example' };
  const refused = await add(hana);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000);
  expect(await stored()).toHaveLength(1);
  expect(await emails()).toHaveLength(1);
  expect((await add(mei)).body).toMatchObject({ state: 'asked' });
  expect((await add({ ...hana, consent })).body).toMatchObject({ state: 'confirmed' });
});

test('a consent that is proved later turns on what was asked for', async () => {
  await add(mei);
  expect((await add({ ...mei, consent })).body).toMatchObject({ state: 'confirmed' });
  expect(await storedSubscriptions()).toMatchObject([{ state: 'confirmed', form: 'import' }]);
});

test('who left, did not confirm or takes no emails is refused, and nothing is stored', async () => {
  await add({ ...mei, consent });
  await inTransaction((tx) =>
    withdrawConsent(tx, { emailFolded: folded, way: 'page', now: new Date() }),
  );
  for (const body of [mei, { ...mei, consent }])
    expect(await add(body)).toMatchObject({
      status: 422,
      body: { errors: { email: listedErrors.left } },
    });
  const noor = { ...mei, email: 'noor@lindqvist.example' };
  const bounced = { mutedFor: 'bounced', mutedStatus: null } as const;
  await inTransaction((tx) => muteReader(tx, noor.email, bounced, new Date()));
  expect((await add(noor)).body['errors']).toEqual({ email: listedErrors.muted });
  const hana = { ...mei, email: 'hana@chen.example' };
  await add(hana);
  await db.deleteFrom('subscriptions').where('state', '=', 'asked').execute();
  expect((await add(hana)).body['errors']).toEqual({ email: listedErrors.invited });
  expect(await stored()).toHaveLength(2);
  expect(await emails()).toHaveLength(1);
});

test('what ended is read for 30 days, and an unknown filter is refused', async () => {
  const { body } = await add({ ...mei, consent });
  await inTransaction((tx) =>
    withdrawConsent(tx, { emailFolded: folded, way: 'page', now: new Date() }),
  );
  expect((await read('?state=ended')).body.items).toMatchObject([{ id: body['id'] }]);
  await db.updateTable('subscriptions').set({ endedAt: '2026-03-01T08:00:00.000Z' }).execute();
  expect((await read()).body).toEqual({ items: [], total: 0, next: null });
  expect((await find(String(body['id']))).status).toBe(404);
  expect((await read('?status=paused')).status).toBe(422);
});

test('an invitation claims no consent, and who gets no more emails today is invited another day', async () => {
  await add(mei);
  const { bodyText } = await db
    .selectFrom('outgoingMails')
    .select('bodyText')
    .executeTakeFirstOrThrow();
  expect(bodyText).toContain('Your address is in our records: VIP list');
  expect(bodyText).not.toContain('agreed');
  const hana = { ...mei, email: 'hana@chen.example' };
  for (const city of ['tokyo', 'seattle', 'toronto']) await ask({ email: hana.email, city });
  expect((await add(hana)).body['errors']).toEqual({ email: listedErrors.limited });
  await db.updateTable('outgoingMails').set({ createdAt: '2026-03-01T08:00:00.000Z' }).execute();
  expect((await add(hana)).body).toMatchObject({ state: 'asked' });
});

test('with a proof, who has the newsletter is put on the VIP list, too', async () => {
  await askAndConfirm({ kind: 'newsletter', email: mei.email, city: null });
  expect((await add({ ...mei, consent })).body).toMatchObject({ state: 'confirmed' });
  expect(await listVipPeople()).toHaveLength(1);
  expect((await read('?kind=vip')).body.total).toBe(1);
});

test('what is no proof is refused, and the same request is answered once', async () => {
  for (const [changes, field] of [
    [{ consent: { ...consent, day: '2999-01-01' } }, 'consent.day'],
    [{ consent: { text: 'Email me.' } }, 'consent.day'],
    [{ consent: { day: consent.day } }, 'consent.text'],
    [{ source: '' }, 'source'],
    [{ email: 'nobody' }, 'email'],
  ] as const)
    expect((await add({ ...mei, ...changes })).body['errors']).toHaveProperty([field]);
  expect(await storedSubscriptions()).toEqual([]);
  const once = { 'idempotency-key': 'one' };
  const first = await add(mei, once);
  const again = await add(mei, once);
  expect(again.body).toEqual(first.body);
  expect(again.headers.get('idempotent-replayed')).toBe('true');
});

test('the list comes in pages and by state, kind and address', async () => {
  const { id } = await askAndConfirm({ city: null });
  const [row] = await storedSubscriptions();
  if (!row) throw new Error('Nothing is stored');
  for (let number = 0; number < 200; number++)
    await db
      .insertInto('subscriptions')
      .values({ ...row, id: randomUUID(), sameKey: randomUUID(), kind: 'vip', state: 'ended' })
      .execute();
  const first = await read();
  expect(first.body).toMatchObject({ total: 201, next: expect.stringContaining('after=') });
  const last = await read(new URL(first.body.next ?? '').search);
  expect(last.body).toMatchObject({ total: 201, next: null });
  const ids = [...first.body.items, ...last.body.items].map((item) => item.id);
  expect(new Set(ids).size).toBe(201);
  const filtered = await read('?state=ended&kind=vip');
  expect(filtered.body).toMatchObject({ total: 200, next: null });
  for (const query of ['?state=confirmed', '?kind=search', '?kind=search&email=MEI@tanaka.example'])
    expect((await read(query)).body.items, query).toMatchObject([{ id }]);
  expect((await read('?email=noor@lindqvist.example')).body.items).toEqual([]);
  expect((await read('?state=asked')).status).toBe(422);
});

test('only a key with the permission reads or adds, so many a minute', async () => {
  const { id } = await askAndConfirm();
  const other = await newKey(['read', 'enquiries', 'homes', 'subscribers']);
  expect((await find(id, other)).status).toBe(403);
  for (const key of [undefined, other])
    expect((await call(list, { path, ...(key && { key }) })).status).toBe(key ? 403 : 401);
  expect((await call(list, { method: 'POST', key: reading, path, body: mei })).status).toBe(403);
  for (let number = 0; number < 60; number++) await find(id);
  expect((await find(id)).status).toBe(429);
});
