import { truncate } from '../../lib/text/truncate.ts';
import { roles, type Member } from '../../model/rights.ts';
import { listAccountNames } from '../../platform/accounts/activity.ts';
import { listColleagues, type Colleague } from '../../platform/accounts/colleagues.ts';
import { db } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { env } from '../../platform/env/env.ts';
import { putInOutbox, wakeMailer } from '../../platform/mail/outbox.ts';
import { log } from '../../platform/observability/log.ts';
import { headOffice } from '../../site/settings/settings.ts';
import {
  afterQuietTime,
  nextMorning,
  usualPreferences,
} from '../enquiries/notifications/notice-times.ts';
import { mentionEmail } from './mention-emails.ts';
import { noteAddress } from './note-address.ts';
import type { Mentionable, NotedRecord, UnseenMention } from './note.ts';
import { locate, placeLabel } from './note-place.ts';
import {
  findIfNoted,
  findNoted,
  findNoteReaders,
  valuesIn,
  writerName,
  type Noted,
} from './noted.server.ts';

const excerptLength = 160;

/** How many mentions are emailed at once. */
const maxEmailed = 100;

/** Whom a member may mention: who else may open the record, by name. Those of one name are told apart by their roles. */
export async function listMentionable(
  record: NotedRecord,
  reader: Pick<Member, 'email'>,
): Promise<Mentionable[]> {
  const members = (await listReaders(record)).filter(({ email }) => email !== reader.email);
  return members.map((member) => ({ id: member.id, name: distinctName(member, members) }));
}

/** For example `Ann Lee`, `Ann Lee (Editor)` beside another Ann Lee, or `Ann Lee (Editor 2)` beside another editor. */
function distinctName({ id, name, role }: Member, members: readonly Member[]) {
  const namesakes = members.filter((other) => other.name === name);
  if (namesakes.length === 1) return name;
  const alike = namesakes.filter((other) => other.role === role).map((other) => other.id);
  const number = alike.length === 1 ? '' : ` ${alike.toSorted().indexOf(id) + 1}`;
  return `${name} (${roles[role].title}${number})`;
}

/** Those who are mentioned and may open the record, but not the writer, and when each is emailed. */
export async function findMentioned(
  record: NotedRecord,
  ids: readonly string[],
  actor: string,
  now: Date,
) {
  const members = ids.length === 0 ? [] : await listReaders(record);
  return members
    .filter(({ id, email }) => ids.includes(id) && email !== actor)
    .map((member) => ({ userId: member.id, notifyAt: findNotifyTime(member, now) }));
}

/** The names of those mentioned, by note. */
export async function findNames(noteIds: string[]) {
  if (noteIds.length === 0) return new Map<string, string[]>();
  const rows = await db
    .selectFrom('mentions')
    .select(['noteId', 'userId'])
    .where('noteId', 'in', noteIds)
    .execute();
  const names = new Map((await listColleagues()).map(({ id, name }) => [id, name]));
  return new Map(
    [...Map.groupBy(rows, ({ noteId }) => noteId)].map(([noteId, mentions]) => [
      noteId,
      mentions.flatMap(({ userId }) => names.get(userId) ?? []),
    ]),
  );
}

/** The mentions of a member in open threads that they have not seen, the latest first. */
export async function listMentions(limit: number, member: Member) {
  const rows = await selectMentions()
    .where('userId', '=', member.id)
    .where('seenAt', 'is', null)
    .orderBy('notes.createdAt', 'desc')
    .execute();
  if (rows.length === 0) return { total: 0, first: [] };
  const names = await listAccountNames();
  const records = new Map<string, Noted | undefined>();
  for (const { noun, recordId: id } of rows)
    if (!records.has(id)) records.set(id, await findIfNoted(member, { noun, id }));
  const open = rows.flatMap((row) => {
    const noted = records.get(row.recordId);
    return noted ? [{ row, noted }] : [];
  });
  const first = open.slice(0, limit).map(({ row, noted }) => describeMention(row, noted, names));
  return { total: open.length, first: await Promise.all(first) };
}

/** The member has seen these threads of a record. */
export async function markSeen(
  { threadIds, noun, id }: NotedRecord & { threadIds: readonly string[] },
  { id: userId, ...member }: Pick<Member, 'id' | 'role' | 'partnerId'>,
  now = new Date(),
) {
  await findNoted(member, { noun, id });
  if (threadIds.length === 0) return;
  await db
    .updateTable('mentions')
    .set({ seenAt: now.toISOString(), notifyAt: null })
    .where('userId', '=', userId)
    .where('seenAt', 'is', null)
    .where('noteId', 'in', (eb) =>
      eb
        .selectFrom('notes')
        .select('id')
        .where('noun', '=', noun)
        .where('recordId', '=', id)
        .where('threadId', 'in', threadIds),
    )
    .execute();
}

/** Emails the mentions that are due, each once, unless the member has seen it or may no longer open the record. */
export async function emailMentions(now: Date) {
  const due = await selectMentions()
    .where('notifyAt', '<=', now.toISOString())
    .orderBy('notes.createdAt')
    .limit(maxEmailed)
    .execute();
  if (due.length === 0) return;
  const [members, names] = await Promise.all([listColleagues(), listAccountNames()]);
  for (const row of due) {
    const member = members.find(({ id }) => id === row.userId);
    await emailMention(row, member, names, now).catch((cause: unknown) => {
      log.error(`Failed to email the mention in note ${row.id}`, cause);
    });
  }
  wakeMailer();
}

async function emailMention(
  row: OpenMention,
  member: Colleague | undefined,
  names: Map<string, string>,
  now: Date,
) {
  const noted = member && (await findIfNoted(member, { noun: row.noun, id: row.recordId }));
  const mention = noted && (await describeMention(row, noted, names));
  await inTransaction(async (tx) => {
    const claimed = await tx
      .updateTable('mentions')
      .set({ notifyAt: null })
      .where('noteId', '=', row.id)
      .where('userId', '=', row.userId)
      .where('notifyAt', 'is not', null)
      .returning('noteId')
      .executeTakeFirst();
    if (!claimed || !member || !mention || member.mentions === 'none') return;
    await putInOutbox(tx, [mentionEmail({ ...mention, text: row.body }, member, env.siteUrl)], now);
  });
}

/** Null for those who want no emails of mentions. */
function findNotifyTime({ mentions, notices, quietFrom, quietUntil }: Colleague, now: Date) {
  const { timeZone } = headOffice();
  if ((mentions ?? usualPreferences.mentions) === 'none') return null;
  if (notices === 'digest') return nextMorning(now, timeZone).toISOString();
  return afterQuietTime(now, { quietFrom, quietUntil }, timeZone).toISOString();
}

async function listReaders(record: NotedRecord) {
  const readers = await findNoteReaders(record);
  return (await listColleagues()).filter((member) => readers.mayOpen(member));
}

function selectMentions() {
  return db
    .selectFrom('mentions')
    .innerJoin('notes', 'notes.id', 'mentions.noteId')
    .innerJoin('notes as thread', 'thread.id', 'notes.threadId')
    .select(['notes.id', 'notes.body', 'notes.writtenBy', 'notes.createdAt'])
    .select(['thread.noun', 'thread.recordId', 'thread.language', 'thread.path'])
    .select(['thread.valueThen', 'thread.valueHash', 'mentions.userId'])
    .where('thread.resolvedAt', 'is', null);
}

type OpenMention = Awaited<ReturnType<ReturnType<typeof selectMentions>['execute']>>[number];

async function describeMention(
  row: OpenMention,
  noted: Noted,
  names: Map<string, string>,
): Promise<UnseenMention> {
  const { id, language, body, writtenBy, createdAt: at } = row;
  const { kind, name } = noted;
  const values = await valuesIn(noted, language);
  const { path } = locate(values, row.path, row);
  return {
    id,
    author: writerName(names, writtenBy),
    excerpt: truncate(body, excerptLength),
    at,
    kind,
    name,
    label: placeLabel(values, path),
    address: noteAddress(noted, { language, path }),
  };
}
