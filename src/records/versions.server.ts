import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { StoredRecord, Version } from '../model/record.ts';
import { logActivity, type Activity } from '../platform/activity.ts';
import { db, type Transaction } from '../platform/database/database.ts';
import type { NounName } from '../platform/database/row-types.ts';
import { requireMedia } from './media-uses.server.ts';
import { isNewest } from './newest-version.server.ts';
import { isInTable } from './saved-records.server.ts';
import { findDraft } from './publishing/drafts.server.ts';

type VersionedRecord = StoredRecord & { slug?: string };

type SavedVersion = {
  /** 0 for a draft. */
  isPublic?: 0 | 1;
  /** What was done to the record. Without it, that is found by the version before. */
  act?: Activity['act'] | undefined;
  /** True if `requireMedia` was called for what was written. */
  hasCheckedMedia?: boolean;
};

/**
 * Stores the current record as a version, in the transaction that wrote it: for history, bin and redirects of old slugs.
 * Marks its files as used. Throws `FieldError` if a file is deleted.
 */
export async function saveVersion(
  tx: Transaction,
  noun: NounName,
  record: VersionedRecord,
  editor: string,
  { isPublic = 1, act, hasCheckedMedia = false }: SavedVersion = {},
) {
  if (!hasCheckedMedia) await requireMedia(tx, record);
  await insertVersion(tx, noun, record, editor, { isDeleted: 0, isPublic }, act);
}

/** Stores the last state of a record, in the transaction that deletes it, with the next revision number. */
export async function saveDeletedVersion(
  tx: Transaction,
  noun: NounName,
  record: VersionedRecord,
  editor: string,
  isPublic: 0 | 1 = 1,
) {
  const deleted = { ...record, revision: record.revision + 1, updatedAt: new Date().toISOString() };
  await insertVersion(tx, noun, deleted, editor, { isDeleted: 1, isPublic });
}

/** The last editors of the public records of a noun, by record id. */
export async function listLastEditors(noun: NounName, ids?: readonly string[]) {
  const rows = await db
    .selectFrom('versions')
    .innerJoin(sql<StoredRecord>`${sql.table(noun)}`.as('present'), (join) =>
      join
        .onRef('present.id', '=', 'versions.recordId')
        .onRef('present.revision', '=', 'versions.revision'),
    )
    .select(['versions.recordId', 'versions.savedBy'])
    .where('versions.noun', '=', noun)
    .$if(ids !== undefined, (query) => query.where('versions.recordId', 'in', ids ?? []))
    .execute();
  return new Map(rows.map(({ recordId, savedBy }) => [recordId, savedBy]));
}

/** The version of a record with this revision; undefined if it does not exist. */
export async function findVersion<T>(
  tx: Transaction,
  noun: NounName,
  id: string,
  revision: number,
) {
  const version = await tx
    .selectFrom('versions')
    .select('record')
    .where('noun', '=', noun)
    .where('recordId', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return version && (JSON.parse(version.record) as T);
}

/** All versions of a record, the newest first. */
export async function listVersions<Row>(noun: NounName, id: string): Promise<Version<Row>[]> {
  const rows = await selectVersions(noun)
    .where('versions.recordId', '=', id)
    .orderBy('versions.revision', 'desc')
    .execute();
  return rows.map((row) => versionFrom<Row>(row));
}

/** The newest version of each of these records, by record id. */
export async function findNewest(ids: string[]) {
  if (ids.length === 0) return new Map<string, StoredVersion>();
  const rows = await db
    .selectFrom('versions')
    .select(['versions.recordId', 'versions.revision', 'versions.record'])
    .select(['versions.isDeleted', 'versions.isPublic', 'versions.savedBy'])
    .where('versions.recordId', 'in', [...new Set(ids)])
    .where(isNewest)
    .execute();
  return new Map(rows.map((row) => [row.recordId, storedVersionFrom(row)]));
}

export type StoredVersion = {
  recordId: string;
  revision: number;
  isDeleted: 0 | 1;
  isPublic: 0 | 1;
  savedBy: string;
  record: object;
};

export function storedVersionFrom({
  record,
  ...version
}: Omit<StoredVersion, 'record'> & { record: string }): StoredVersion {
  return { ...version, record: JSON.parse(record) as object };
}

export function selectVersions(noun: NounName) {
  return db
    .selectFrom('versions')
    .select(['versions.revision', 'versions.savedBy', 'versions.savedAt'])
    .select(['versions.isDeleted', 'versions.isPublic', 'versions.record'])
    .where('versions.noun', '=', noun);
}

type VersionRow = Awaited<ReturnType<ReturnType<typeof selectVersions>['execute']>>[number];

export function versionFrom<Row>({
  isDeleted,
  isPublic,
  record,
  ...version
}: VersionRow): Version<Row> {
  return {
    ...version,
    isDeleted: isDeleted === 1,
    isPublic: isPublic === 1,
    record: JSON.parse(record) as Row,
  };
}

/** Stores a version and logs the action that it represents, which is found by the version before if it is not known. */
async function insertVersion(
  tx: Transaction,
  noun: NounName,
  { publication: _publication, ...record }: VersionedRecord,
  editor: string,
  marks: { isDeleted: 0 | 1; isPublic: 0 | 1 },
  act?: Activity['act'],
) {
  await logActivity(tx, {
    actor: editor,
    kind: noun,
    act: marks.isDeleted === 1 ? 'deleted' : (act ?? (await findAction(tx, noun, record, marks))),
    subjectId: record.id,
    revision: record.revision,
    name: recordName(record),
  });
  await tx
    .insertInto('versions')
    .values({
      id: randomUUID(),
      noun,
      recordId: record.id,
      revision: record.revision,
      slug: record.slug ?? null,
      record: JSON.stringify(record),
      ...marks,
      savedBy: editor,
      savedAt: record.updatedAt,
    })
    .execute();
}

async function findAction(
  tx: Transaction,
  noun: NounName,
  { id, revision }: StoredRecord,
  { isPublic }: { isPublic: 0 | 1 },
) {
  const last = await tx
    .selectFrom('versions')
    .select(['isDeleted', 'isPublic'])
    .where('noun', '=', noun)
    .where('recordId', '=', id)
    .where('revision', '=', revision - 1)
    .executeTakeFirst();
  if (isPublic === 1) return publicationAction(last);
  if (last?.isDeleted === 1) return 'restored';
  const draft = await findDraft(tx, noun, id);
  if (draft?.publishAt) return 'scheduled';
  const isHidden = last?.isPublic === 1 && !(await isInTable(noun, id, tx));
  return isHidden ? 'hidden' : 'drafted';
}

/** What publishing a record does after its last version. */
export function publicationAction(
  last: { isDeleted: 0 | 1; isPublic: 0 | 1 } | undefined,
): 'added' | 'restored' | 'saved' | 'published' {
  if (!last) return 'added';
  if (last.isDeleted === 1) return 'restored';
  return last.isPublic === 1 ? 'saved' : 'published';
}

/** What a draft does, by what was there before it and the schedule it has. */
export function draftAction({
  newest,
  published,
  publishAt,
}: {
  newest: { isDeleted: 0 | 1; isPublic: 0 | 1 } | undefined;
  published: object | null;
  publishAt: string | null;
}) {
  if (newest?.isDeleted === 1) return 'restored';
  if (publishAt !== null) return 'scheduled';
  return newest?.isPublic === 1 && !published ? 'hidden' : 'drafted';
}

/** The columns that can name a record. The first with a value is used. */
const nameColumns = ['name', 'author', 'title', 'slug'];

/** The name by which a record is known in the activity. */
export function recordName(record: object) {
  const values = new Map<string, unknown>(Object.entries(record));
  const name = nameColumns.map((column) => values.get(column)).find(Boolean);
  return typeof name === 'string' ? name : '';
}
