import { sql } from 'kysely';
import { fold } from '../../../lib/text/fold.ts';
import { logActivity } from '../../../platform/activity.ts';
import { countRows } from '../../../platform/database/count-rows.ts';
import { db, expireCachedPages, type Transaction } from '../../../platform/database/database.ts';
import { eraseEvents, raiseEvents } from '../../../platform/webhooks/events.ts';
import { enquirySubjectKey, subscriptionSubjectKey } from '../../../model/webhook-event.ts';
import { deleteNewReader, lockReader, personKey } from '../../../records/consents.server.ts';
import { tellOfEnquiry } from '../enquiry-events.server.ts';
import { isArrivalEmailFor } from '../notifications/inbox-emails.ts';
import { enquiryFrom, listedColumns, listedFrom, toEnquiryEmail } from '../enquiry-rows.server.ts';
import type {
  Erased,
  ExportedPerson,
  EnquiryEmail,
  PersonFound,
  ThreadMessage,
} from '../inbox/enquiry-inbox.ts';
import type { EnquiryAnswers } from '../enquiry.ts';
import { deleteDigests } from '../notifications/digests.server.ts';
import { eraseEnquiries } from './erased-enquiries.server.ts';
import { listConsents } from './consents.server.ts';
import { emailErrorFor } from '../conversation/email-errors.ts';
import { listNotes } from '../conversation/notes.server.ts';
import { listMessages } from '../conversation/threads.server.ts';
import { deleteAttempts } from '../spam/enquiry-limits.server.ts';
import { findMuted } from '../../../records/muted-readers.server.ts';
import { changeContentIf } from '../../../platform/database/content.ts';
import { wakeMailer } from '../../../platform/mail/outbox.ts';

/** All enquiries of an e-mail address in any letter case, spam included, and its letters to enquiries of others. */
export async function findPerson({ email }: { email: string }): Promise<PersonFound> {
  const emailFolded = foldedEmail(email);
  const rows = await listedColumns(
    db.selectFrom('enquiries').where('emailFolded', '=', emailFolded),
  )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const mails = await countRows(emailsOfPerson(db, emailFolded));
  const otherEmails = await selectOtherEmails(db, emailFolded)
    .select(['id', 'subject', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
  const consents = await listConsents(emailFolded);
  const subscriptions = await countRows(selectSubscriptions(emailFolded));
  const muted = await findMuted(emailFolded);
  const letters = otherEmails;
  return { enquiries: rows.map(listedFrom), mails, letters, consents, subscriptions, muted };
}

/** All data of one person for export, with the contents of files. */
export async function exportPerson({ email }: { email: string }): Promise<ExportedPerson> {
  const emailFolded = foldedEmail(email);
  const rows = await db
    .selectFrom('enquiries')
    .selectAll()
    .where('emailFolded', '=', emailFolded)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const mails = await emailsOfPerson(db, emailFolded).selectAll().orderBy('createdAt').execute();
  const ids = rows.map(({ id }) => id);
  const messages = await withFiles(await listMessages(ids, max));
  const notes = await listNotes(ids, max);
  const entries = await findActivityOf(ids);
  const deliveries = await findDeliveries(ids);
  const enquiries = rows.map((row) => ({
    ...enquiryFrom(row),
    mails: mails
      .filter(({ enquiryId }) => enquiryId === row.id)
      .map((mail) => withoutServerError(toEnquiryEmail(mail))),
    messages: messages.filter(({ enquiryId }) => enquiryId === row.id),
    notes: notes.filter(({ enquiryId }) => enquiryId === row.id),
    activity: entries
      .filter(({ subjectId }) => subjectId === row.id)
      .map(({ subjectId: _id, ...act }) => act),
    sentTo: deliveries
      .filter(({ subject }) => subject === enquirySubjectKey(row.id))
      .map(({ subject: _subject, ...delivery }) => delivery),
  }));
  const consents = await listConsents(emailFolded);
  const letters = await exportOtherEmails(emailFolded);
  const subscriptions = await exportSubscriptions(emailFolded);
  const subscriptionEmails = mails
    .filter(({ enquiryId }) => enquiryId === null)
    .map((mail) => withoutServerError(toEnquiryEmail(mail)));
  return { enquiries, letters, consents, subscriptions, subscriptionEmails };
}

/** Deletes all enquiries of an e-mail address with their mails, and its rate limit counters. */
export async function erasePerson({ email }: { email: string }, editor: string): Promise<Erased> {
  const emailFolded = foldedEmail(email);
  const key = personKey(emailFolded);
  let freesTimes = false;
  const erased = await changeContentIf(
    () => freesTimes,
    async (tx) => {
      await lockReader(tx, key);
      const mails = await countRows(emailsOfPerson(tx, emailFolded));
      const enquiries = await tx
        .selectFrom('enquiries')
        .select('id')
        .where('emailFolded', '=', emailFolded)
        .execute();
      await eraseActivity(
        tx,
        enquiries.map(({ id }) => id),
      );
      const erasedEmails = await eraseOtherEmails(tx, emailFolded);
      const subscriptions = await eraseSubscriptions(tx, key);
      const { count, ...freed } = await eraseEnquiries(
        tx,
        (eb) => eb('emailFolded', '=', emailFolded),
        { subscriptions },
      );
      ({ freesTimes } = freed);
      if (erasedEmails > 0) await deleteDigests(tx, []);
      await deleteAttempts(tx, emailFolded);
      // After the rest: on PostgreSQL that waits for emails that are being written.
      for (const table of ['alertMatches', 'campaignRecipients', 'outgoingMails'] as const)
        await tx.deleteFrom(table).where('personKey', '=', key).execute();
      await deleteNewReader(tx, key);
      const erasure = { kind: 'enquiries', act: 'erased', detail: String(count) } as const;
      if (count > 0 || erasedEmails > 0 || subscriptions.length > 0)
        await logActivity(tx, { actor: editor, ...erasure });
      return {
        enquiries: count,
        mails,
        letters: erasedEmails,
        subscriptions: subscriptions.length,
      };
    },
  );
  if (freesTimes) wakeMailer();
  await expireCachedPages();
  return erased;
}

function selectSubscriptions(emailFolded: string) {
  return db.selectFrom('subscriptions').where('personKey', '=', personKey(emailFolded));
}

async function exportSubscriptions(emailFolded: string) {
  const rows = await selectSubscriptions(emailFolded)
    .leftJoin('projects', 'projects.id', 'subscriptions.projectId')
    .selectAll('subscriptions')
    .select('projects.title')
    .orderBy('askedAt')
    .execute();
  return rows.map(({ sameKey: _same, personKey: _key, title, ...row }) => {
    return { ...row, project: title ?? '' };
  });
}

/** Deletes what a person hears about, and what other systems were told. */
async function eraseSubscriptions(tx: Transaction, key: string) {
  const rows = await tx
    .deleteFrom('subscriptions')
    .where('personKey', '=', key)
    .returningAll()
    .execute();
  await eraseEvents(
    tx,
    rows.map(({ id }) => subscriptionSubjectKey(id)),
  );
  const known = rows.filter(({ confirmedAt }) => confirmedAt !== null);
  await raiseEvents(tx, ['person.erased'], () =>
    known.map(({ id }) => ({
      type: 'person.erased',
      subject: subscriptionSubjectKey(id),
      data: { id, reference: null },
    })),
  );
  return rows;
}

const max = 1_000_000;

/** The letters to enquiries of others, without any other message of those enquiries. */
async function exportOtherEmails(emailFolded: string) {
  const emails = await selectOtherEmails(db, emailFolded).select(['id', 'enquiryId']).execute();
  const ids = new Set(emails.map(({ id }) => id));
  const messages = await listMessages([...new Set(emails.map(({ enquiryId }) => enquiryId))], max);
  return withFiles(messages.filter(({ id }) => ids.has(id)));
}

/** An export leaves the house, so it does not say what is wrong with our mail server. */
function withoutServerError<Mail extends EnquiryEmail | null>(mail: Mail) {
  return mail && { ...mail, lastError: emailErrorFor('editor', mail.lastError) };
}

async function withFiles(messages: ThreadMessage[]) {
  const files = await findFiles(messages.flatMap((message) => message.files.map(({ id }) => id)));
  return messages.map((message) => ({
    ...message,
    mail: withoutServerError(message.mail),
    files: message.files.map((file) => ({ ...file, ...files.get(file.id) })),
  }));
}

async function findFiles(ids: string[]) {
  if (ids.length === 0) return new Map<string, { type: string; content: string }>();
  const rows = await db
    .selectFrom('enquiryFiles')
    .select(['id', 'type', 'content'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, ...file }) => [id, file]));
}

async function findActivityOf(ids: string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('activity')
    .select(['subjectId', 'at', 'act', 'detail'])
    .where('kind', '=', 'enquiries')
    .where('subjectId', 'in', ids)
    .orderBy('id')
    .execute();
}

/** What was sent to other systems within the time of their log. */
async function findDeliveries(ids: string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('webhookDeliveries')
    .innerJoin('webhooks', 'webhooks.id', 'webhookDeliveries.webhookId')
    .innerJoin('webhookEvents', 'webhookEvents.id', 'webhookDeliveries.eventId')
    .select(['webhookDeliveries.subject', 'webhooks.name as system', 'webhookEvents.type as event'])
    .select('sentAt')
    .where('webhookDeliveries.subject', 'in', ids.map(enquirySubjectKey))
    .where('sentAt', 'is not', null)
    .orderBy('sentAt')
    .execute();
  return rows.map((row) => ({ ...row, sentAt: row.sentAt ?? '' }));
}

/** Keeps the entries, but removes what they were about and their details. */
async function eraseActivity(tx: Transaction, ids: string[]) {
  if (ids.length === 0) return;
  await tx
    .updateTable('activity')
    .set({ subjectId: null, detail: '', standing: null })
    .where('kind', '=', 'enquiries')
    .where('subjectId', 'in', ids)
    .execute();
}

/** The letters of a person to enquiries of others. */
function selectOtherEmails(connection: typeof db | Transaction, emailFolded: string) {
  return connection
    .selectFrom('enquiryMessages')
    .where('direction', '=', 'received')
    .where((eb) =>
      eb.or([
        eb(sql`lower(from_address)`, '=', emailFolded),
        eb(sql`lower(reply_to)`, '=', emailFolded),
      ]),
    )
    .where((eb) =>
      eb(
        'enquiryId',
        'not in',
        eb.selectFrom('enquiries').select('enquiries.id').where('emailFolded', '=', emailFolded),
      ),
    );
}

/** Deletes these letters and the notices that quote them. Returns the number of letters. */
async function eraseOtherEmails(tx: Transaction, emailFolded: string) {
  const emails = await selectOtherEmails(tx, emailFolded)
    .select(['id', 'enquiryId', 'bodyText'])
    .execute();
  for (const { id, enquiryId, bodyText } of emails) {
    await tx.deleteFrom('enquiryMessages').where('id', '=', id).execute();
    await deleteFirstEmail(tx, enquiryId, bodyText);
    const notices = await tx
      .selectFrom('outgoingMails')
      .select(['id', 'bodyText'])
      .where('purpose', '=', 'answer')
      .where('enquiryId', '=', enquiryId)
      .execute();
    for (const notice of notices)
      if (isArrivalEmailFor(notice, bodyText))
        await tx.deleteFrom('outgoingMails').where('id', '=', notice.id).execute();
  }
  return emails.length;
}

/** An enquiry that began with a mail repeats its text. */
async function deleteFirstEmail(tx: Transaction, enquiryId: string, bodyText: string) {
  const row = await tx
    .selectFrom('enquiries')
    .selectAll()
    .where('id', '=', enquiryId)
    .executeTakeFirst();
  const { message = '', ...answers } = JSON.parse(row?.answers ?? '{}') as EnquiryAnswers;
  if (!row || row.cameBy !== 'mail' || !message.endsWith(bodyText)) return;
  const changes = {
    answers: JSON.stringify(answers),
    searchText: fold(`${row.name} ${row.email}`),
  };
  await tx.updateTable('enquiries').set(changes).where('id', '=', enquiryId).execute();
  await eraseEvents(tx, [enquirySubjectKey(enquiryId)]);
  await tellOfEnquiry(tx, row, { ...row, ...changes });
}

function emailsOfPerson(connection: typeof db | Transaction, emailFolded: string) {
  return connection
    .selectFrom('outgoingMails')
    .where((eb) =>
      eb.or([
        eb('personKey', '=', personKey(emailFolded)),
        eb(
          'enquiryId',
          'in',
          eb.selectFrom('enquiries').select('enquiries.id').where('emailFolded', '=', emailFolded),
        ),
      ]),
    );
}

function foldedEmail(email: string) {
  return email.trim().toLowerCase();
}
