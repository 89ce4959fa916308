import { fold } from '../../../lib/text/fold.ts';
import { listColleagues } from '../../../platform/accounts/colleagues.ts';
import { db, type Transaction } from '../../../platform/database/database.ts';
import type { InboxEnquiry, Thread, ThreadMessage } from '../inbox/enquiry-inbox.ts';
import { listedColumns, listedFrom, toEnquiryEmail } from '../enquiry-rows.server.ts';
import { listNotes } from './notes.server.ts';
import { asksToStop } from './stop-words.ts';
import { isOurAddress } from './own-addresses.server.ts';

const maxListed = 200;
const maxReferences = 20;

/** The person's other enquiries and all messages exchanged with them. */
export async function readThread({
  id,
  email,
}: Pick<InboxEnquiry, 'id' | 'email'>): Promise<Thread> {
  const folded = email.toLowerCase();
  const others = await listedColumns(
    db
      .selectFrom('enquiries')
      .where((eb) => (folded === '' ? eb('id', '=', id) : eb('emailFolded', '=', folded)))
      .where('id', '!=', id)
      .where('deletedAt', 'is', null)
      .where('status', '!=', 'spam'),
  )
    .orderBy('createdAt', 'desc')
    .limit(maxListed)
    .execute();
  const ids = [id, ...others.map((other) => other.id)];
  return {
    others: others.map(listedFrom),
    messages: await listMessages(ids),
    notes: await listNotes(ids),
  };
}

/** The latest messages of the enquiries, oldest first. */
export async function listMessages(
  enquiryIds: string[],
  limit = maxListed,
): Promise<ThreadMessage[]> {
  if (enquiryIds.length === 0) return [];
  const latest = await db
    .selectFrom('enquiryMessages')
    .selectAll()
    .where('enquiryId', 'in', enquiryIds)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  const rows = latest.toReversed();
  const files = await findFiles(rows.map(({ id }) => id));
  const namesTeam = await teamNames();
  const mails = await emailsUnder(rows.map(({ messageId }) => messageId));
  return rows.map((row) => {
    const {
      submissionKey: _key,
      bodyText,
      inReplyTo: _to,
      threadReferences: _refs,
      contentDigest: _digest,
      ...message
    } = row;
    const mail = mails.find(({ messageId }) => messageId === row.messageId);
    return {
      ...message,
      files: files
        .filter(({ messageId }) => messageId === row.id)
        .map(({ messageId: _of, ...file }) => file),
      mail: mail ? toEnquiryEmail(mail) : null,
      namesTeam: row.direction === 'received' && namesTeam(row),
      ...(row.direction === 'received' && asksToStop(bodyText) && { asksToStop: true }),
    };
  });
}

/** Anybody can write any name and address into a mail. */
async function teamNames() {
  const members = await listColleagues();
  const names = new Set(members.map(({ name }) => fold(name)).filter(Boolean));
  const emails = new Set(members.map(({ email }) => email.toLowerCase()));
  return ({ fromName, fromAddress }: { fromName: string; fromAddress: string }) =>
    emails.has(fromAddress.toLowerCase()) || isOurAddress(fromAddress) || names.has(fold(fromName));
}

async function findFiles(messageIds: string[]) {
  if (messageIds.length === 0) return [];
  return db
    .selectFrom('enquiryFiles')
    .select(['id', 'messageId', 'name', 'size'])
    .where('messageId', 'in', messageIds)
    .orderBy('name')
    .execute();
}

async function emailsUnder(messageIds: string[]) {
  if (messageIds.length === 0) return [];
  return db.selectFrom('outgoingMails').selectAll().where('messageId', 'in', messageIds).execute();
}

/** The headers that thread a reply in mail programs: the confirmation, then all messages written by people. */
export async function threadHeaders(tx: Transaction, enquiryId: string) {
  const confirmation = await tx
    .selectFrom('outgoingMails')
    .select('messageId')
    .where('enquiryId', '=', enquiryId)
    .where('kind', '=', 'confirmation')
    .executeTakeFirst();
  const messages = await tx
    .selectFrom('enquiryMessages')
    .select(['messageId', 'direction'])
    .where('enquiryId', '=', enquiryId)
    .where('isAutomatic', '=', 0)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const ids = [...(confirmation ? [confirmation] : []), ...messages].map((one) => one.messageId);
  const received = messages.findLast(({ direction }) => direction === 'received')?.messageId;
  const [first = '', ...rest] = ids;
  return {
    inReplyTo: received ?? ids.at(-1) ?? null,
    threadReferences: [first, ...rest.slice(1 - maxReferences)].filter(Boolean).join(' ') || null,
  };
}
