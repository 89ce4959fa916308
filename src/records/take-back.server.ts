import type { ChangedOne, ChangeOfMany, Seen, StoredRecord } from '../lib/record.ts';
import type { Transaction } from '../platform/database.ts';
import { wakeQueue } from '../platform/jobs.ts';
import type { NounName } from '../platform/tables.ts';
import { changeEach } from './each-record.server.ts';
import { publishingQueue } from './publishing.server.ts';
import { findRecord } from './read-records.server.ts';
import { bringBack, moveToBin } from './record-bin.server.ts';
import type { RecordKind } from './record-kind.server.ts';
import { placeOf } from './record-writes.server.ts';
import { FieldError, RevisionConflict } from './revisions.server.ts';
import { putUnpublishing } from './unpublishings.server.ts';

/** Lets records stand as they did before they were changed with others, where nobody has changed them since. */
export async function takeBackMany<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  { records }: { records: ChangedOne[] },
  editor: string,
): Promise<ChangeOfMany> {
  const { name } = kind.noun;
  const answer = await changeEach(kind, records, async (tx, { before, ...seen }, last) => {
    const { id, revision } = seen;
    const present = await findRecord(kind, tx, id);
    if (!last || (present ?? last).revision !== revision) throw new RevisionConflict(present);
    if (!before) {
      await moveToBin(kind, tx, seen, editor);
      return { id, revision: revision + 1, before };
    }
    const { isPublic, hasDraft, wasPublic, unpublishAt } = before;
    const isHidden = !present?.publication?.isPublic;
    if (isHidden && isPublic && unpublishAt !== null && !isToCome(unpublishAt)) {
      throw new FieldError({ id: 'The moment to unpublish it has come' });
    }
    const at = { id, revision: before.revision };
    const published = isPublic ? await findVersion<Row>(tx, name, at, 1) : undefined;
    const draft = hasDraft ? await findVersion<Row>(tx, name, at, 0) : undefined;
    if (isPublic !== Boolean(published) || hasDraft !== Boolean(draft) || (!published && !draft)) {
      throw new FieldError({ id: 'Its history does not reach back that far' });
    }
    const back = await bringBack(
      kind,
      tx,
      {
        id,
        revision,
        published,
        draft,
        place: placeOf(present ?? last),
        wasPublic: wasPublic ? 1 : 0,
        publishAt: isToCome(before.publishAt) ? before.publishAt : null,
      },
      editor,
    );
    // Publishing leaves the moment as it is; hiding and deleting have ended it.
    if (isHidden && isToCome(unpublishAt)) {
      await putUnpublishing(tx, { noun: name, recordId: id }, unpublishAt, editor);
    }
    return { id, revision: back.revision, before: null };
  });
  wakeQueue(publishingQueue);
  return answer;
}

function isToCome(moment: string | null) {
  return (moment ?? '') > new Date().toISOString();
}

/** The last version of a record up to a revision: as visitors saw it, or as it was drafted. */
async function findVersion<T>(
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
