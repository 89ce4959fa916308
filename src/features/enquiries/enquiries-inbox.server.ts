import { sql, type ExpressionBuilder } from 'kysely';
import { fold } from '../../lib/fold.ts';
import { likePattern } from '../../lib/like-pattern.ts';
import { db, isPostgres, type Transaction } from '../../platform/database.ts';
import { env } from '../../platform/env.ts';
import { findMailsOf, mailHealth, resend } from '../../platform/mail-outbox.ts';
import type { OutgoingMailRow } from '../../platform/mail-row.ts';
import type { Change } from '../../platform/revisions.ts';
import type { Tables } from '../../platform/tables.ts';
import type { EnquiryAnswers, EnquiryRow } from './enquiry.ts';
import {
  enquiriesOnAPage,
  messageOf,
  type EnquiryStateName,
  type Erased,
  type InboxEnquiry,
  type InboxFilter,
  type InboxMail,
  type InboxNews,
  type InboxPage,
  type ListedEnquiry,
  type OpenedEnquiry,
  type PersonFound,
} from './enquiry-inbox.ts';
import { forgetTries } from './enquiry-limits.server.ts';

const longestExcerpt = 160;

/** One page of the inbox, the newest first. Pages count from 1. */
export async function listEnquiries({
  page,
  ...filter
}: InboxFilter & { page: number }): Promise<InboxPage> {
  const { total } = await selectEnquiries(filter)
    .select((eb) => eb.fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await listedColumns(selectEnquiries(filter))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(enquiriesOnAPage)
    .offset((page - 1) * enquiriesOnAPage)
    .execute();
  return { enquiries: rows.map(listedFrom), total: Number(total) };
}

/** Reads an enquiry for somebody who has just opened it: a new one is read from then on. Null when it is gone. */
export async function openEnquiry({ id }: { id: string }, editor: string) {
  await db
    .updateTable('enquiries')
    .set((eb) => ({ state: 'read', ...touched(eb, editor) }))
    .where('id', '=', id)
    .where('state', '=', 'new')
    .execute();
  return findEnquiry({ id });
}

export async function findEnquiry({ id }: { id: string }): Promise<OpenedEnquiry | null> {
  const row = await findRow(id);
  if (!row) return null;
  const mails = await findMailsOf(id);
  return { enquiry: row, mails: mails.map(mailFrom), canSend: env.smtpUrl !== undefined };
}

type EnquiryChange = {
  id: string;
  revision: number;
  state?: EnquiryStateName | undefined;
  note?: string | undefined;
};

export async function saveEnquiry(
  { id, revision, state, note }: EnquiryChange,
  editor: string,
): Promise<Change<InboxEnquiry>> {
  const row = await db
    .updateTable('enquiries')
    .set((eb) => ({
      ...(state === undefined ? {} : { state }),
      ...(note === undefined ? {} : { note }),
      ...touched(eb, editor),
    }))
    .where('id', '=', id)
    .where('revision', '=', revision)
    .returningAll()
    .executeTakeFirst();
  if (!row) return { outcome: 'conflict', newest: await findRow(id) };
  return { outcome: 'done', record: enquiryFrom(row) };
}

/** Deletes an enquiry with its mails. */
export async function deleteEnquiry({
  id,
  revision,
}: {
  id: string;
  revision: number;
}): Promise<Change<InboxEnquiry>> {
  const row = await db
    .deleteFrom('enquiries')
    .where('id', '=', id)
    .where('revision', '=', revision)
    .returningAll()
    .executeTakeFirst();
  if (!row) return { outcome: 'conflict', newest: await findRow(id) };
  return { outcome: 'done', record: enquiryFrom(row) };
}

/** Null when the mail is gone, or just being sent. */
export async function resendMail({ id }: { id: string }): Promise<InboxMail | null> {
  const mail = await resend(id);
  return mail ? mailFrom(mail) : null;
}

export async function findInboxNews(): Promise<InboxNews> {
  const { count } = await db
    .selectFrom('enquiries')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('state', '=', 'new')
    .executeTakeFirstOrThrow();
  const { isConfigured, failed } = await mailHealth();
  return { newEnquiries: Number(count), isConfigured, failed };
}

/** What was sent under an e-mail, spam too, in any case of letters. */
export async function findPerson({ email }: { email: string }): Promise<PersonFound> {
  const emailFolded = foldedEmail(email);
  const rows = await listedColumns(
    db.selectFrom('enquiries').where('emailFolded', '=', emailFolded),
  )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const { mails } = await mailsOfPerson(db, emailFolded)
    .select((eb) => eb.fn.countAll().as('mails'))
    .executeTakeFirstOrThrow();
  return { enquiries: rows.map(listedFrom), mails: Number(mails) };
}

/** All that is kept of one person, to be handed over. */
export async function exportPerson({ email }: { email: string }) {
  const emailFolded = foldedEmail(email);
  const rows = await db
    .selectFrom('enquiries')
    .selectAll()
    .where('emailFolded', '=', emailFolded)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const mails = await mailsOfPerson(db, emailFolded).selectAll().orderBy('createdAt').execute();
  return rows.map((row) => ({
    ...enquiryFrom(row),
    mails: mails.filter(({ enquiryId }) => enquiryId === row.id).map(mailFrom),
  }));
}

/** Erases all that was sent under an e-mail, its mails and what the limits remember of it. Not to be undone. */
export async function erasePerson({ email }: { email: string }): Promise<Erased> {
  const emailFolded = foldedEmail(email);
  const erased = await db.transaction().execute(async (tx) => {
    const { mails } = await mailsOfPerson(tx, emailFolded)
      .select((eb) => eb.fn.countAll().as('mails'))
      .executeTakeFirstOrThrow();
    const { numDeletedRows } = await tx
      .deleteFrom('enquiries')
      .where('emailFolded', '=', emailFolded)
      .executeTakeFirst();
    await forgetTries(tx, emailFolded);
    return { enquiries: Number(numDeletedRows), mails: Number(mails) };
  });
  // SQLite overwrites what is deleted, but its log keeps the old pages until they are carried over.
  if (!isPostgres) await sql`pragma wal_checkpoint(truncate)`.execute(db);
  return erased;
}

const batch = 500;

/** All that a filter finds, the newest first, in batches: no more of it stands in memory at once. */
export async function* everyEnquiry(filter: InboxFilter): AsyncGenerator<InboxEnquiry[]> {
  let last: EnquiryRow | undefined;
  do {
    const rows: EnquiryRow[] = await selectEnquiries(filter)
      .$if(last !== undefined, (query) => query.where((eb) => isOlder(eb, last)))
      .selectAll()
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(batch)
      .execute();
    yield rows.map(enquiryFrom);
    last = rows.length === batch ? rows.at(-1) : undefined;
  } while (last);
}

type Enquiries = ExpressionBuilder<Tables, 'enquiries'>;

function isOlder(eb: Enquiries, last: EnquiryRow | undefined) {
  const { createdAt = '', id = '' } = last ?? {};
  return eb.or([
    eb('createdAt', '<', createdAt),
    eb.and([eb('createdAt', '=', createdAt), eb('id', '<', id)]),
  ]);
}

function selectEnquiries({ form, view, search = '' }: InboxFilter) {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return db
    .selectFrom('enquiries')
    .where((eb) =>
      eb.and([
        isInView(eb, view),
        ...(form ? [eb('form', '=', form)] : []),
        ...words.map((word) => sql<boolean>`search_text like ${likePattern(word)} escape '\\'`),
      ]),
    );
}

function isInView(eb: Enquiries, view: InboxFilter['view']) {
  if (view === 'mail-failed') return eb('id', 'in', idsWithFailedMail());
  return view ? eb('state', '=', view) : eb('state', '!=', 'spam');
}

function idsWithFailedMail() {
  return db
    .selectFrom('outgoingMails')
    .select('enquiryId')
    .where('state', '=', 'failed')
    .where('enquiryId', 'is not', null)
    .$narrowType<{ enquiryId: string }>();
}

function listedColumns(query: ReturnType<typeof selectEnquiries>) {
  return query
    .select(['id', 'form', 'aboutName', 'name', 'email', 'state', 'createdAt', 'answers'])
    .select((eb) =>
      eb
        .selectFrom('outgoingMails')
        .select((mail) => mail.fn.countAll().as('count'))
        .whereRef('outgoingMails.enquiryId', '=', 'enquiries.id')
        .where('outgoingMails.state', '=', 'failed')
        .as('failedMails'),
    );
}

type ListedRow = Pick<
  EnquiryRow,
  'id' | 'form' | 'aboutName' | 'name' | 'email' | 'state' | 'createdAt' | 'answers'
> & { failedMails: string | number | bigint | null };

function listedFrom({ answers, failedMails, ...row }: ListedRow): ListedEnquiry {
  const message = messageOf({ form: row.form, answers: answersFrom(answers) });
  return {
    ...row,
    excerpt: message.replaceAll(/\s+/g, ' ').slice(0, longestExcerpt),
    hasFailedMail: Number(failedMails) > 0,
  };
}

function touched(eb: ExpressionBuilder<Tables, 'enquiries'>, editor: string) {
  return {
    revision: eb('revision', '+', 1),
    updatedAt: new Date().toISOString(),
    updatedBy: editor,
  };
}

async function findRow(id: string): Promise<InboxEnquiry | null> {
  const row = await db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? enquiryFrom(row) : null;
}

function enquiryFrom({
  submissionKey: _key,
  emailFolded: _folded,
  searchText: _searched,
  answers,
  ...row
}: EnquiryRow): InboxEnquiry {
  return { ...row, answers: answersFrom(answers) };
}

function answersFrom(json: string) {
  return JSON.parse(json) as EnquiryAnswers;
}

function mailFrom(mail: OutgoingMailRow): InboxMail {
  const { id, kind, recipient, subject, bodyText, state } = mail;
  const { tries, nextTryAt, lastError, sentAt } = mail;
  return { id, kind, recipient, subject, bodyText, state, tries, nextTryAt, lastError, sentAt };
}

function mailsOfPerson(connection: typeof db | Transaction, emailFolded: string) {
  return connection
    .selectFrom('outgoingMails')
    .where((eb) =>
      eb(
        'enquiryId',
        'in',
        eb.selectFrom('enquiries').select('enquiries.id').where('emailFolded', '=', emailFolded),
      ),
    );
}

function foldedEmail(email: string) {
  return email.trim().toLowerCase();
}
