import { actorName } from '../../model/actors.ts';
import type { Member } from '../../model/rights.ts';
import { NotFound } from '../../platform/actions.ts';
import { db } from '../../platform/database/database.ts';
import { isSaved } from '../../records/saved-records.server.ts';
import { translationId } from '../../records/translations/record-units.server.ts';
import { findNewest } from '../../records/versions.server.ts';
import { nouns } from '../nouns.ts';
import { findReaders } from '../own-records.server.ts';
import type { NotedNoun, NotedRecord } from './note.ts';

/** The record as editors see it. Throws `NotFound` if it is not there, or not for the member. */
export async function findNoted(member: Pick<Member, 'role' | 'partnerId'>, record: NotedRecord) {
  const saved = await findIfNoted(member, record);
  if (!saved) throw new NotFound('There is no such record');
  return saved;
}

/** Undefined for a record that was deleted or is not for the member. */
export async function findIfNoted(member: Pick<Member, 'role' | 'partnerId'>, record: NotedRecord) {
  const readers = await findReaders(db, { aboutId: record.id, viewingHost: null }, 'write');
  return readers.mayOpen(member) ? findSaved(record) : undefined;
}

async function findSaved({ noun, id }: NotedRecord) {
  if (!(await isSaved(noun, id))) return undefined;
  return (await findNewest([id])).get(id)?.record;
}

/** The texts that notes are about: the values of the record, or those of a translation by their path. */
export async function valuesIn(saved: object, { noun, id }: NotedRecord, language: string) {
  if (language === '') return saved;
  const translation = translationId(noun, id, language);
  const newest = (await findNewest([translation])).get(translation);
  const { fields = {} } = (newest?.record ?? {}) as { fields?: Record<string, { text: string }> };
  return Object.fromEntries(Object.entries(fields).map(([path, { text }]) => [path, text]));
}

export function recordName(noun: NotedNoun, record: object) {
  const name = new Map<string, unknown>(Object.entries(record)).get(nouns[noun].noun.nameIn);
  return typeof name === 'string' ? name : '';
}

/** A name, never an address. */
export function writerName(names: ReadonlyMap<string, string>, actor: string) {
  const name = names.get(actor) || (actor.startsWith('@') ? actorName(actor) : '');
  return name || 'A former team member';
}
