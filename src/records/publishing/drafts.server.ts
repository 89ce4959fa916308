import { sql, type Expression } from 'kysely';
import { assistantPrefix } from '../../model/actors.ts';
import type { Publication, StoredRecord } from '../../model/record.ts';
import { db, type Transaction } from '../../platform/database/database.ts';
import type { NounName, Tables } from '../../platform/database/row-types.ts';
import {
  changeSchedule,
  removeSchedule,
  type RecordReference,
  type Schedule,
} from './schedules.server.ts';

/** A draft with the schedule of its record. */
export type Draft = Tables['drafts'] &
  Schedule & {
    /** The last assistant that has saved it. */
    assistant: string | null;
  };

type DraftedRecord = StoredRecord & { slug?: string };

export function selectDrafts(connection: Pick<Transaction, 'selectFrom'> = db) {
  return connection
    .selectFrom('drafts')
    .leftJoin('schedules', (join) =>
      join
        .onRef('schedules.noun', '=', 'drafts.noun')
        .onRef('schedules.recordId', '=', 'drafts.recordId'),
    )
    .select([
      'drafts.noun',
      'drafts.recordId',
      'drafts.revision',
      'drafts.slug',
      'drafts.record',
      'drafts.wasPublic',
      'drafts.savedBy',
      'drafts.savedAt',
      'schedules.publishAt',
      'schedules.unpublishAt',
      'schedules.unpublishSetBy',
      'schedules.problem',
    ])
    .select(lastAssistant(sql.ref('drafts.noun'), sql.ref('drafts.recordId')).as('assistant'));
}

/** The last assistant that has saved a record since it was last public. */
export function lastAssistant(
  noun: NounName | Expression<NounName>,
  id: string | Expression<string>,
) {
  return db
    .selectFrom('versions as own')
    .select('own.savedBy')
    .where('own.noun', '=', noun)
    .where('own.recordId', '=', id)
    .where('own.savedBy', 'like', `${assistantPrefix}%`)
    .where('own.revision', '>', (eb) =>
      eb
        .selectFrom('versions as shown')
        .select(({ fn }) => fn.coalesce(fn.max('shown.revision'), sql.lit(-1)).as('revision'))
        .where('shown.noun', '=', noun)
        .where('shown.recordId', '=', id)
        .where('shown.isPublic', '=', 1),
    )
    .orderBy('own.revision', 'desc')
    .limit(1);
}

export async function findDraft(
  tx: Pick<Transaction, 'selectFrom'>,
  noun: NounName,
  id: string,
): Promise<Draft | undefined> {
  return selectDrafts(tx)
    .where('drafts.noun', '=', noun)
    .where('drafts.recordId', '=', id)
    .executeTakeFirst();
}

/** The drafts of a noun, the latest save first. */
export async function listDrafts(
  noun: NounName,
  connection: Pick<Transaction, 'selectFrom'> = db,
): Promise<Draft[]> {
  return selectDrafts(connection)
    .where('drafts.noun', '=', noun)
    .orderBy('drafts.savedAt', 'desc')
    .orderBy('drafts.recordId')
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

/** Saves the draft of a record and replaces the previous one. Its schedule stays. Returns what it stored. */
export async function putDraft(
  tx: Transaction,
  noun: NounName,
  { publication: _publication, ...record }: DraftedRecord,
  wasPublic: 0 | 1,
  editor: string,
) {
  const draft = {
    revision: record.revision,
    slug: record.slug || null,
    record: JSON.stringify(record),
    wasPublic,
    savedBy: editor,
    savedAt: record.updatedAt,
  };
  const row = { noun, recordId: record.id, ...draft };
  await tx
    .insertInto('drafts')
    .values(row)
    .onConflict((conflict) => conflict.columns(['noun', 'recordId']).doUpdateSet(draft))
    .execute();
  return row;
}

/** Removes a draft and cancels its publication. */
export async function removeDraft(tx: Transaction, { noun, recordId, publishAt, problem }: Draft) {
  await deleteDraft(tx, { noun, recordId });
  if (publishAt !== null || problem !== null)
    await changeSchedule(tx, { noun, recordId }, { publishAt: null, problem: null });
}

/** Removes the draft of a record, if it has one, with its schedule. */
export async function removeDraftAndSchedule(tx: Transaction, record: RecordReference) {
  await deleteDraft(tx, record);
  await removeSchedule(tx, record);
}

export async function deleteDraft(tx: Transaction, { noun, recordId }: RecordReference) {
  await tx.deleteFrom('drafts').where('noun', '=', noun).where('recordId', '=', recordId).execute();
}

/** The record in a draft, with its state of publication for editors. */
export function parseDraft(draft: Draft, isPublic: boolean) {
  const record = JSON.parse(draft.record) as StoredRecord;
  return { ...record, publication: draftPublication(draft, isPublic) };
}

export function draftPublication(draft: Draft, isPublic: boolean): Publication {
  const { publishAt, unpublishAt, problem, savedBy, assistant } = draft;
  const unscheduledState = isPublic ? 'changed' : draft.wasPublic ? 'hidden' : 'draft';
  return {
    state: publishAt ? 'scheduled' : unscheduledState,
    isPublic,
    publishAt,
    problem,
    savedBy,
    ...(unpublishAt && { unpublishAt }),
    ...(assistant !== null && { assistant }),
  };
}

export function publishedState(savedBy: string, unpublishAt?: string | null): Publication {
  return {
    state: 'published',
    isPublic: true,
    publishAt: null,
    problem: null,
    savedBy,
    ...(unpublishAt && { unpublishAt }),
  };
}
