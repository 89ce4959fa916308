import { ZodError } from 'zod';
import type { ChangeOfMany, ManyAct, Seen, RecordState, StoredRecord } from '../lib/record.ts';
import { db, type Transaction } from '../platform/database.ts';
import { findDraft } from './drafts.server.ts';
import { changeEach } from './each-record.server.ts';
import { hideRecord } from './publishing.server.ts';
import { findRecord } from './read-records.server.ts';
import { moveToBin, takeFromBin } from './record-bin.server.ts';
import type { RecordKind } from './record-kind.server.ts';
import { prepareInput, requireSavable, updateRecord, wholeInput } from './record-writes.server.ts';
import { RevisionConflict } from './revisions.server.ts';

/** Applies one action to several records. Refused records stay unchanged. */
export async function changeMany<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  act: ManyAct,
  { records }: { records: Seen[] },
  editor: string,
): Promise<ChangeOfMany> {
  const inputs = act === 'publish' ? await inputsOf(kind, records) : new Map<string, never>();
  return changeEach(kind, records, async (tx, seen) => {
    const before = await stateOf(kind, tx, seen);
    if (act === 'restore') {
      if (before) return undefined;
      const { revision } = await takeFromBin(kind, tx, seen.id, editor);
      return { id: seen.id, revision, before };
    }
    if (before?.revision !== seen.revision) throw new RevisionConflict(before);
    if (act === 'remove') {
      await moveToBin(kind, tx, seen, editor);
      return { id: seen.id, revision: seen.revision + 1, before };
    }
    if (act === 'publish' ? !before.hasDraft : !before.isPublic) return undefined;
    const { revision } = await (act === 'publish' ? publish(tx, seen) : hide(tx, seen));
    return { id: seen.id, revision, before };
  });

  async function publish(tx: Transaction, seen: Seen) {
    const input = inputs.get(seen.id);
    if (input instanceof ZodError || !input) throw input ?? new RevisionConflict(null);
    await requireSavable(kind, tx, input, seen.id);
    return updateRecord(kind, tx, seen, input, editor);
  }

  async function hide(tx: Transaction, seen: Seen) {
    const { record } = await hideRecord(kind, tx, seen, editor);
    return record;
  }
}

/** The inputs for publishing. Computed outside any transaction, since coordinates may have to be looked up. */
async function inputsOf<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  records: Seen[],
) {
  const inputs = new Map<string, Input | ZodError>();
  for (const { id, revision } of records) {
    const input = await db.transaction().execute(async (tx) => {
      const record = await findRecord(kind, tx, id);
      if (record?.revision !== revision || record.publication?.state === 'published')
        return undefined;
      return wholeInput(kind, tx, record).catch((cause: unknown) => {
        if (cause instanceof ZodError) return cause;
        throw cause;
      });
    });
    if (input) inputs.set(id, input instanceof ZodError ? input : await prepareInput(kind, input));
  }
  return inputs;
}

async function stateOf<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  tx: Transaction,
  { id }: Seen,
): Promise<RecordState | null> {
  const record = await findRecord(kind, tx, id);
  if (!record) return null;
  const draft = await findDraft(tx, kind.noun.name, id);
  const isPublic = record.publication?.isPublic ?? true;
  return {
    revision: record.revision,
    isPublic,
    hasDraft: draft !== undefined,
    wasPublic: isPublic || draft?.wasPublic === 1,
    publishAt: draft?.publishAt ?? null,
    unpublishAt: record.publication?.unpublishAt ?? null,
  };
}
