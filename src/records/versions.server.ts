import { randomUUID } from 'node:crypto';
import type { StoredRecord, Version } from '../lib/record.ts';
import { db, type Transaction } from '../platform/database.ts';
import type { NounName } from '../platform/tables.ts';
import { noteVersion } from './activity.server.ts';
import { requireMedia } from './media-uses.server.ts';
import { isNewest } from './newest-version.server.ts';
import { tableOf } from './table-of.ts';

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
    .innerJoin(`${tableOf(noun)} as present`, (join) =>
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

/** The newest version of each of these records, by its id. */
export async function findNewest(ids: string[]) {
  if (ids.length === 0) return new Map<string, StoredVersion>();
  const rows = await db
    .selectFrom('versions')
    .select(['versions.recordId', 'versions.revision', 'versions.record'])
    .select(['versions.isDeleted', 'versions.isPublic'])
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

type KeptVersion = Awaited<ReturnType<ReturnType<typeof selectVersions>['execute']>>[number];

export function versionFrom<Row>({
  isDeleted,
  isPublic,
  record,
  ...version
}: KeptVersion): Version<Row> {
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
