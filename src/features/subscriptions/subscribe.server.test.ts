import { beforeEach, expect, test } from 'vitest';
import { clearEnquiries, stored } from '../../../tests/fixtures/submitted-enquiries.ts';
import { submitNext } from '../../../tests/fixtures/inbox-enquiries.ts';
import {
  ask,
  askAndConfirm,
  storedSubscriptions,
  tokyoSearch,
} from '../../../tests/fixtures/subscriptions.ts';
import { insertWebhook, raisedEvents } from '../../../tests/fixtures/webhook.ts';
import { deliverAt, recorder } from '../../../tests/mail/mail-fixtures.ts';
import { dayMs } from '../../lib/time/durations.ts';
import { db } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import {
  endSubscriptions,
  leavingToken,
  listWithdrawalTimes,
  personKey as keyOf,
} from '../../records/consents.server.ts';
import { findMuted, muteReader, muteRefused } from '../../records/muted-readers.server.ts';
import { prepareDataFolder } from '../../start-up.ts';
import { listConsents } from '../enquiries/privacy/consents.server.ts';
import { erasePerson, exportPerson } from '../enquiries/privacy/enquiries-of-person.server.ts';
import { eraseEnquiries } from '../enquiries/privacy/erased-enquiries.server.ts';
import { leaveLetters } from '../first-access/leaving.server.ts';
import { confirmSubscription, subscribeProved } from './subscription-rows.server.ts';
import { subscriberEventSchema } from './subscriber-event.ts';
import { readerToken, readReaderToken, selectReachable } from './readers.server.ts';
import { expireSubscriptions } from './expired-subscriptions.compose.server.ts';

await prepareDataFolder();
clearEnquiries();

beforeEach(async () => {
  for (const table of ['consentWithdrawals', 'consentProofs'] as const)
    await db.deleteFrom(table).execute();
});

const { email } = tokyoSearch;

test('what is asked for is on once the button of its email is pressed, and not before', async () => {
  const { id } = await ask();
  expect(await storedSubscriptions()).toMatchObject([{ id, state: 'asked', confirmedAt: null }]);
  expect(await reachable()).toEqual([]);
  const [mail] = await emails();
  expect(mail).toMatchObject({ kind: 'confirmation', subject: 'One more step', recipient: email });
  expect(mail?.bodyText).toContain(`/alerts/${readerToken(id)}`);
  expect(mail?.bodyText).toContain('Tokyo, 2 bedrooms or more');
  expect(readReaderToken(readerToken(id))).toBe(id);
  expect(await confirm(id)).toBe(true);
  expect(await confirm(id)).toBe(false);
  expect(await reachable()).toEqual([id]);
});

test('asked for twice, it is one subscription and two emails; on already, it stays and the email says so', async () => {
  const { id } = await ask();
  await ask({ email: ' MEI@tanaka.example', sentence: 'Newer words.' });
  expect(await storedSubscriptions()).toMatchObject([{ id, sentence: 'Newer words.' }]);
  expect(await emails()).toHaveLength(2);
  await confirm(id);
  await ask({ sentence: 'Newest words.' });
  expect(await storedSubscriptions()).toMatchObject([
    { state: 'confirmed', sentence: 'Newer words.' },
  ]);
  expect((await emails()).map(({ subject }) => subject)).toContain('This is already on');
  await db.deleteFrom('outgoingMails').execute();
  await db.updateTable('subscriptions').set({ state: 'paused' }).execute();
  await ask();
  expect(await emails()).toMatchObject([{ subject: 'This is paused' }]);
  // Nobody can fill the mailbox of somebody else.
  for (let times = 0; times < 4; times++) await ask({ search: `bedrooms=${times + 1}` });
  expect(await emails()).toHaveLength(3);
});

test('what was typed is in no email that nobody confirmed', async () => {
  await ask({ search: 'words=cheap+watches&bedrooms=2' });
  const [mail] = await emails();
  expect(mail?.bodyText).toContain('Tokyo, 2 bedrooms or more');
  expect(mail?.bodyText).not.toContain('watches');
});

test('one that has ended stays as the proof of what was agreed to, and a new one begins', async () => {
  const { id } = await askAndConfirm();
  expect(await leaveLetters(leavingToken(id), 'one-click')).toBe(true);
  expect(await reachable()).toEqual([]);
  const again = await ask({ sentence: 'Newer words.' });
  expect(again.id).not.toBe(id);
  expect(await confirm(id)).toBe(false);
  expect(await listConsents(email)).toMatchObject([
    {
      purpose: 'alerts',
      form: 'tell-me-when',
      sentence: tokyoSearch.sentence,
      confirmedAt: expect.any(String),
      withdrawal: { way: 'one-click' },
    },
    { sentence: 'Newer words.', confirmedAt: null, withdrawal: null },
  ]);
});

test('other systems are told of who confirmed and who withdrew, and of nobody before', async () => {
  for (const table of ['webhooks', 'webhookEvents'] as const) await db.deleteFrom(table).execute();
  await insertWebhook();
  await ask({ city: null });
  const { id } = await askAndConfirm();
  await leaveLetters(leavingToken(id), 'one-click');
  const events = await raisedEvents();
  expect(events).toMatchObject([
    { type: 'subscriber.confirmed', data: { id, email, city: 'TOKYO', withdrawnAt: null } },
    { type: 'subscriber.withdrawn', data: { id, way: 'one-click' } },
  ]);
  for (const { data } of events) expect(subscriberEventSchema.parse(data)).toEqual(data);
});

test('who was told of a subscriber is told of the erasure, by the id alone', async () => {
  for (const table of ['webhooks', 'webhookEvents'] as const) await db.deleteFrom(table).execute();
  await insertWebhook();
  const { id } = await askAndConfirm();
  await ask({ city: null });
  await erasePerson({ email }, 'Ada');
  const erasures = (await raisedEvents()).filter(({ type }) => type === 'person.erased');
  expect(erasures).toMatchObject([{ data: { id, reference: null } }]);
});

test('who left gets nothing that waited, and a complaint ends the emails that ask', async () => {
  const { id } = await ask();
  await leaveLetters(leavingToken(id));
  expect(await emails()).toEqual([]);
  const complaint = { mutedFor: 'complained', mutedStatus: null } as const;
  await inTransaction((tx) => muteReader(tx, email, complaint, new Date()));
  await ask();
  expect(await emails()).toEqual([]);
});

test('an address that the mail server refuses is muted at once, and not for a policy or a refused sender', async () => {
  await ask();
  const { personKey } = await ask({ city: null });
  const fault = { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 };
  const refuse = async (changes: object) => {
    const { send } = recorder(() => Object.assign(new Error('refused'), fault, changes));
    await deliverAt(later(1), send, undefined, muteRefused);
  };
  await refuse({ command: 'MAIL FROM', response: '550 5.1.8 No such sender' });
  await refuse({ response: '550 5.7.1 Relaying denied' });
  expect((await emails()).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  expect(await findMuted(email)).toBeUndefined();
  await db
    .updateTable('outgoingMails')
    .set({ nextTryAt: later(0).toISOString() })
    .execute();
  await refuse({ response: '550 5.1.1 No such user' });
  expect(await findMuted(email)).toMatchObject({ reason: 'bounced', status: '5.1.1' });
  expect(await emails()).toMatchObject([{ state: 'failed', personKey, lastError: 'refused' }]);
});

test('who joins the VIP list confirms it in the email that is sent anyway', async () => {
  await submitNext('vip', { email });
  await submitNext('contact', { email });
  const [vip] = await stored();
  const [row] = await storedSubscriptions();
  expect(row).toMatchObject({
    kind: 'vip',
    form: 'vip',
    enquiryId: vip?.id,
    sentence: vip?.consentSentence,
    state: 'asked',
  });
  const withLink = (await emails()).filter(({ bodyText }) => bodyText.includes('/alerts/'));
  expect(withLink).toMatchObject([{ enquiryId: vip?.id }]);
  await confirm(row?.id ?? '');
  expect(await listConsents(email)).toMatchObject([
    { purpose: 'emails', form: 'vip', confirmedAt: expect.any(String) },
    { purpose: 'reply', confirmedAt: null },
  ]);
});

test('erasing a person leaves a proof without a name, and the export has all before', async () => {
  await askAndConfirm();
  await ask({ city: null });
  const { subscriptions, subscriptionEmails } = await exportPerson({ email });
  expect([subscriptions, subscriptionEmails].map(({ length }) => length)).toEqual([2, 2]);
  expect(await erasePerson({ email }, 'Ada')).toMatchObject({ subscriptions: 2, mails: 2 });
  expect(await storedSubscriptions()).toEqual([]);
  expect(await emails()).toEqual([]);
  const proofs = await db.selectFrom('consentProofs').selectAll().execute();
  expect(proofs).toMatchObject([{ form: 'tell-me-when', confirmedAt: expect.any(String) }]);
  expect(JSON.stringify(proofs)).not.toMatch(/mei|tanaka/i);
});

test('an address that was not confirmed is gone after 14 days, and one that ended after 30', async () => {
  const { id } = await askAndConfirm({ city: null });
  await ask();
  await expireSubscriptions(later(13));
  expect(await storedSubscriptions()).toHaveLength(2);
  await expireSubscriptions(later(15));
  expect(await storedSubscriptions()).toMatchObject([{ id }]);
  expect(await emails()).toHaveLength(2);
  await leaveLetters(leavingToken(id));
  await expireSubscriptions(later(31));
  expect(await storedSubscriptions()).toEqual([]);
  expect(await listConsents(email)).toMatchObject([
    { purpose: 'alerts', withdrawal: { way: 'page' } },
  ]);
});

test('who leaves without an enquiry is not brought back by an older list', async () => {
  const { id } = await askAndConfirm();
  await leaveLetters(leavingToken(id), 'one-click');
  expect([...(await listWithdrawalTimes()).keys()]).toEqual([keyOf(email)]);
  expect(await bring('2026-01-05T08:00:00.000Z')).toBe(false);
  expect(await bring(later(1).toISOString())).toBe(true);
});

test('a list that proves a consent confirms what was asked for, and begins anew what has ended', async () => {
  const { id } = await ask(launches);
  expect(await bring('2026-01-05T08:00:00.000Z')).toBe(true);
  expect(await storedSubscriptions()).toMatchObject([
    { id, state: 'confirmed', askedAt: '2026-01-05T08:00:00.000Z', proof: '{"source":"Fair"}' },
  ]);
  expect(await bring('2026-01-06T08:00:00.000Z')).toBe(false);
  await leaveLetters(leavingToken(id));
  expect(await bring(later(1).toISOString())).toBe(true);
});

test('what is confirmed while it is asked for again stays on', async () => {
  const { id } = await ask();
  await Promise.all([confirm(id), ask({ sentence: 'Newer words.' }), ask()]);
  expect(await storedSubscriptions()).toMatchObject([{ id, state: 'confirmed' }]);
  const twice = await Promise.all([ask({ city: null }), ask({ city: null })]);
  expect(new Set(twice.map((row) => row.id)).size).toBe(1);
});

test('an old link ends what is on today, when its own subscription is gone', async () => {
  const { id, personKey: key } = await askAndConfirm();
  await inTransaction((tx) =>
    endSubscriptions(tx, { personKey: key, id, way: 'own', now: later(0) }),
  );
  await expireSubscriptions(later(31));
  await askAndConfirm({ city: null });
  expect(await leaveLetters(leavingToken(key))).toBe(true);
  expect(await reachable()).toEqual([]);
  await db.deleteFrom('subscriptions').execute();
  await db.deleteFrom('consentWithdrawals').execute();
  await submitNext('vip', { email });
  await db.deleteFrom('subscriptions').execute();
  await leaveLetters(leavingToken(key));
  const [vip] = await listConsents(email);
  expect(vip).toMatchObject({ form: 'vip', withdrawal: { way: 'page' } });
});

test('what came with an enquiry stays in the register as confirmed, once, as long as the enquiry', async () => {
  await submitNext('vip', { email });
  const [row] = await storedSubscriptions();
  await confirm(row?.id ?? '');
  await leaveLetters(leavingToken(row?.personKey ?? ''));
  await expireSubscriptions(later(31));
  const consent = { form: 'vip', confirmedAt: expect.any(String), withdrawal: { way: 'page' } };
  expect(await listConsents(email)).toMatchObject([{ ...consent, erasedAt: null }]);
  await inTransaction((tx) => eraseEnquiries(tx, (eb) => eb('id', '=', row?.enquiryId ?? '')));
  await expireSubscriptions(later(31));
  expect(await storedSubscriptions()).toEqual([]);
  expect(await listConsents(email)).toMatchObject([{ ...consent, erasedAt: expect.any(String) }]);
});

const launches = { kind: 'vip', projectId: null, city: null, search: '' } as const;

function bring(at: string) {
  const wish = { ...tokyoSearch, ...launches, form: 'import' };
  return inTransaction((tx) => subscribeProved(tx, wish, { source: 'Fair' }, at));
}

test('the emails to an address that was not confirmed are deleted with it, and others after 30 days', async () => {
  await ask();
  await askAndConfirm({ email: 'noor@lindqvist.example' });
  await db.updateTable('outgoingMails').set({ state: 'sent' }).execute();
  await expireSubscriptions(later(15));
  expect(await emails()).toMatchObject([{ recipient: 'noor@lindqvist.example' }]);
  await expireSubscriptions(later(31));
  expect(await emails()).toEqual([]);
});

function later(days: number) {
  return new Date(Date.now() + days * dayMs);
}

function confirm(id: string) {
  return inTransaction((tx) => confirmSubscription(tx, id));
}

async function reachable() {
  const rows = await selectReachable().select('subscriptions.id').execute();
  return rows.map(({ id }) => id);
}

function emails() {
  return db.selectFrom('outgoingMails').selectAll().where('kind', '=', 'confirmation').execute();
}
