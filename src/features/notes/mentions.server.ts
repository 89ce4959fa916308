import { truncate } from '../../lib/text/truncate.ts';
import { capitalised } from '../../lib/text/capitalised.ts';
import type { Member } from '../../model/rights.ts';
import { listAccountNames } from '../../platform/accounts/activity.ts';
import { listColleagues, type Colleague } from '../../platform/accounts/colleagues.ts';
import { db } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { env } from '../../platform/env/env.ts';
import { putInOutbox, wakeMailer } from '../../platform/mail/outbox.ts';
import { headOffice } from '../../site/settings/settings.ts';
import {
  afterQuietTime,
  nextMorning,
  usualPreferences,
} from '../enquiries/notifications/notice-times.ts';
import { nouns } from '../nouns.ts';
import { mentionEmail } from './mention-emails.ts';
import { noteAddress } from './note-address.ts';
import type { Mentionable, NotedRecord, UnheardMention } from './note.ts';
import { locate, placeLabel } from './note-place.ts';
import {
  findNoted,
  findNoteReaders,
  findSaved,
  nameOf,
  valuesIn,
  writerName,
} from './noted.server.ts';

const excerptLength = 160;

/** The members who may open the notes of a record, by name. */
export async function listMentionable(
  reader: Pick<Member, 'role' | 'partnerId'> & { actor: string },
  record: NotedRecord,
): Promise<Mentionable[]> {
  await findNoted(reader, record);
  const members = await listReaders(record);
  return members
    .filter(({ email }) => email !== reader.actor)
    .map(({ id, name }) => ({ id, name }));
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
    .map((member) => ({ userId: member.id, tellAt: timeToTell(member, now) }));
}

/** The names of those mentioned, by note. */
export async function findNames(noteIds: string[]) {
  if (noteIds.length === 0) return new Map<string, string[]>();
  const rows = await db
    .selectFrom('noteMentions')
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
    .where('heardAt', 'is', null)
    .orderBy('notes.createdAt', 'desc')
    .limit(limit * 4)
    .execute();
  const names = await listAccountNames();
  const found = await Promise.all(rows.map((row) => describeMention(row, member, names)));
  const mentions = found.filter((mention) => mention !== undefined);
  return { total: mentions.length, first: mentions.slice(0, limit) };
}

/** The member has seen all notes of a record. */
export async function hearMentions(
  { id: userId, ...member }: Pick<Member, 'id' | 'role' | 'partnerId'>,
  record: NotedRecord,
  now = new Date(),
) {
  await findNoted(member, record);
  const { noun, id } = record;
  await db
    .updateTable('noteMentions')
    .set({ heardAt: now.toISOString(), tellAt: null })
    .where('userId', '=', userId)
    .where('heardAt', 'is', null)
    .where('noteId', 'in', (eb) =>
      eb.selectFrom('notes').select('id').where('noun', '=', noun).where('recordId', '=', id),
    )
    .execute();
}

/** Emails the mentions that are due, each once, unless the member has seen it or may no longer open the record. */
export async function tellOfMentions(now: Date) {
  const due = await selectMentions()
    .select('userId')
    .where('tellAt', '<=', now.toISOString())
    .orderBy('notes.createdAt')
    .execute();
  if (due.length === 0) return;
  const [members, names] = await Promise.all([listColleagues(), listAccountNames()]);
  for (const { userId, ...row } of due) {
    const member = members.find(({ id }) => id === userId);
    const mention = member && (await describeMention(row, member, names));
    await inTransaction(async (tx) => {
      const claimed = await tx
        .updateTable('noteMentions')
        .set({ tellAt: null })
        .where('noteId', '=', row.id)
        .where('userId', '=', userId)
        .where('tellAt', 'is not', null)
        .returning('noteId')
        .executeTakeFirst();
      if (!claimed || !mention || member.mentions === 'none') return;
      await putInOutbox(
        tx,
        [mentionEmail({ ...mention, text: row.body }, member, env.siteUrl)],
        now,
      );
    });
  }
  wakeMailer();
}

/** Null for those who want no emails of mentions. */
function timeToTell({ mentions, notices, quietFrom, quietUntil }: Colleague, now: Date) {
  const { timeZone } = headOffice();
  if ((mentions ?? usualPreferences.mentions) === 'none') return null;
  if (notices === 'digest') return nextMorning(now, timeZone).toISOString();
  return afterQuietTime(now, { quietFrom, quietUntil }, timeZone).toISOString();
}

async function listReaders(record: NotedRecord) {
  const mayOpen = await findNoteReaders(record);
  return (await listColleagues()).filter(mayOpen);
}

function selectMentions() {
  return db
    .selectFrom('noteMentions')
    .innerJoin('notes', 'notes.id', 'noteMentions.noteId')
    .innerJoin('notes as thread', 'thread.id', 'notes.threadId')
    .select(['notes.id', 'notes.body', 'notes.writtenBy', 'notes.createdAt'])
    .select(['thread.noun', 'thread.recordId', 'thread.language', 'thread.path'])
    .select('thread.valueThen')
    .where('thread.resolvedAt', 'is', null);
}

type MentionRow = Awaited<ReturnType<ReturnType<typeof selectMentions>['execute']>>[number];

/** Undefined if the record was deleted or the member may not open it. */
async function describeMention(
  row: MentionRow,
  member: Pick<Member, 'role' | 'partnerId'>,
  names: Map<string, string>,
): Promise<UnheardMention | undefined> {
  const { id, noun, recordId, language, body, writtenBy, createdAt: at } = row;
  const record = { noun, id: recordId };
  const mayOpen = await findNoteReaders(record);
  const saved = mayOpen(member) ? await findSaved(record) : undefined;
  if (!saved) return undefined;
  const values = await valuesIn(saved, record, language);
  const { path } = locate(values, row.path, row.valueThen);
  return {
    id,
    author: writerName(names, writtenBy),
    excerpt: truncate(body, excerptLength),
    at,
    kind: capitalised(nouns[noun].noun.short),
    name: nameOf(noun, saved),
    label: placeLabel(values, path),
    address: noteAddress(record, { language, path }),
  };
}
