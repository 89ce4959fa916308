import { focalFrom } from '../../lib/media/focal-point.ts';
import { capitalised } from '../../lib/text/capitalised.ts';
import { valueAtPath } from '../../lib/values/value-at-path.ts';
import { actorName } from '../../model/actors.ts';
import type { Member, Right } from '../../model/rights.ts';
import type { Translated } from '../../model/translations/units.ts';
import { NotFound } from '../../platform/actions.ts';
import { db } from '../../platform/database/database.ts';
import { isSaved } from '../../records/saved-records.server.ts';
import { translationId } from '../../records/translations/record-units.server.ts';
import { findNewest } from '../../records/versions.server.ts';
import { focalText } from '../media/describe/focal.ts';
import { nameOfFile } from '../media/media.ts';
import { nouns } from '../nouns.ts';
import { findReaders } from '../own-records.server.ts';
import type { NotedNoun, NotedRecord, notedFileFields } from './note.ts';

type Reader = Pick<Member, 'role' | 'partnerId'>;

/** A record or a file, with what notes read of it. */
export type Noted = NotedRecord & {
  /** For example `Project`. */
  kind: string;
  /** Empty for a record without one. */
  name: string;
  /** A record as editors see it. */
  values: object;
};

/** Throws `NotFound` for what is not there, or not for the member. */
export async function findNoted(member: Reader, record: NotedRecord): Promise<Noted> {
  const noted = await findIfNoted(member, record);
  if (!noted) throw new NotFound('There is no such record');
  return noted;
}

/** Undefined for what was deleted or is not for the member. */
export async function findIfNoted(
  member: Reader,
  { noun, id }: NotedRecord,
): Promise<Noted | undefined> {
  const readers = await findNoteReaders({ noun, id });
  if (!readers.mayOpen(member)) return undefined;
  const values = noun === 'media' ? await findFile(id) : await findRecord(noun, id);
  if (!values) return undefined;
  const { short, nameIn } = noun === 'media' ? { short: 'file', nameIn: 'name' } : nouns[noun].noun;
  const name = valueAtPath(values, [nameIn]);
  return { noun, id, kind: capitalised(short), name: typeof name === 'string' ? name : '', values };
}

/** Tells who may open the notes of a record, or of a file. */
export function findNoteReaders({ noun, id }: NotedRecord) {
  return findReaders(db, { aboutId: id, viewingHost: null }, rightToNotes(noun));
}

export function rightToNotes(noun: NotedNoun): Right {
  return noun === 'media' ? 'media' : 'write';
}

async function findRecord(noun: keyof typeof nouns, id: string) {
  return (await isSaved(noun, id)) ? (await findNewest([id])).get(id)?.record : undefined;
}

/** Undefined for a file in the bin. */
async function findFile(url: string) {
  const row = await db
    .selectFrom('media')
    .select(['name', 'alt', 'focalX', 'focalY', 'wideFocalX', 'wideFocalY'])
    .where('url', '=', url)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const fields: Record<(typeof notedFileFields)[number], string> = {
    altText: row.alt,
    focalPoints: focalText(focalFrom(row)),
  };
  return { name: nameOfFile(row), ...fields };
}

/** The texts that notes are about: the values of the record, or those of a translation by their path. */
export async function valuesIn({ noun, id, values }: Noted, language: string) {
  if (language === '' || noun === 'media') return values;
  const translation = translationId(noun, id, language);
  const newest = (await findNewest([translation])).get(translation);
  const { fields = {} } = (newest?.record ?? {}) as { fields?: Translated };
  return Object.fromEntries(Object.entries(fields).map(([path, { text }]) => [path, text]));
}

/** A name, never an address. */
export function writerName(names: ReadonlyMap<string, string>, actor: string) {
  const name = names.get(actor) || (actor.startsWith('@') ? actorName(actor) : '');
  return name || 'A former team member';
}
