import { ZodError } from 'zod';
import type { ChangedOne, ChangeOfMany, BulkAction, Seen, StoredRecord } from '../model/record.ts';
import { logged } from '../platform/activity.ts';
import { db, type Transaction } from '../platform/database/database.ts';
import { currentRecords } from './current-record.server.ts';
import { changeEach } from './each-record.server.ts';
import { recordPublishing } from './publishing/publishing.server.ts';
import { recordBin } from './record-bin.server.ts';
import type { RecordKind } from './record-kind.server.ts';
import { recordState, type RecordState } from './record-state.server.ts';
import { recordWrites } from './record-writes.server.ts';
import { RevisionConflict } from './revisions.server.ts';

/** What is done to several records at once. */
export function recordBulk<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
) {
  const { find, readCurrent } = currentRecords(kind);
  const { prepareInput, publishSeen, publishableInput } = recordWrites(kind);
  const { moveToBin, restoreFromBin } = recordBin(kind);
  const { hide } = recordPublishing(kind);

  /** Applies one action to several records. Refused records stay unchanged. */
  async function changeMany(
    act: BulkAction,
    { records }: { records: Seen[] },
    editor: string,
  ): Promise<ChangeOfMany> {
    const inputs = act === 'publish' ? await readInputs(records) : new Map<string, never>();
    const changeSeen = async (tx: Transaction, seen: Seen) => {
      const current = await readCurrent(tx, seen.id);
      const present = current.edited;
      if (act === 'restore') return present ? undefined : changeOne(tx, seen, null);
      if (present?.revision !== seen.revision) throw new RevisionConflict(present);
      const before = recordState(current);
      if (act === 'publish' && !before.hasDraft) return undefined;
      if (act === 'unpublish' && !before.isPublic) return undefined;
      return changeOne(tx, seen, before);
    };
    const { changed, refused } = await changeEach(kind.noun, records, changeSeen, editor);
    const refusals = refused.map(({ item, why }) => ({ id: item.id, why }));
    return { outcome: 'done', changed, refused: refusals };

    async function changeOne(
      tx: Transaction,
      seen: Seen,
      before: RecordState | null,
    ): Promise<ChangedOne> {
      const { result: revision, entryId } = await logged({ before }, () => apply(tx, seen));
      return { id: seen.id, revision, entryId };
    }

    /** Returns the new revision. */
    async function apply(tx: Transaction, seen: Seen) {
      if (act === 'restore') return (await restoreFromBin(tx, seen.id, editor)).revision;
      if (act === 'publish') return (await publish(tx, seen)).revision;
      if (act === 'unpublish') return (await hide(tx, seen, editor)).record.revision;
      await moveToBin(tx, seen, editor);
      return seen.revision + 1;
    }

    async function publish(tx: Transaction, seen: Seen) {
      const input = inputs.get(seen.id);
      if (input instanceof ZodError || !input) throw input ?? new RevisionConflict(null);
      return publishSeen(tx, seen, input, editor);
    }
  }

  /** The inputs for publishing. Computed outside any transaction, since coordinates may have to be looked up. */
  async function readInputs(records: Seen[]) {
    const inputs = new Map<string, Input | ZodError>();
    for (const { id, revision } of records) {
      const input = await db.transaction().execute(async (tx) => {
        const record = await find(tx, id);
        if (record?.revision !== revision || record.publication?.state === 'published')
          return undefined;
        return publishableInput(tx, record).catch((cause: unknown) => {
          if (cause instanceof ZodError) return cause;
          throw cause;
        });
      });
      if (input) inputs.set(id, input instanceof ZodError ? input : await prepareInput(input));
    }
    return inputs;
  }

  return { changeMany };
}
