import { sql } from 'kysely';
import { expect } from 'vitest';
import { db, type Transaction } from '../../src/platform/database/database.ts';
import { inTransaction } from '../../src/platform/database/transaction.ts';
import { putInOutbox } from '../../src/platform/mail/outbox.ts';
import type { OutgoingEmail } from '../../src/platform/mail/row.ts';
import type { OnRefused, OnSent } from '../../src/platform/mail/claims.ts';
import type { SendEmail } from '../../src/platform/mail/transport.ts';
import { deliverNext } from '../../src/platform/mail/worker.ts';

const never = new AbortController().signal;

export const noon = new Date('2026-11-23T12:00:00Z');

/** How a mail server refuses a mail for good, and how one fails that does not answer. */
export const unknownRecipient = Object.assign(
  new Error('550 No such person as maya@chen.example'),
  {
    code: 'EENVELOPE',
    responseCode: 550,
  },
);
export const refused = Object.assign(new Error('connect ECONNREFUSED 10.0.0.1:25'), {
  code: 'ESOCKET',
  originalCode: 'ECONNREFUSED',
});

export const demoEmail: OutgoingEmail = {
  enquiryId: null,
  kind: 'notice',
  recipient: 'office@solmere.example',
  replyTo: 'maya@chen.example',
  subject: 'VIP list: Maya Chen',
  bodyText: 'Maya Chen joined the VIP list. Café.\n',
  bodyHtml: '<p>Maya Chen joined the VIP list.</p>',
};

export function enqueue(emails: Partial<OutgoingEmail>[], now?: Date) {
  const whole = emails.map((email) => ({ ...demoEmail, ...email }));
  return db.transaction().execute((tx) => putInOutbox(tx, whole, now));
}

/** The whole outbox, by recipient. */
export function outbox() {
  return db.selectFrom('outgoingMails').selectAll().orderBy('recipient').orderBy('id').execute();
}

export async function emptyOutbox() {
  await db.deleteFrom('outgoingMails').execute();
}

/** How many statements wait for a lock in this database, on PostgreSQL. */
export async function countLockWaiters() {
  const { rows } = await sql`
    select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()
  `.execute(db);
  return rows.length;
}

/** What another does that starts after a change and before its commit. */
export async function during<T>(
  change: (tx: Transaction) => Promise<unknown>,
  other: () => Promise<T>,
) {
  let isDone = false;
  let answer: Promise<T> | undefined;
  await inTransaction(async (tx) => {
    await change(tx);
    answer = other().finally(() => {
      isDone = true;
    });
    await expect.poll(async () => isDone || (await countLockWaiters()) === 1).toBe(true);
  });
  return await answer;
}

/** Sends the next mail that is due at this moment. */
export function deliverAt(time: Date, send: SendEmail, onSent?: OnSent, onRefused?: OnRefused) {
  return deliverNext(send, never, { clock: () => time, onSent, onRefused });
}

/** So many seconds after noon. */
export function later(seconds: number) {
  return new Date(noon.getTime() + seconds * 1_000);
}

type QueuedEmail = Parameters<SendEmail>[0];

/** Keeps what is sent, and fails as it is told. */
export function recorder(findFault: (email: QueuedEmail) => Error | undefined = () => undefined) {
  const sent: QueuedEmail[] = [];
  const send: SendEmail = async (email) => {
    sent.push(email);
    const fault = findFault(email);
    if (fault) throw fault;
  };
  return { send, sent };
}
