import { randomUUID } from 'node:crypto';
import type { ExpressionBuilder } from 'kysely';
import { binDays, dayMs } from '../lib/bin.ts';
import type { StoredRecord, Version } from '../lib/record.ts';
import { lockContent } from '../platform/content.ts';
import { db, type Transaction } from '../platform/database.ts';
import type { NounName, Tables } from '../platform/tables.ts';
import { requireMedia } from './media-uses.server.ts';

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
) {
  await requireMedia(tx, record);
  await insertVersion(tx, noun, record, editor, 0);
}

/** Keeps a record as it last stood, in the transaction that deletes it. Its revision is the one after its last. */
export async function keepDeleted(
  tx: Transaction,
  noun: NounName,
  record: VersionedRecord,
  editor: string,
) {
  const deleted = { ...record, revision: record.revision + 1, updatedAt: new Date().toISOString() };
  await insertVersion(tx, noun, deleted, editor, 1);
}

/** The record that was deleted under this id, as it last stood; undefined when its last version is no deletion. */
export async function findDeleted<T>(
  tx: Transaction,
  noun: NounName,
  id: string,
): Promise<T | undefined> {
  const version = await tx
    .selectFrom('versions')
    .select(['record', 'isDeleted'])
    .where('noun', '=', noun)
    .where('recordId', '=', id)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  return version?.isDeleted === 1 ? (JSON.parse(version.record) as T) : undefined;
}

/** All that a record has been, the newest first. */
export async function listVersions<Row>(noun: NounName, id: string): Promise<Version<Row>[]> {
  const rows = await selectVersions(noun)
    .where('versions.recordId', '=', id)
    .orderBy('versions.revision', 'desc')
    .execute();
  return rows.map((row) => versionFrom<Row>(row));
}

/** The records of a noun that are in the bin, the latest deleted first. */
export async function listDeleted<Row>(noun: NounName): Promise<Version<Row>[]> {
  const rows = await selectVersions(noun)
    .where('versions.isDeleted', '=', 1)
    .where(isNewest)
    .orderBy('versions.savedAt', 'desc')
    .orderBy('versions.recordId')
    .execute();
  return rows.map((row) => versionFrom<Row>(row));
}

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
    .select(['versions.isDeleted', 'versions.record'])
    .where('versions.noun', '=', noun);
}

type KeptVersion = Awaited<ReturnType<ReturnType<typeof selectVersions>['execute']>>[number];

function versionFrom<Row>({ isDeleted, record, ...version }: KeptVersion): Version<Row> {
  return { ...version, isDeleted: isDeleted === 1, record: JSON.parse(record) as Row };
}

function isNewest(eb: ExpressionBuilder<Tables, 'versions'>) {
  return eb.not(
    eb.exists(
      eb
        .selectFrom('versions as later')
        .select('later.id')
        .whereRef('later.noun', '=', 'versions.noun')
        .whereRef('later.recordId', '=', 'versions.recordId')
        .whereRef('later.revision', '>', 'versions.revision'),
    ),
  );
}

async function insertVersion(
  tx: Transaction,
  noun: NounName,
  record: VersionedRecord,
  editor: string,
  isDeleted: 0 | 1,
) {
  await tx
    .insertInto('versions')
    .values({
      id: randomUUID(),
      noun,
      recordId: record.id,
      revision: record.revision,
      slug: record.slug ?? null,
      record: JSON.stringify(record),
      isDeleted,
      savedBy: editor,
      savedAt: record.updatedAt,
    })
    .execute();
}
