import { noteActivity } from '../../platform/activity.ts';
import { db, forgetOldPages, type Transaction } from '../../platform/database.ts';
import { enquiryFrom, listedColumns, listedFrom, mailFrom } from './enquiry-rows.server.ts';
import type { Erased, HeldEnquiry, PersonFound } from './enquiry-inbox.ts';
import { listMessages } from './threads.server.ts';
import { forgetTries } from './enquiry-limits.server.ts';

/** All enquiries of an e-mail address in any letter case, spam included. */
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

/** All data of one person, for export. */
export async function exportPerson({ email }: { email: string }): Promise<HeldEnquiry[]> {
  const emailFolded = foldedEmail(email);
  const rows = await db
    .selectFrom('enquiries')
    .selectAll()
    .where('emailFolded', '=', emailFolded)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const mails = await mailsOfPerson(db, emailFolded).selectAll().orderBy('createdAt').execute();
  const messages = await listMessages(rows.map(({ id }) => id));
  return rows.map((row) => ({
    ...enquiryFrom(row),
    mails: mails.filter(({ enquiryId }) => enquiryId === row.id).map(mailFrom),
    messages: messages.filter(({ enquiryId }) => enquiryId === row.id),
  }));
}

/** Deletes all enquiries of an e-mail address with their mails, and what the limits have counted for it. */
export async function erasePerson({ email }: { email: string }, editor: string): Promise<Erased> {
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
    const erasure = { kind: 'enquiries', act: 'erased', detail: String(numDeletedRows) } as const;
    if (numDeletedRows > 0) await noteActivity(tx, { actor: editor, ...erasure });
    return { enquiries: Number(numDeletedRows), mails: Number(mails) };
  });
  await forgetOldPages();
  return erased;
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
