import { randomUUID } from 'node:crypto';
import type { ExpressionBuilder } from 'kysely';
import { binDays, dayMs } from '../lib/bin.ts';
import type { StoredRecord, Version } from '../lib/record.ts';
import { lockContent } from '../platform/content.ts';
import { db, type Transaction } from '../platform/database.ts';
import type { NounName, Tables } from '../platform/tables.ts';
import { noteVersion } from './activity.server.ts';
import { requireMedia } from './media-uses.server.ts';
import { isNewest } from './newest-version.server.ts';

type VersionedRecord = StoredRecord & { slug?: string };

/**
 * Keeps a record as it now stands, in the transaction that wrote it: history, bin, and where old slugs lead.
 * The files it names are no longer unused from then on. Throws `FieldError` when one of them is gone.
 */
export async function keepVersion(
  tx: Transaction,
  noun: NounName,
  record: VersionedRecord,
  editor: string,
  isPublic: 0 | 1 = 1,
  act?: 'hidden',
) {
  await requireMedia(tx, record);
  await insertVersion(tx, noun, record, editor, { isDeleted: 0, isPublic }, act);
}

/** Keeps a record as it last stood, in the transaction that deletes it. Its revision is the one after its last. */
export async function keepDeleted(
  tx: Transaction,
  noun: NounName,
  record: VersionedRecord,
  editor: string,
  isPublic: 0 | 1 = 1,
) {
  const deleted = { ...record, revision: record.revision + 1, updatedAt: new Date().toISOString() };
  await insertVersion(tx, noun, deleted, editor, { isDeleted: 1, isPublic });
}

/**
 * The record that was deleted under this id, as visitors last saw it, and the draft that was beside it or instead of it.
 * Undefined when its last version is no deletion.
 */
export async function findDeleted<T>(
  tx: Transaction,
  noun: NounName,
  id: string,
): Promise<{ revision: number; published: T | undefined; draft: T | undefined } | undefined> {
  const [last, before] = await tx
    .selectFrom('versions')
    .select(['record', 'revision', 'isDeleted', 'isPublic'])
    .where('noun', '=', noun)
    .where('recordId', '=', id)
    .orderBy('revision', 'desc')
    .limit(2)
    .execute();
  if (last?.isDeleted !== 1) return undefined;
  const record = JSON.parse(last.record) as T;
  if (last.isPublic === 0) return { revision: last.revision, published: undefined, draft: record };
  const draft = before?.isPublic === 0 ? (JSON.parse(before.record) as T) : undefined;
  return { revision: last.revision, published: record, draft };
}

/** Who saved a record last. */
export async function findLastEditor(tx: Transaction, noun: NounName, id: string) {
  const version = await tx
    .selectFrom('versions')
    .select('savedBy')
    .where('noun', '=', noun)
    .where('recordId', '=', id)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  return version?.savedBy ?? '';
}

/** Who saved the public records of a noun last, by their ids. */
export async function listLastEditors(noun: NounName) {
  const rows = await db
    .selectFrom('versions')
    .innerJoin(`${noun as 'news'} as present`, (join) =>
      join
        .onRef('present.id', '=', 'versions.recordId')
        .onRef('present.revision', '=', 'versions.revision'),
    )
    .select(['versions.recordId', 'versions.savedBy'])
    .where('versions.noun', '=', noun)
    .execute();
  return new Map(rows.map(({ recordId, savedBy }) => [recordId, savedBy]));
}

/** A record as it stood at a revision; undefined when that is not kept. */
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

/** All that a record has been, the newest first. */
export async function listVersions<Row>(noun: NounName, id: string): Promise<Version<Row>[]> {
  const rows = await selectVersions(noun)
    .where('versions.recordId', '=', id)
    .orderBy('versions.revision', 'desc')
    .execute();
  return rows.map((row) => versionFrom<Row>(row));
}

/** A deleted record: what it is called, and which it is. */
export type DeletedRecord = StoredRecord & Record<string, unknown>;

/** The records of a noun that are in the bin, the latest deleted first. */
export async function listDeleted(noun: {
  name: NounName;
  nameIn: string;
}): Promise<Version<DeletedRecord>[]> {
  const rows = await selectVersions(noun.name)
    .where('versions.isDeleted', '=', 1)
    .where(isNewest)
    .orderBy('versions.savedAt', 'desc')
    .orderBy('versions.recordId')
    .execute();
  const kept = ['id', 'revision', 'updatedAt', 'slug', 'title', noun.nameIn];
  return rows.map((row) => {
    const version = versionFrom<DeletedRecord>(row);
    const named = Object.entries(version.record).filter(([key]) => kept.includes(key));
    return { ...version, record: Object.fromEntries(named) as DeletedRecord };
  });
}

/** The newest version of each of these records, by its id. */
export async function findNewest(ids: string[]) {
  if (ids.length === 0) return new Map<string, NewestVersion>();
  const rows = await db
    .selectFrom('versions')
    .select(['versions.recordId', 'versions.revision', 'versions.record'])
    .select(['versions.isDeleted', 'versions.isPublic'])
    .where('versions.recordId', 'in', [...new Set(ids)])
    .where(isNewest)
    .execute();
  return new Map(
    rows.map((row) => [row.recordId, { ...row, record: JSON.parse(row.record) as object }]),
  );
}

type NewestVersion = {
  recordId: string;
  revision: number;
  isDeleted: 0 | 1;
  isPublic: 0 | 1;
  record: object;
};

/** Forgets the records that were deleted more than 30 days ago, with all their versions. */
export async function emptyBin(now = new Date()) {
  const before = new Date(now.getTime() - binDays * dayMs).toISOString();
  await db.transaction().execute(async (tx) => {
    await lockContent(tx);
    await tx
      .deleteFrom('versions')
      .where((eb) => eb('recordId', 'in', recordsDeletedBefore(eb, before)))
      .execute();
  });
}

function recordsDeletedBefore(eb: ExpressionBuilder<Tables, 'versions'>, before: string) {
  return eb
    .selectFrom('versions')
    .select('versions.recordId')
    .where('versions.isDeleted', '=', 1)
    .where('versions.savedAt', '<=', before)
    .where(isNewest);
}

function selectVersions(noun: NounName) {
  return db
    .selectFrom('versions')
    .select(['versions.revision', 'versions.savedBy', 'versions.savedAt'])
    .select(['versions.isDeleted', 'versions.isPublic', 'versions.record'])
    .where('versions.noun', '=', noun);
}

type KeptVersion = Awaited<ReturnType<ReturnType<typeof selectVersions>['execute']>>[number];

function versionFrom<Row>({ isDeleted, isPublic, record, ...version }: KeptVersion): Version<Row> {
  return {
    ...version,
    isDeleted: isDeleted === 1,
    isPublic: isPublic === 1,
    record: JSON.parse(record) as Row,
  };
}

async function insertVersion(
  tx: Transaction,
  noun: NounName,
  { publication: _publication, ...record }: VersionedRecord,
  editor: string,
  marks: { isDeleted: 0 | 1; isPublic: 0 | 1 },
  act?: 'hidden',
) {
  await noteVersion(tx, noun, record, editor, { ...marks, act });
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
