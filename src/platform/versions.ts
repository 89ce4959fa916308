import { randomUUID } from 'node:crypto';
import type { Transaction } from './database.ts';
import type { Tables } from './tables.ts';

type VersionedRecord = { id: string; revision: number; updatedAt: string; slug?: string };

/** Keeps a record as it now stands, in the transaction that wrote it: history, bin, and where old slugs lead. */
export async function keepVersion(
  tx: Transaction,
  noun: keyof Tables,
  record: VersionedRecord,
  editor: string,
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
      savedBy: editor,
      savedAt: record.updatedAt,
    })
    .execute();
}
