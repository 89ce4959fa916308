import type { Publication, StoredRecord } from '../lib/record.ts';
import { db, type Transaction } from '../platform/database.ts';
import type { NounName, Tables } from '../platform/tables.ts';

export type Draft = Tables['drafts'];

type DraftedRecord = StoredRecord & { slug?: string };

type Until = Pick<Publication, 'unpublishAt'>;

type DraftState = Pick<Draft, 'wasPublic'> & Partial<Pick<Draft, 'publishAt' | 'problem'>>;

export async function findDraft(tx: Pick<Transaction, 'selectFrom'>, noun: NounName, id: string) {
  return tx
    .selectFrom('drafts')
    .selectAll()
    .where('noun', '=', noun)
    .where('recordId', '=', id)
    .executeTakeFirst();
}

/** The drafts of a noun, the latest save first. */
export async function listDrafts(noun: NounName) {
  return db
    .selectFrom('drafts')
    .selectAll()
    .where('noun', '=', noun)
    .orderBy('savedAt', 'desc')
    .orderBy('recordId')
    .execute();
}

/** The drafts of a noun in which a field has this value, such as the id of another record. */
export async function listDraftsWith(
  tx: Transaction,
  noun: NounName,
  [field, value]: [string, string],
) {
  const drafts = await tx
    .selectFrom('drafts')
    .select('record')
    .where('noun', '=', noun)
    .where('record', 'like', `%${value}%`)
    .orderBy('recordId')
    .execute();
  return drafts
    .map(({ record }) => JSON.parse(record) as StoredRecord & Record<string, unknown>)
    .filter((record) => record[field] === value);
}

/** Saves the draft of a record and replaces the previous one. */
export async function putDraft(
  tx: Transaction,
  noun: NounName,
  { publication: _publication, ...record }: DraftedRecord,
  { wasPublic, publishAt = null, problem = null }: DraftState,
  editor: string,
) {
  await removeDraft(tx, noun, record.id);
  await tx
    .insertInto('drafts')
    .values({
      noun,
      recordId: record.id,
      revision: record.revision,
      slug: record.slug || null,
      record: JSON.stringify(record),
      wasPublic,
      publishAt,
      problem,
      savedBy: editor,
      savedAt: record.updatedAt,
    })
    .execute();
}

export async function removeDraft(tx: Transaction, noun: NounName, id: string) {
  await tx.deleteFrom('drafts').where('noun', '=', noun).where('recordId', '=', id).execute();
}
export type DueDraft = Pick<Draft, 'noun' | 'recordId' | 'revision'>;

/** The drafts that are due, up to `atMost`, the earliest first. */
export async function listDue(now: Date, atMost: number): Promise<DueDraft[]> {
  return db
    .selectFrom('drafts')
    .select(['noun', 'recordId', 'revision'])
    .where('publishAt', '<=', now.toISOString())
    .orderBy('publishAt')
    .orderBy('recordId')
    .limit(atMost)
    .execute();
}

/** The next time after `after` at which a draft becomes public. */
export async function findNextPublication(after: Date) {
  const next = await db
    .selectFrom('drafts')
    .select('publishAt')
    .where('publishAt', '>', after.toISOString())
    .orderBy('publishAt')
    .limit(1)
    .executeTakeFirst();
  return next?.publishAt ? new Date(next.publishAt) : undefined;
}

/** Removes a draft from the schedule and stores the reason. */
export async function stopSchedule({ noun, recordId, revision }: DueDraft, problem: string) {
  await db
    .updateTable('drafts')
    .set({ publishAt: null, problem })
    .where('noun', '=', noun)
    .where('recordId', '=', recordId)
    .where('revision', '=', revision)
    .execute();
}

/** The record in a draft, with its state of publication for editors. */
export function recordOf(draft: Draft, isPublic: boolean, until: Until = {}) {
  const record = JSON.parse(draft.record) as StoredRecord;
  return { ...record, publication: { ...publicationOf(draft, isPublic), ...until } };
}

export function publicationOf(draft: Draft, isPublic: boolean): Publication {
  const { publishAt, problem, savedBy } = draft;
  const unscheduledState = isPublic ? 'changed' : draft.wasPublic ? 'hidden' : 'draft';
  return {
    state: publishAt ? 'scheduled' : unscheduledState,
    isPublic,
    publishAt,
    problem,
    savedBy,
  };
}

export function publishedState(savedBy: string, until: Until = {}): Publication {
  return { state: 'published', isPublic: true, publishAt: null, problem: null, savedBy, ...until };
}
