import type { StoredRecord } from './record.ts';
import type { Transaction } from '../platform/database/database.ts';
import { findDraft, putDraft } from './publishing/drafts.server.ts';
import { findPublished } from './read-records.server.ts';
import type { RecordKind } from './record-kind.server.ts';
import { nounTable } from './noun-table.ts';
import { saveVersion } from './versions.server.ts';

/** The revisions of the public record and of its draft before a change; null if there was none. */
export type Before = { published: number | null; draft: number | null };

/** Changes a record in its draft and its public version, inside the caller's transaction. Returns the new revision. */
export async function changeEverywhere<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  tx: Transaction,
  id: string,
  change: (record: Row, part: keyof Before) => object,
  editor: string,
) {
  const { name } = kind.noun;
  const draft = await findDraft(tx, name, id);
  const row = await findPublished(kind, tx, id);
  const before: Before = { published: row?.revision ?? null, draft: draft?.revision ?? null };
  let revision = Math.max(draft?.revision ?? 0, row?.revision ?? 0);
  const updatedAt = new Date().toISOString();
  if (row) {
    const record = { ...(change(row, 'published') as Row), revision: ++revision, updatedAt };
    const columns = { ...kind.toColumns(record), revision, updatedAt };
    await tx.updateTable(nounTable(kind.noun.name)).set(columns).where('id', '=', id).execute();
    await saveVersion(tx, name, record, editor);
  }
  if (!draft) return { revision, before };
  const changed = change(JSON.parse(draft.record) as Row, 'draft') as Row;
  const record = { ...changed, revision: ++revision, updatedAt };
  await putDraft(tx, name, record, draft.wasPublic, editor);
  await saveVersion(tx, name, record, editor, { isPublic: 0 });
  return { revision, before };
}
