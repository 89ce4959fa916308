import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { dayMs } from '../lib/durations.ts';
import { countRows } from './count-rows.ts';
import { db, isPostgres, type Transaction } from './database.ts';
import { env } from './env.ts';
import { isUnclaimed, wakeQueue } from './jobs.ts';
import type { OutgoingMail, OutgoingMailRow } from './mail-row.ts';

const maxConfirmationsPerDay = 3;
const longestSubject = 200;
const longestBody = 200_000;

/** One address and nothing that could begin a second one or a header. */
const oneAddress = /^(?=.{3,254}$)[^\s"(),:;<>@[\\\]\p{Cc}]+@[^\s"(),:;<>@[\\\]\p{Cc}]+$/u;

export const mailQueue = 'mail';

/**
 * Keeps mails to be sent, in the transaction of what causes them. A recipient gets three confirmations in
 * 24 hours; further ones are not kept. A mail that cannot be addressed is kept as failed. Call `wakeMailer`
 * when the transaction has ended.
 */
export async function putInOutbox(tx: Transaction, mails: OutgoingMail[], now = new Date()) {
  for (const mail of mails) {
    const isOneTooMany = mail.kind === 'confirmation' && (await hasEnough(tx, mail.recipient, now));
    if (!isOneTooMany) await tx.insertInto('outgoingMails').values(rowOf(mail, now)).execute();
  }
}

export function wakeMailer() {
  wakeQueue(mailQueue);
}

/** The mails that an enquiry caused, the notice first. */
export async function findMailsOf(enquiryId: string): Promise<OutgoingMailRow[]> {
  return db
    .selectFrom('outgoingMails')
    .selectAll()
    .where('enquiryId', '=', enquiryId)
    .orderBy('kind', 'desc')
    .orderBy('id')
    .execute();
}

/** Puts a mail into the outbox again, as if it were new, under its old Message-ID. Undefined when it is gone or being sent. */
export async function resend(
  mailId: string,
  now = new Date(),
  connection: Pick<Transaction, 'updateTable'> = db,
): Promise<OutgoingMailRow | undefined> {
  const moment = now.toISOString();
  const row = await connection
    .updateTable('outgoingMails')
    .set({
      state: 'waiting',
      tries: 0,
      nextTryAt: moment,
      leaseUntil: null,
      lastError: null,
      createdAt: moment,
      sentAt: null,
    })
    .where('id', '=', mailId)
    .where(isUnclaimed('leaseUntil', now))
    .returningAll()
    .executeTakeFirst();
  if (row) wakeMailer();
  return row;
}

/** Whether there is a mail server, how many mails wait, and how many were discarded. */
export async function mailHealth() {
  const { waiting, failed } = await db
    .selectFrom('outgoingMails')
    .select((eb) => [
      eb.fn.countAll().filterWhere('state', '=', 'waiting').as('waiting'),
      eb.fn.countAll().filterWhere('state', '=', 'failed').as('failed'),
    ])
    .where('state', 'in', ['waiting', 'failed'])
    .executeTakeFirstOrThrow();
  return {
    isConfigured: env.smtpUrl !== undefined,
    waiting: Number(waiting),
    failed: Number(failed),
  };
}

/** What somebody is still to be told of enquiries. */
export async function listWaitingNotices(tx: Transaction, recipient: string) {
  return tx
    .selectFrom('outgoingMails')
    .innerJoin('enquiries', 'enquiries.id', 'outgoingMails.enquiryId')
    .select(['outgoingMails.id', 'enquiries.aboutId', 'enquiries.form'])
    .where('recipientFolded', '=', folded(recipient))
    .where('kind', '=', 'notice')
    .where('outgoingMails.state', '=', 'waiting')
    .execute();
}

export async function readdress(tx: Transaction, id: string, recipient: string) {
  const recipientFolded = folded(recipient);
  await tx
    .updateTable('outgoingMails')
    .set({ recipient, recipientFolded })
    .where('id', '=', id)
    .execute();
}

async function hasEnough(tx: Transaction, recipient: string, now: Date) {
  const recipientFolded = folded(recipient);
  // SQLite lets one transaction write at a time; on PostgreSQL two could count at once.
  if (isPostgres) await sql`select pg_advisory_xact_lock(hashtext(${recipientFolded}))`.execute(tx);
  const confirmations = tx
    .selectFrom('outgoingMails')
    .where('recipientFolded', '=', recipientFolded)
    .where('kind', '=', 'confirmation')
    .where('createdAt', '>', new Date(now.getTime() - dayMs).toISOString());
  return (await countRows(confirmations)) >= maxConfirmationsPerDay;
}

function rowOf(
  { replyTo, subject, notBefore, unsubscribeUrl = null, ...mail }: OutgoingMail,
  now: Date,
): OutgoingMailRow {
  const id = randomUUID();
  const moment = now.toISOString();
  const fault = faultOf(mail);
  return {
    purpose: null,
    inReplyTo: null,
    threadReferences: null,
    digestOf: null,
    messageId: newMessageId(id),
    ...mail,
    id,
    recipientFolded: folded(mail.recipient),
    replyTo: replyTo !== null && oneAddress.test(replyTo) ? replyTo : null,
    subject: oneLine(subject),
    unsubscribeUrl,
    state: fault === null ? 'waiting' : 'failed',
    tries: 0,
    nextTryAt: (notBefore ?? now).toISOString(),
    leaseUntil: null,
    lastError: fault,
    createdAt: moment,
    sentAt: null,
  };
}

/** By which mail programs tell mails apart. */
export function newMessageId(id: string = randomUUID()) {
  return `<${id}@${env.siteUrl.hostname}>`;
}

function faultOf({
  recipient,
  bodyText,
  bodyHtml,
}: Pick<OutgoingMail, 'recipient' | 'bodyText' | 'bodyHtml'>) {
  if (!oneAddress.test(recipient)) return 'The address is none';
  if (bodyText.length + bodyHtml.length > longestBody) return 'The mail is too long';
  return null;
}

/** The mailbox that an address leads to, as far as one can tell: without case and without what follows a plus. */
function folded(address: string) {
  return address
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*@/, '@');
}

/** Line breaks and other control characters begin headers of their own. */
function oneLine(text: string) {
  const line = text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return Array.from(line).slice(0, longestSubject).join('');
}
