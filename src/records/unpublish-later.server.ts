import { actors } from '../lib/actors.ts';
import type { Seen, StoredRecord } from '../lib/record.ts';
import { changeContent } from '../platform/content.ts';
import { unpublishWithin } from './publishing.server.ts';
import { changeDraft, requirePresent } from './seen-drafts.server.ts';
import { findRecord } from './read-records.server.ts';
import type { RecordKind } from './record-kind.server.ts';
import {
  findUnpublishing,
  removeUnpublishing,
  type DueUnpublishing,
} from './unpublishings.server.ts';

const tooLate = 'It was due to be unpublished first.';

/** Unpublishes a record that is due. If it is not public by then, its scheduled publication is cancelled. */
export async function unpublishAtMoment<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  { recordId: id, unpublishAt }: DueUnpublishing,
) {
  const { name } = kind.noun;
  return changeContent(async (tx) => {
    const record = { noun: name, recordId: id };
    const present = await findRecord(kind, tx, id);
    if ((await findUnpublishing(tx, record)).unpublishAt !== unpublishAt) return;
    await removeUnpublishing(tx, record);
    if (!present?.publication?.isPublic) {
      await tx
        .updateTable('drafts')
        .set({ publishAt: null, problem: tooLate })
        .where('noun', '=', name)
        .where('recordId', '=', id)
        .where('publishAt', 'is not', null)
        .execute();
      return;
    }
    await unpublishWithin(kind, tx, present, actors.clock);
  });
}

/** Cancels the scheduled unpublishing of a record. */
export async function keepPublished<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  seen: Seen,
) {
  return changeDraft(async (tx) => {
    const present = await requirePresent(kind, tx, seen);
    await removeUnpublishing(tx, { noun: kind.noun.name, recordId: seen.id });
    return (await findRecord(kind, tx, seen.id)) ?? present;
  });
}
