import { randomUUID } from 'node:crypto';
import type { StoredRecord } from './record.ts';
import { writeDraft } from './publishing/publishing.server.ts';
import { changeDraft } from './publishing/seen-drafts.server.ts';
import { findRecord } from './read-records.server.ts';
import type { RecordKind } from './record-kind.server.ts';
import { RevisionConflict } from './revisions.server.ts';
import { freeSlug } from './slugs.server.ts';

/** Copies a record to a draft with "copy" in its name and slug. Safe to repeat with the same `newId`. */
export async function duplicateRecord<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  { id, newId = randomUUID() }: { id: string; newId?: string | undefined },
  editor: string,
) {
  const { name, nameIn, hasPages } = kind.noun;
  return changeDraft(async (tx) => {
    const existing = await findRecord(kind, tx, newId);
    if (existing) return existing;
    const record = await findRecord(kind, tx, id);
    if (!record) throw new RevisionConflict(null);
    const { [nameIn]: originalName = '', slug = '' } = record as Record<string, unknown>;
    const copy = {
      ...record,
      revision: 0,
      [nameIn]: `${String(originalName)} (copy)`.trim(),
      ...(hasPages && slug !== '' && { slug: await freeSlug(tx, name, `${String(slug)}-copy`) }),
    };
    return writeDraft(kind, tx, { id: newId, present: copy }, editor);
  });
}
