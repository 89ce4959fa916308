import { beforeEach, expect, test } from 'vitest';
import { chooseDemoLanguages } from '../../../tests/fixtures/demo-languages.ts';
import { submitNext } from '../../../tests/fixtures/inbox-enquiries.ts';
import { during } from '../../../tests/mail/mail-fixtures.ts';
import { clearEnquiries } from '../../../tests/fixtures/submitted-enquiries.ts';
import { ask, askAndConfirm, storedSubscriptions } from '../../../tests/fixtures/subscriptions.ts';
import { emptyProjects, kestrel, saved } from '../../../tests/fixtures/project.ts';
import { seen } from '../../../tests/fixtures/records.ts';
import { dayMs } from '../../lib/time/durations.ts';
import { db, isPostgres } from '../../platform/database/database.ts';
import { asPartsOf, inTransaction } from '../../platform/database/transaction.ts';
import { listWithdrawalTimes } from '../../records/consents.server.ts';
import { prepareDataFolder } from '../../start-up.ts';
import { listConsents } from '../enquiries/privacy/consents.server.ts';
import { erasePerson } from '../enquiries/privacy/enquiries-of-person.server.ts';
import { projectRecords } from '../projects/projects.server.ts';
import { answerReader, answerRequest } from './reader-page.compose.server.ts';
import { readerToken, requestToken } from './readers.server.ts';
import { confirmSubscription } from './subscription-rows.server.ts';
import { answerTellMe } from './tell-me.compose.server.ts';

await prepareDataFolder();
clearEnquiries();
beforeEach(emptyProjects);

const site = 'https://solmere.example';
const clientAddress = '203.0.113.9';
const email = 'mei@tanaka.example';

test('the form answers the same for an address that is known, held back or new, and a robot stores nothing', async () => {
  await askAndConfirm({ search: '', city: null });
  const others: Record<string, string>[] = [
    {},
    { email: 'new@visitor.example' },
    { 'bot-field': 'robot' },
  ];
  for (const changes of others) {
    const answer = await post({ email, ...changes });
    expect(answer).toBeInstanceOf(Response);
    if (!(answer instanceof Response)) continue;
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/alerts?sent']);
  }
  expect(await storedSubscriptions()).toHaveLength(2);
  const json = await post({ email }, { accept: 'application/json' });
  expect(json instanceof Response && (await json.json())).toEqual({ isSent: true });
});

test('the form stores the conditions of the list, the language and the zone, and nothing that is not offered', async () => {
  await post({
    email: ' Mei@Tanaka.example ',
    city: 'tokyo',
    search: 'bedrooms=2&price=1000000000000&view=map&sort=price',
    zone: 'Asia/Tokyo',
  });
  await post({
    email: 'other@visitor.example',
    city: 'ATLANTIS',
    search: 'x=y',
    zone: 'Mars/Base',
  });
  expect(await storedSubscriptions()).toMatchObject([
    { kind: 'search', city: 'TOKYO', search: 'bedrooms=2', zone: 'Asia/Tokyo', state: 'asked' },
    { kind: 'search', city: null, search: '', zone: null, language: 'en-CA' },
  ]);
  const [row] = await storedSubscriptions();
  expect(row?.placePath).toBe('/projects?bedrooms=2&city=tokyo');
  expect(row?.sentence).toContain('SOLMERE, 1180 Harbour Row');
});

test('the consent is in the language that was chosen, and the email that confirms it says so', async () => {
  await chooseDemoLanguages();
  await post({ email, language: 'fr-CA' });
  await post({ email: 'other@visitor.example', language: 'de-DE' });
  const [french, english] = await storedSubscriptions();
  expect([french?.language, english?.language]).toEqual(['fr-CA', 'en-CA']);
  expect(french?.sentence).toMatch(/^En appuyant/);
  const [mail] = await db
    .selectFrom('outgoingMails')
    .select('bodyText')
    .where('recipient', '=', email)
    .execute();
  expect(mail?.bodyText).toContain(french?.sentence);
  expect(mail?.bodyText).toContain('/fr/alerts/');
});

test('homes like those of a project have its city, and like one home its bedrooms', async () => {
  const { id, slug, city } = await saved(kestrel);
  const shared = { kind: 'similar', projectId: id, city };
  const home = Object.values(kestrel.residences.homes).find(({ state }) => state === 'reserved');
  const { bedrooms } = kestrel.residences.plans[home?.plan ?? ''] ?? {};
  await post({ email, project: slug, search: 'bedrooms=4' });
  await post({ email, project: slug, home: home?.number ?? '' });
  expect(await storedSubscriptions()).toMatchObject([
    { ...shared, search: '' },
    { ...shared, search: `bedrooms=${bedrooms}` },
  ]);
});

test('an address that is none comes back with its error, and too many tries with the time to wait', async () => {
  const answer = await post({ email: 'nobody', city: 'tokyo', search: 'bedrooms=2' });
  expect(answer).toMatchObject({
    status: 422,
    wish: { city: 'TOKYO', search: 'bedrooms=2' },
    state: { email: 'nobody', error: expect.stringContaining('name@example.com') },
  });
  for (let times = 0; times < 29; times++) await post({ email });
  const last = await post({ email });
  expect(last instanceof Response && last.status).toBe(303);
  expect(await post({ email })).toMatchObject({ status: 429, state: { email } });
});

test('reading the page turns nothing on, and pressing its button does', async () => {
  await saved(kestrel);
  const { id } = await ask({ city: kestrel.city });
  const token = readerToken(id);
  expect(await read(token)).toMatchObject({
    outcome: 'found',
    view: { subscription: { state: 'asked' }, fitting: null, others: [] },
  });
  expect(await storedSubscriptions()).toMatchObject([{ state: 'asked' }]);
  expect(await act(token, { do: 'confirm' })).toEqual({ outcome: 'done', query: '' });
  const page = await read(token);
  expect(page).toMatchObject({
    outcome: 'found',
    view: { subscription: { state: 'confirmed' }, fitting: [{ slug: kestrel.slug }] },
  });
  for (const wrong of ['', id, `${id}.x`, `${token}x`])
    expect(await read(wrong)).toEqual({ outcome: 'unknown' });
});

test('a reader pauses, goes on, changes what fits and stops one or all, but nothing of others', async () => {
  const { id } = await askAndConfirm();
  const other = await askAndConfirm({ city: 'TORONTO' });
  const stranger = await askAndConfirm({ email: 'noor@lindqvist.example' });
  const token = readerToken(id);
  await act(token, { do: 'pause' });
  expect((await states())[id]).toBe('paused');
  await act(token, { do: 'resume' });
  await act(token, { do: 'change', city: 'vancouver', bedrooms: '3', price: '3500000' });
  expect(await storedSubscriptions()).toContainEqual(
    expect.objectContaining({ id, city: 'VANCOUVER', search: 'bedrooms=3&price=3500000' }),
  );
  // What is heard about twice stays one.
  const same = await act(token, { do: 'change', city: 'toronto', bedrooms: '2' });
  expect(same).toEqual({ outcome: 'done', query: '?change&same#change' });
  expect(await read(token, '?change&same')).toMatchObject({ view: { isSame: true } });
  expect(await storedSubscriptions()).toContainEqual(
    expect.objectContaining({ id, city: 'VANCOUVER' }),
  );
  await act(token, { do: 'stop', of: stranger.id });
  await act(token, { do: 'stop', of: other.id });
  expect(await states()).toEqual({
    [id]: 'confirmed',
    [other.id]: 'ended',
    [stranger.id]: 'confirmed',
  });
  await act(token, { do: 'stop-all' });
  expect((await states())[id]).toBe('ended');
});

test('what came with an enquiry ends with its last list, or with all launches at once', async () => {
  for (const table of ['consentWithdrawals', 'consentProofs'] as const)
    await db.deleteFrom(table).execute();
  await submitNext('vip', { email });
  await submitNext('project-interest', { email, newsletterOptIn: 'yes' });
  const [vip, list] = await storedSubscriptions();
  const { id } = await confirmed(vip?.id ?? '');
  const one = await confirmed(list?.id ?? '');
  // As of a project that is not on sale yet.
  await db.updateTable('subscriptions').set({ kind: 'project' }).where('id', '=', one.id).execute();
  const alert = await askAndConfirm();
  await act(readerToken(one.id), { do: 'stop' });
  expect(await states()).toEqual({ [id]: 'confirmed', [one.id]: 'ended', [alert.id]: 'confirmed' });
  expect(await listWithdrawalTimes()).toEqual(new Map());
  const ways = async () =>
    (await listConsents(email)).map(({ form, withdrawal }) => [form, withdrawal?.way]);
  expect(await ways()).toEqual([
    ['vip', undefined],
    ['project-interest', undefined],
    ['project-interest', 'own'],
    ['tell-me-when', undefined],
  ]);
  await act(readerToken(id), { do: 'stop' });
  expect(await states()).toEqual({ [id]: 'ended', [one.id]: 'ended', [alert.id]: 'confirmed' });
  expect(await ways()).toContainEqual(['vip', 'own']);
});

test('nobody confirms from the page of one subscription what was asked for in another email', async () => {
  const { id } = await askAndConfirm();
  const { id: of } = await ask({ city: 'TORONTO' });
  const token = readerToken(id);
  expect(await read(token)).toMatchObject({ view: { others: [] } });
  await act(token, { do: 'confirm', of });
  expect((await states())[of]).toBe('asked');
});

test('two changes to the same at once are one subscription, and one of them is told so', async () => {
  const rows = [await askAndConfirm(), await askAndConfirm({ city: 'TORONTO' })];
  const answers = await Promise.all(
    rows.map((row) => act(readerToken(row.id), { do: 'change', city: 'vancouver' })),
  );
  const queries = answers.map((answer) => ('query' in answer ? answer.query : ''));
  expect(new Set(queries)).toEqual(new Set(['', '?change&same#change']));
});

test('one’s data and the erasing are reached only by a link in an email to the address, for a day', async () => {
  const { id } = await askAndConfirm();
  expect(await act(readerToken(id), { do: 'data' })).toEqual({ outcome: 'done', query: '?asked' });
  const mail = await db
    .selectFrom('outgoingMails')
    .selectAll()
    .where('subject', '=', 'Your data')
    .executeTakeFirstOrThrow();
  expect(mail.recipient).toBe(email);
  await act(readerToken(id), { do: 'data' });
  expect(await act(readerToken(id), { do: 'data' })).toEqual({
    outcome: 'done',
    query: '?limited',
  });
  const link = /\/alerts\/request\/(\S+)/.exec(mail.bodyText)?.[1] ?? '';
  expect(await request(link)).toEqual({ outcome: 'found', request: 'data' });
  const data = await request(link, 'POST');
  expect(data.outcome === 'data' && data.html).toContain('2 bedrooms or more');
  expect(data.outcome === 'data' && data.html).not.toContain('Our note about you');
  const old = requestToken(id, 'erase', new Date(Date.now() - dayMs - 1));
  expect(await request(old, 'POST')).toEqual({ outcome: 'unknown' });
  const erase = requestToken(id, 'erase');
  expect(await request(erase.replace('erase', 'data'), 'POST')).toEqual({ outcome: 'unknown' });
  expect(await request(erase)).toMatchObject({ outcome: 'found' });
  expect(await storedSubscriptions()).toHaveLength(1);
  expect(await request(erase, 'POST')).toEqual({ outcome: 'done' });
  expect(await storedSubscriptions()).toEqual([]);
  expect(await request(erase, 'GET', '?done')).toEqual({ outcome: 'erased' });
});

test.runIf(isPostgres)(
  'who is erased in the moment in which they ask for their data gets no email, and nothing is kept',
  async () => {
    for (const isAskedFirst of [true, false]) {
      const { id } = await askAndConfirm();
      await db.deleteFrom('outgoingMails').execute();
      const askForData = (): Promise<unknown> => act(readerToken(id), { do: 'data' });
      const erase = (): Promise<unknown> => erasePerson({ email }, 'Ada');
      const [first, second] = isAskedFirst ? [askForData, erase] : [erase, askForData];
      await during((tx) => asPartsOf(tx, first), second);
      for (const table of ['outgoingMails', 'subscriptions', 'readers'] as const)
        expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  },
);

test('what is about a project that is not public any more names its city', async () => {
  const project = await saved(kestrel);
  const { id: projectId, city } = project;
  const { id } = await askAndConfirm({ kind: 'project', projectId, city, search: '' });
  await askAndConfirm({ kind: 'similar', projectId, city, search: '' });
  const found = { outcome: 'found', view: { about: `News of ${kestrel.title}` } };
  expect(await read(readerToken(id))).toMatchObject(found);
  await projectRecords.unpublish(seen(project), 'Ada');
  expect(await read(readerToken(id))).toMatchObject({
    view: {
      about: 'News of our project in Vancouver',
      others: [{ text: 'Homes like our project in Vancouver' }],
    },
  });
});

async function states() {
  return Object.fromEntries((await storedSubscriptions()).map((row) => [row.id, row.state]));
}

function post(values: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new URLSearchParams(values);
  const posted = new Request(`${site}/alerts`, { method: 'POST', body, headers });
  return answerTellMe({ request: posted, clientAddress });
}

async function confirmed(id: string) {
  await inTransaction((tx) => confirmSubscription(tx, id));
  return db.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

function read(token: string, query = '') {
  const url = new URL(`${site}/alerts/${token}${query}`);
  return answerReader(token, { request: new Request(url), url, clientAddress });
}

function act(token: string, values: Record<string, string>) {
  const url = new URL(`${site}/alerts/${token}`);
  const posted = new Request(url, { method: 'POST', body: new URLSearchParams(values) });
  return answerReader(token, { request: posted, url, clientAddress });
}

function request(token: string, method = 'GET', query = '') {
  const url = new URL(`${site}/alerts/request/${token}${query}`);
  return answerRequest(token, { request: new Request(url, { method }), url, clientAddress });
}
