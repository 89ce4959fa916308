import { beforeEach, expect, test, vi } from 'vitest';
import {
  countLockWaiters,
  deliverAt,
  emptyOutbox,
  enqueue,
  later,
  noon,
  outbox,
  recorder,
  refused,
} from '../../../tests/mail/mail-fixtures.ts';
import { db, isPostgres } from '../database/database.ts';
import { claimDueEmail } from './claims.ts';
import { resend } from './outbox.ts';

vi.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(emptyOutbox);

test('a mail whose sender died is sent again after the lease ends, with the same Message-ID', async () => {
  await enqueue([{}], noon);
  const claimed = await claimDueEmail(noon);
  const { send, sent } = recorder();
  expect(await deliverAt(later(40), send)).toBe(false);
  expect(await resend(claimed?.id ?? '', later(40))).toBeUndefined();
  expect(await deliverAt(later(46), send)).toBe(true);
  expect(sent[0]?.messageId).toBe(claimed?.messageId);
});

test('an instance that lost the lease does not change the mail', async () => {
  await enqueue([{}], noon);
  await deliverAt(noon, async () => {
    await claimDueEmail(later(60));
    throw refused;
  });
  expect((await outbox())[0]).toMatchObject({
    leaseUntil: later(60 + 45).toISOString(),
    tries: 2,
    lastError: null,
  });
});

test('parallel senders share the mails without duplicates', async () => {
  await enqueue(
    Array.from({ length: 12 }, () => ({})),
    noon,
  );
  const { send, sent } = recorder();
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      while ((await outbox()).some((mail) => mail.state === 'waiting')) await deliverAt(noon, send);
    }),
  );
  expect(sent).toHaveLength(12);
  expect(new Set(sent.map((mail) => mail.messageId)).size).toBe(12);
});

test.runIf(isPostgres)('only one of two instances gets a mail that both claim', async () => {
  await enqueue([{}], noon);
  const claims = await db.transaction().execute(async (tx) => {
    await tx.updateTable('outgoingMails').set({ subject: 'Locked' }).execute();
    const bothClaims = [claimDueEmail(noon), claimDueEmail(noon)];
    await expect.poll(countLockWaiters).toBe(2);
    return bothClaims;
  });
  const claimed = await Promise.all(claims);
  expect(claimed.filter((mail) => mail !== undefined)).toHaveLength(1);
});
