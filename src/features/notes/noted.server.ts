import { actorName } from '../../model/actors.ts';
import { focalFrom } from '../../lib/media/focal-point.ts';
import type { Member, Right } from '../../model/rights.ts';
import { NotFound } from '../../platform/actions.ts';
import { db } from '../../platform/database/database.ts';
import { isSaved } from '../../records/saved-records.server.ts';
import { translationId } from '../../records/translations/record-units.server.ts';
import { findNewest } from '../../records/versions.server.ts';
import { nouns } from '../nouns.ts';
import { focalLabel, pointForFrame } from '../media/describe/focal.ts';
import { nameOfFile } from '../media/media.ts';
import { findReaders } from '../own-records.server.ts';
import type { NotedNoun, NotedRecord, notedFileFields } from './note.ts';

/** The record as editors see it. Throws `NotFound` if it is not there, or not for the member. */
export async function findNoted(member: Pick<Member, 'role' | 'partnerId'>, record: NotedRecord) {
  const saved = await findIfNoted(member, record);
  if (!saved) throw new NotFound('There is no such record');
  return saved;
}

/** Undefined for a record that was deleted or is not for the member. */
export async function findIfNoted(member: Pick<Member, 'role' | 'partnerId'>, record: NotedRecord) {
  const readers = await findNoteReaders(record);
  return readers.mayOpen(member) ? findSaved(record) : undefined;
}

/** Tells who may open the notes of a record, or of a file. */
export function findNoteReaders({ noun, id }: NotedRecord) {
  return findReaders(db, { aboutId: id, viewingHost: null }, rightToNotes(noun));
}

export function rightToNotes(noun: NotedNoun): Right {
  return noun === 'media' ? 'media' : 'write';
}

async function findSaved({ noun, id }: NotedRecord) {
  if (noun === 'media') return findSavedFile(id);
  if (!(await isSaved(noun, id))) return undefined;
  return (await findNewest([id])).get(id)?.record;
}

/** What notes on a file are about. Undefined for one in the bin. */
async function findSavedFile(url: string) {
  const row = await db
    .selectFrom('media')
    .select(['name', 'alt', 'focalX', 'focalY', 'wideFocalX', 'wideFocalY'])
    .where('url', '=', url)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const points = (['tall', 'wide'] as const).map((frame) => pointForFrame(focalFrom(row), frame));
  const texts: Record<(typeof notedFileFields)[number], string> = {
    altText: row.alt,
    focalPoints: [...new Set(points.map(focalLabel))].join('; '),
  };
  return { name: nameOfFile(row), ...texts };
}

/** The texts that notes are about: the values of the record, or those of a translation by their path. */
export async function valuesIn(saved: object, { noun, id }: NotedRecord, language: string) {
  if (language === '' || noun === 'media') return saved;
  const translation = translationId(noun, id, language);
  const newest = (await findNewest([translation])).get(translation);
  const { fields = {} } = (newest?.record ?? {}) as { fields?: Record<string, { text: string }> };
  return Object.fromEntries(Object.entries(fields).map(([path, { text }]) => [path, text]));
}

export function recordName(noun: NotedNoun, record: object) {
  const name = new Map<string, unknown>(Object.entries(record)).get(notedKind(noun).nameIn);
  return typeof name === 'string' ? name : '';
}

/** What is noted, such as `project`, and which of its fields is its name. */
export function notedKind(noun: NotedNoun) {
  return noun === 'media' ? { short: 'file', nameIn: 'name' } : nouns[noun].noun;
}

/** A name, never an address. */
export function writerName(names: ReadonlyMap<string, string>, actor: string) {
  const name = names.get(actor) || (actor.startsWith('@') ? actorName(actor) : '');
  return name || 'A former team member';
}
