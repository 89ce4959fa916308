import type { Seen, StoredRecord } from '../model/record.ts';
import { logged } from '../platform/activity.ts';
import type { Transaction } from '../platform/database/database.ts';
import { wakeQueue } from '../platform/jobs/jobs.ts';
import type { NounName } from '../platform/database/row-types.ts';
import { changeEach } from './each-record.server.ts';
import { publishingQueue } from './publishing/publishing.server.ts';
import { currentRecords } from './current-record.server.ts';
import { recordBin } from './record-bin.server.ts';
import type { RecordKind } from './record-kind.server.ts';
import type { RecordState } from './record-state.server.ts';
import { getDisplayOrder } from './record-writes.server.ts';
import { FieldError, RevisionConflict } from './revisions.server.ts';
import { changeSchedule } from './publishing/schedules.server.ts';

/** A change by its activity entry: the revision that it made, and the state before, null if there was no record. */
export type StoredChange = Seen & { entryId: string; before: RecordState | null };

/** Why changes were not undone, by the ids of their entries. */
export type Refusals = Map<string, string>;

/** What undoes changes to records. */
export function recordUndo<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
) {
  const { name } = kind.noun;
  const { find } = currentRecords(kind);
  const { moveToBin, restoreState } = recordBin(kind);

  /** Restores records to their state before changes, in one transaction, unless they were changed since. */
  async function undo(changes: readonly StoredChange[], editor: string): Promise<Refusals> {
    const undoLogged = (tx: Transaction, change: StoredChange, last: StoredRecord | undefined) =>
      logged({ undoes: change.entryId }, () => undoOne(tx, change, last));
    const { refused } = await changeEach(kind.noun, changes, undoLogged, editor);
    wakeQueue(publishingQueue);
    return new Map(refused.map(({ item, why }) => [item.entryId, why]));

    async function undoOne(
      tx: Transaction,
      { before, ...seen }: StoredChange,
      last: StoredRecord | undefined,
    ) {
      const { id, revision } = seen;
      const present = await find(tx, id);
      if (!last || (present ?? last).revision !== revision) throw new RevisionConflict(present);
      if (!before) return moveToBin(tx, seen, editor);
      if (present && !before.isPublic) await kind.requireForHide?.(present, tx, new Date());
      const { isPublic, hasDraft, wasPublic, unpublishAt } = before;
      const isHidden = !present?.publication?.isPublic;
      if (isHidden && isPublic && unpublishAt !== null && !isInFuture(unpublishAt)) {
        throw new FieldError({ id: 'It has since been unpublished as scheduled' });
      }
      const version = { id, revision: before.revision };
      const published = isPublic ? await findLastVersion<Row>(tx, name, version, 1) : undefined;
      const draft = hasDraft ? await findLastVersion<Row>(tx, name, version, 0) : undefined;
      if (
        isPublic !== Boolean(published) ||
        hasDraft !== Boolean(draft) ||
        (!published && !draft)
      ) {
        throw new FieldError({ id: 'Its history does not go back that far' });
      }
      await restoreState(
        tx,
        {
          id,
          revision,
          published,
          draft,
          place: getDisplayOrder(present ?? last),
          wasPublic: wasPublic ? 1 : 0,
          publishAt: isInFuture(before.publishAt) ? before.publishAt : null,
        },
        editor,
      );
      // Publishing does not change the unpublishing time; unpublishing and deleting remove it.
      if (isHidden && isInFuture(unpublishAt)) {
        const end = { unpublishAt, unpublishSetBy: editor };
        await changeSchedule(tx, { noun: name, recordId: id }, end);
      }
      return undefined;
    }
  }

  return { undo };
}

function isInFuture(time: string | null) {
  return (time ?? '') > new Date().toISOString();
}

/** The last public or draft version of a record up to a revision. */
async function findLastVersion<T>(
  tx: Transaction,
  noun: NounName,
  { id, revision }: Seen,
  isPublic: 0 | 1,
): Promise<T | undefined> {
  const version = await tx
    .selectFrom('versions')
    .select('record')
    .where('noun', '=', noun)
    .where('recordId', '=', id)
    .where('revision', '<=', revision)
    .where('isPublic', '=', isPublic)
    .where('isDeleted', '=', 0)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  return version && (JSON.parse(version.record) as T);
}
