import { dayMs } from '../lib/time/durations.ts';
import { binDays } from '../model/bin.ts';
import type { StoredRecord, Version } from '../model/record.ts';
import { lockContent } from '../platform/database/content.ts';
import { db, type Transaction } from '../platform/database/database.ts';
import type { NounName } from '../platform/database/row-types.ts';
import { deleteTranslationsOf } from './translations/translations-of.server.ts';
import { isNewest } from './newest-version.server.ts';
import { selectVersions, versionFrom } from './versions.server.ts';

/** The public version and the draft of a record deleted under this id. Undefined if its last version is no deletion. */
export async function findDeleted<T>(
  tx: Transaction,
  noun: NounName,
  id: string,
): Promise<{ revision: number; published: T | undefined; draft: T | undefined } | undefined> {
  const [last, previous] = await tx
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
  const draft = previous?.isPublic === 0 ? (JSON.parse(previous.record) as T) : undefined;
  return { revision: last.revision, published: record, draft };
}

/** A deleted record, reduced to its identity and name. */
export type DeletedRecord = StoredRecord & Record<string, unknown>;

/** The deleted records of a noun, the latest deletion first. */
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
  const retainedKeys = ['id', 'revision', 'updatedAt', 'slug', 'title', noun.nameIn];
  return rows.map((row) => {
    const version = versionFrom<DeletedRecord>(row);
    const retainedEntries = Object.entries(version.record).filter(([key]) =>
      retainedKeys.includes(key),
    );
    return { ...version, record: Object.fromEntries(retainedEntries) as DeletedRecord };
  });
}

/** Deletes the records that were deleted more than 30 days ago, with all their versions, translations and notes. */
export async function emptyBin(now = new Date()) {
  const before = new Date(now.getTime() - binDays * dayMs).toISOString();
  await db.transaction().execute(async (tx) => {
    await lockContent(tx);
    const records = await tx
      .selectFrom('versions')
      .select(['noun', 'recordId'])
      .where('versions.isDeleted', '=', 1)
      .where('versions.savedAt', '<=', before)
      .where(isNewest)
      .execute();
    for (const { noun, recordId } of records) {
      await deleteTranslationsOf(tx, noun, recordId);
      for (const table of ['notes', 'recordNotices', 'failedSteps', 'versions'] as const)
        await tx
          .deleteFrom(table)
          .where('noun', '=', noun)
          .where('recordId', '=', recordId)
          .execute();
    }
  });
}
