import { beforeEach, expect, test } from 'vitest';
import { dayMs } from '../../lib/time/durations.ts';
import { db, isPostgres } from '../database/database.ts';
import {
  countLockWaiters,
  demoEmail,
  emptyOutbox,
  enqueue,
  outbox,
} from '../../../tests/mail/mail-fixtures.ts';
import { findEnquiryEmails, mailHealth, putInOutbox, resend } from './outbox.ts';

const visitor = { kind: 'confirmation', recipient: 'maya@chen.example', replyTo: null } as const;
const monday = new Date('2026-11-23T09:00:00Z');

beforeEach(emptyOutbox);

test('each mail has its own Message-ID', async () => {
  await enqueue([{}, {}]);
  const [one, other] = await outbox();
  expect(one).toMatchObject({ state: 'waiting', tries: 0, sentAt: null });
  expect(one?.messageId).toMatch(/^<[\w-]{36}@solmere\.example>$/);
  expect(one?.messageId).not.toBe(other?.messageId);
});

test('a subject is reduced to one line', async () => {
  await enqueue([{ subject: 'Hello\r\nBcc: all@chen.example\u2028\u0000there \u0085 ' }]);
  const [mail] = await outbox();
  expect(mail?.subject).toBe('Hello Bcc: all@chen.example there');
});

test('a long subject is cut between characters', async () => {
  await enqueue([{ subject: '🌅'.repeat(300) }]);
  const [mail] = await outbox();
  expect(mail?.subject).toBe('🌅'.repeat(200));
});

test.each([
  'maya@chen.example\r\nBcc: all@chen.example',
  'maya@chen.example, all@chen.example',
  'Maya <maya@chen.example>',
  '"maya"@chen.example',
  'maya',
  '',
])('%j is refused as reply address and as recipient', async (address) => {
  await enqueue([{ replyTo: address }]);
  expect((await outbox())[0]).toMatchObject({ replyTo: null, state: 'waiting' });
  await emptyOutbox();
  await enqueue([{ recipient: address }]);
  expect((await outbox())[0]).toMatchObject({
    state: 'failed',
    lastError: 'The address is not valid',
  });
});

test('a mail that is too long is kept as failed', async () => {
  await enqueue([{ bodyText: 'x'.repeat(300_000) }]);
  expect((await outbox())[0]).toMatchObject({
    state: 'failed',
    lastError: 'The email is too long',
  });
});

test('an address gets at most three confirmations in 24 hours, in any spelling', async () => {
  const spellings = ['maya@chen.example', 'Maya@Chen.example', 'maya+1@chen.example'];
  await enqueue(
    spellings.map((recipient) => ({ ...visitor, recipient })),
    monday,
  );
  await enqueue([{ ...visitor, recipient: 'MAYA+2@chen.example' }, {}], monday);
  expect(await recipients()).toEqual([...spellings, 'office@solmere.example'].toSorted());

  const almostADayLater = new Date(monday.getTime() + dayMs - 1);
  await enqueue([visitor, { ...visitor, recipient: 'daniel@chen.example' }], almostADayLater);
  expect(await recipients()).toHaveLength(5);
  await enqueue([visitor], new Date(monday.getTime() + dayMs));
  expect(await recipients()).toHaveLength(6);
});

test.runIf(isPostgres)('confirmations added in parallel count towards the limit', async () => {
  let isDone = false;
  const [fourth] = await db.transaction().execute(async (tx) => {
    await putInOutbox(
      tx,
      Array.from({ length: 3 }, () => ({ ...demoEmail, ...visitor })),
    );
    const pending = enqueue([visitor]).finally(() => (isDone = true));
    await expect.poll(async () => isDone || (await countLockWaiters()) === 1).toBe(true);
    return [pending];
  });
  await fourth;
  expect(await recipients()).toHaveLength(3);
});

test('a discarded mail can be sent again as new, with its old Message-ID', async () => {
  await enqueue([{ recipient: 'gone' }], monday);
  const [failed] = await outbox();
  const tuesday = new Date(monday.getTime() + dayMs);
  const resent = await resend(failed?.id ?? '', tuesday);
  expect(resent).toMatchObject({
    messageId: failed?.messageId,
    state: 'waiting',
    tries: 0,
    lastError: null,
    createdAt: tuesday.toISOString(),
    nextTryAt: tuesday.toISOString(),
  });
  expect(await resend('6a0b6e4e-0000-4000-8000-000000000000')).toBeUndefined();
});

test('the mails of an enquiry are listed, notice first, and deleted with it', async () => {
  const id = await insertEnquiry();
  await enqueue([{ ...visitor, enquiryId: id }, { enquiryId: id }, {}]);
  expect((await findEnquiryEmails(id)).map((mail) => mail.kind)).toEqual([
    'notice',
    'confirmation',
  ]);
  await db.deleteFrom('enquiries').where('id', '=', id).execute();
  expect(await findEnquiryEmails(id)).toEqual([]);
  expect(await outbox()).toHaveLength(1);
});

test('without a mail server the number of waiting mails is reported', async () => {
  await enqueue([{}, {}, { recipient: 'nobody' }]);
  expect(await mailHealth()).toEqual({ isConfigured: false, waiting: 2, failed: 1 });
});

async function insertEnquiry() {
  const { id } = await db
    .insertInto('enquiries')
    .values({
      id: 'enquiry-of-maya',
      form: 'vip',
      submissionKey: 'key-of-maya',
      name: 'Maya Chen',
      email: visitor.recipient,
      emailFolded: visitor.recipient,
      phone: '',
      answers: '{}',
      consentVersion: '1',
      consentSentence: '',
      newsletterOptIn: 0,
      newsletterSentence: '',
      consentLanguage: '',
      status: 'new',
      readAt: null,
      note: '',
      cameBy: 'form',
      givenTo: null,
      followUpOn: null,
      remindedFor: null,
      answeredAt: null,
      deletedAt: null,
      joinedTo: null,
      city: null,
      isHeld: 0,
      announced: 0,
      searchText: '',
      revision: 1,
      createdAt: monday.toISOString(),
      updatedAt: monday.toISOString(),
      aboutId: null,
      aboutSlug: null,
      aboutName: null,
      updatedBy: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function recipients() {
  return (await outbox()).map((mail) => mail.recipient).toSorted();
}
