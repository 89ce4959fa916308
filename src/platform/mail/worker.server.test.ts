import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { db } from '../database/database.ts';
import { discardOldEmails } from './claims.ts';
import {
  deliverAt,
  emptyOutbox,
  enqueue,
  unknownRecipient,
  later,
  noon,
  outbox,
  recorder,
  refused,
} from '../../../tests/mail/mail-fixtures.ts';
import { resend, wakeMailer } from './outbox.ts';
import { runMailer } from './worker.ts';

const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
const infos = vi.spyOn(console, 'log').mockImplementation(() => {});

beforeEach(emptyOutbox);
afterEach(() => vi.clearAllMocks());

test('a mail that is due is sent once', async () => {
  await enqueue([{}], noon);
  const { send, sent } = recorder();
  expect(await deliverAt(later(-1), send)).toBe(false);
  expect(await deliverAt(noon, send)).toBe(true);
  expect(await deliverAt(later(3_600), send)).toBe(false);
  expect(sent).toHaveLength(1);
  const [mail] = await outbox();
  expect(mail).toMatchObject({ state: 'sent', sentAt: noon.toISOString(), leaseUntil: null });
});

test('a sign-in link is kept only until its mail is sent or discarded', async () => {
  const bodyText = 'Come in:\nhttps://solmere.example/admin/invitation?token=1-2.aB_-9\n';
  const bodyHtml = '<a href="https://solmere.example/admin/new-password?token=secret">In</a>';
  await enqueue(
    [
      { bodyText, bodyHtml },
      { bodyText, bodyHtml },
    ],
    noon,
  );
  const { send, sent } = recorder();
  await deliverAt(noon, send);
  expect(sent[0]).toMatchObject({ bodyText, bodyHtml });
  await discardOldEmails(later(73 * 3_600));
  for (const mail of await outbox()) {
    expect(mail.bodyText).toBe(bodyText.replace('1-2.aB_-9', '(not-kept)'));
    expect(mail.bodyHtml).not.toContain('secret');
  }
});

test('a refused mail is retried later with the same Message-ID', async () => {
  await enqueue([{}], noon);
  const { send, sent } = recorder(() => refused);
  for (const [tries, seconds] of [2, 6, 14, 914].entries()) {
    const tryTime = later([0, 2, 6, 14][tries] ?? 0);
    expect(await deliverAt(tryTime, send)).toBe(true);
    expect((await outbox())[0]).toMatchObject({
      state: 'waiting',
      tries: tries + 1,
      nextTryAt: later(seconds).toISOString(),
      lastError: 'connect ECONNREFUSED 10.0.0.1:25',
    });
    expect(await deliverAt(later(seconds - 1), send)).toBe(false);
  }
  expect(new Set(sent.map((mail) => mail.messageId)).size).toBe(1);
});

test('a mail is discarded after 72 hours and can be resent for another 72', async () => {
  await enqueue([{}], noon);
  const { send } = recorder(() => unknownRecipient);
  for (const seconds of [0, 2, 6, 14]) await deliverAt(later(seconds), send);
  expect(await deliverAt(later(72 * 3_600 - 60), send)).toBe(true);
  const [mail] = await outbox();
  expect(mail).toMatchObject({ state: 'failed', tries: 5 });
  expect(await deliverAt(later(72 * 3_600 + 3_600), send)).toBe(false);

  await resend(mail?.id ?? '', later(100 * 3_600));
  expect(await deliverAt(later(100 * 3_600), send)).toBe(true);
  expect((await outbox())[0]).toMatchObject({ state: 'waiting', tries: 1 });
});

test('a mail that waited too long for a mail server is discarded without a try', async () => {
  await enqueue([{ recipient: 'old@chen.example' }], later(-72 * 3_600 - 1));
  await enqueue([{ recipient: 'young@chen.example' }], later(-71 * 3_600));
  const { send, sent } = recorder();
  expect(await discardOldEmails(noon)).toBe(1);
  while (await deliverAt(noon, send));
  expect(sent.map((mail) => mail.recipient)).toEqual(['young@chen.example']);
  expect((await outbox())[0]).toMatchObject({
    state: 'failed',
    lastError: 'It was not sent within 72 hours',
  });
});

test('a mail that hangs does not delay others, and a later one is sent when the mailer is woken', async () => {
  await enqueue([{ recipient: 'hangs@chen.example' }, { recipient: 'a@chen.example' }]);
  const hanging = Promise.withResolvers<void>();
  const sent: string[] = [];
  const mailer = runMailer(async ({ recipient }) => {
    if (recipient === 'hangs@chen.example') await hanging.promise;
    sent.push(recipient);
  });
  await expect.poll(() => sent).toEqual(['a@chen.example']);
  await enqueue([{ recipient: 'b@chen.example' }]);
  wakeMailer();
  await expect.poll(() => sent).toEqual(['a@chen.example', 'b@chen.example']);

  const stopped = mailer.stop();
  await enqueue([{ recipient: 'c@chen.example' }]);
  wakeMailer();
  hanging.resolve();
  await stopped;
  expect(sent).toEqual(['a@chen.example', 'b@chen.example', 'hangs@chen.example']);
  expect((await outbox()).filter((mail) => mail.state === 'waiting')).toMatchObject([
    { recipient: 'c@chen.example', tries: 0 },
  ]);
});

test('a lasting fault is logged once, without addresses', async () => {
  await enqueue([{ recipient: 'gone@chen.example' }, {}]);
  let isWell = false;
  const { send } = recorder(({ recipient }) => {
    if (recipient === 'gone@chen.example') return unknownRecipient;
    return isWell ? undefined : refused;
  });
  const mailer = runMailer(send);
  await expect.poll(triesOfAll).toEqual([1, 1]);
  await tryAgainNow();
  await expect.poll(triesOfAll).toEqual([2, 2]);
  isWell = true;
  await tryAgainNow();
  await expect.poll(async () => (await outbox()).at(-1)?.state).toBe('sent');
  await mailer.stop();
  const [first] = await outbox();
  expect(
    errors.mock.calls
      .flat()
      .map(String)
      .toSorted((a, b) => a.localeCompare(b)),
  ).toEqual([
    `The email ${first?.id} was refused: EENVELOPE 550`,
    'The mail server rejects email: ESOCKET ECONNREFUSED',
  ]);
  expect(infos.mock.calls.flat()).toEqual(['The mail server accepts email again']);
});

async function tryAgainNow() {
  await db.updateTable('outgoingMails').set({ nextTryAt: new Date().toISOString() }).execute();
  wakeMailer();
}

async function triesOfAll() {
  return (await outbox()).map((mail) => mail.tries);
}
