import { randomUUID } from 'node:crypto';
import type { Transaction } from './database.ts';
import type { Tables } from './tables.ts';

type VersionedRecord = { id: string; revision: number; updatedAt: string; slug?: string };
type Noun = Tables['versions']['noun'];

/** Keeps a record as it now stands, in the transaction that wrote it: history, bin, and where old slugs lead. */
export async function keepVersion(
  tx: Transaction,
  noun: Noun,
  record: VersionedRecord,
  editor: string,
) {
  await insertVersion(tx, noun, record, editor, 0);
}

/** Keeps a record as it last stood, in the transaction that deletes it. Its revision is the one after its last. */
export async function keepDeleted(
  tx: Transaction,
  noun: Noun,
  record: VersionedRecord,
  editor: string,
) {
  const deleted = { ...record, revision: record.revision + 1, updatedAt: new Date().toISOString() };
  await insertVersion(tx, noun, deleted, editor, 1);
}

/** The record that was deleted under this id, as it last stood; undefined when its last version is no deletion. */
export async function findDeleted<T>(
  tx: Transaction,
  noun: Noun,
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

async function insertVersion(
  tx: Transaction,
  noun: Noun,
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
