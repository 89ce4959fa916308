import type { Waiting } from '../observability/metrics.ts';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { dayMs } from '../../lib/time/durations.ts';
import { countRows } from '../database/count-rows.ts';
import { db, isPostgres, type Transaction } from '../database/database.ts';
import { env } from '../env/env.ts';
import { isUnclaimed, wakeQueue } from '../jobs/jobs.ts';
import type { OutgoingEmail, OutgoingEmailRow } from './row.ts';

const maxConfirmationsPerDay = 3;
const maxSubjectLength = 200;
const maxBodyLength = 200_000;

/** A single address without characters that could start a second one or a header. */
const oneAddress = /^(?=.{3,254}$)[^\s"(),:;<>@[\\\]\p{Cc}]+@[^\s"(),:;<>@[\\\]\p{Cc}]+$/u;

export const mailQueue = 'mail';

/**
 * Adds mails to the outbox, in the transaction of the change that causes them. A recipient gets three confirmations in
 * 24 hours; further ones are dropped. Returns how many were added. A mail with an invalid address is stored as failed. Call `wakeMailer` after the
 * transaction has ended.
 */
export async function putInOutbox(tx: Transaction, mails: OutgoingEmail[], now = new Date()) {
  let added = 0;
  for (const mail of mails) {
    const isOverLimit = mail.kind === 'confirmation' && (await isAtLimit(tx, mail.recipient, now));
    if (isOverLimit) continue;
    await tx.insertInto('outgoingMails').values(toRow(mail, now)).execute();
    added++;
  }
  return added;
}

export function wakeMailer() {
  wakeQueue(mailQueue);
}

/** Deletes the mails that wait for people or for subscriptions. */
export async function deleteWaiting(
  tx: Transaction,
  by: 'personKey' | 'subscriptionId',
  keys: readonly string[],
) {
  if (keys.length === 0) return;
  await tx
    .deleteFrom('outgoingMails')
    .where('state', '=', 'waiting')
    .where(by, 'in', keys)
    .execute();
}

/** The mails of an enquiry, the notice first. */
export async function findEnquiryEmails(enquiryId: string): Promise<OutgoingEmailRow[]> {
  return db
    .selectFrom('outgoingMails')
    .selectAll()
    .where('enquiryId', '=', enquiryId)
    .orderBy('kind', 'desc')
    .orderBy('id')
    .execute();
}

/** Queues a mail again as new, with its old Message-ID. Undefined if it is deleted or being sent. */
export async function resend(
  mailId: string,
  now = new Date(),
  connection: Pick<Transaction, 'updateTable'> = db,
): Promise<OutgoingEmailRow | undefined> {
  const timestamp = now.toISOString();
  const row = await connection
    .updateTable('outgoingMails')
    .set({
      state: 'waiting',
      tries: 0,
      nextTryAt: timestamp,
      leaseUntil: null,
      lastError: null,
      createdAt: timestamp,
      sentAt: null,
    })
    .where('id', '=', mailId)
    .where(isUnclaimed('leaseUntil', now))
    .returningAll()
    .executeTakeFirst();
  if (row) wakeMailer();
  return row;
}

/** Whether a mail server is set, how many mails wait, and how many failed. */
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
export async function listWaitingNotices(tx: Transaction, recipient: string) {
  return tx
    .selectFrom('outgoingMails')
    .innerJoin('enquiries', 'enquiries.id', 'outgoingMails.enquiryId')
    .select(['outgoingMails.id', 'enquiries.aboutId', 'enquiries.viewingHost', 'enquiries.form'])
    .where('recipientFolded', '=', foldedAddress(recipient))
    .where('kind', '=', 'notice')
    .where('outgoingMails.state', '=', 'waiting')
    .execute();
}

export async function readdress(tx: Transaction, id: string, recipient: string) {
  const recipientFolded = foldedAddress(recipient);
  await tx
    .updateTable('outgoingMails')
    .set({ recipient, recipientFolded })
    .where('id', '=', id)
    .execute();
}

/** Whether an address has got as many confirmations as it gets in 24 hours. */
async function isAtLimit(tx: Transaction, recipient: string, now: Date) {
  const recipientFolded = foldedAddress(recipient);
  // SQLite allows one writing transaction at a time; on PostgreSQL two could count in parallel.
  if (isPostgres) await sql`select pg_advisory_xact_lock(hashtext(${recipientFolded}))`.execute(tx);
  const confirmations = tx
    .selectFrom('outgoingMails')
    .where('recipientFolded', '=', recipientFolded)
    .where('kind', '=', 'confirmation')
    .where('createdAt', '>', new Date(now.getTime() - dayMs).toISOString());
  return (await countRows(confirmations)) >= maxConfirmationsPerDay;
}

function toRow(
  { replyTo, subject, notBefore, unsubscribeUrl = null, ...mail }: OutgoingEmail,
  now: Date,
): OutgoingEmailRow {
  const id = randomUUID();
  const timestamp = now.toISOString();
  const fault = findEmailFault(mail);
  return {
    purpose: null,
    personKey: null,
    subscriptionId: null,
    inReplyTo: null,
    threadReferences: null,
    digestOf: null,
    calendar: null,
    fromName: null,
    messageId: newMessageId(id),
    ...mail,
    id,
    recipientFolded: foldedAddress(mail.recipient),
    replyTo: replyTo !== null && oneAddress.test(replyTo) ? replyTo : null,
    subject: oneLine(subject),
    unsubscribeUrl,
    state: fault === null ? 'waiting' : 'failed',
    tries: 0,
    nextTryAt: (notBefore ?? now).toISOString(),
    leaseUntil: null,
    lastError: fault,
    createdAt: timestamp,
    sentAt: null,
  };
}

/** The id by which mail programs recognise a mail. */
export function newMessageId(id: string = randomUUID()) {
  return `<${id}@${env.siteUrl.hostname}>`;
}

function findEmailFault({
  recipient,
  bodyText,
  bodyHtml,
}: Pick<OutgoingEmail, 'recipient' | 'bodyText' | 'bodyHtml'>) {
  if (!oneAddress.test(recipient)) return 'The address is not valid';
  if (isTooLong({ bodyText, bodyHtml })) return 'The email is too long';
  return null;
}

/** True for an email that would be stored as failed. */
export function isTooLong({ bodyText, bodyHtml }: Pick<OutgoingEmail, 'bodyText' | 'bodyHtml'>) {
  return bodyText.length + bodyHtml.length > maxBodyLength;
}

/** Normalises an address: lower case, without a `+tag`. */
function foldedAddress(address: string) {
  return address
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*@/, '@');
}

/** Line breaks and other control characters would start new headers. */
function oneLine(text: string) {
  const line = text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return Array.from(line).slice(0, maxSubjectLength).join('');
}

/** Nobody works on them without a mail server. */
export async function countWaitingEmails(): Promise<Waiting> {
  const { length, since } = await db
    .selectFrom('outgoingMails')
    .select((eb) => [eb.fn.countAll().as('length'), eb.fn.min('createdAt').as('since')])
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return { length: Number(length), since: env.smtpUrl === undefined ? undefined : since };
}
