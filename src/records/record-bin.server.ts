import type { Seen, StoredRecord } from './record.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { NounName } from '../platform/database/tables.ts';
import { NotFound } from '../platform/actions.ts';
import { logged } from '../platform/activity.ts';
import {
  findDraft,
  putDraft,
  removeDraft,
  removeDraftAndSchedule,
} from './publishing/drafts.server.ts';
import { editedRecord, readCurrent } from './current-record.server.ts';
import { shiftUp, shiftDown } from './positions.server.ts';
import { deletePreviewLinks } from './publishing/preview-links.server.ts';
import { findRecord } from './read-records.server.ts';
import type { RecordKind } from './record-kind.server.ts';
import { recordState } from './record-state.server.ts';
import { insertRecord, getDisplayOrder } from './record-writes.server.ts';
import { changeRevision, RevisionConflict } from './revisions.server.ts';
import { changeSchedule } from './publishing/schedules.server.ts';
import { freeSlug } from './slugs.server.ts';
import { saveDeletedVersion, saveVersion } from './versions.server.ts';
import { findDeleted } from './deleted-records.server.ts';
import { nounTable } from './noun-table.ts';

export async function deleteRecord<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  seen: Seen,
  editor: string,
) {
  return changeRevision(async (tx) => {
    const { record, row } = await moveToBin(kind, tx, seen, editor);
    if (row && kind.noun.isOrdered) await shiftUp(tx, kind.noun.name, getDisplayOrder(row));
    return record;
  });
}

/** Deletes a record inside the caller's transaction. The caller closes the gap in the display order. */
export async function moveToBin<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  tx: Transaction,
  { id, revision }: Seen,
  editor: string,
) {
  const { name } = kind.noun;
  await kind.requireForDelete?.(tx, id);
  const current = await readCurrent(kind, tx, id);
  const present = editedRecord(kind, current);
  if (present?.revision !== revision) throw new RevisionConflict(present);
  kind.requireForHide?.(present);
  const before = recordState(current);
  const row = await deletePublicRow(kind, tx, id);
  await removeDraftAndSchedule(tx, { noun: name, recordId: id });
  const last = { ...(row ?? present), revision };
  await logged({ before }, () => saveDeletedVersion(tx, name, last, editor, row ? 1 : 0));
  await deletePreviewLinks(tx, { noun: name, id });
  return { record: present, row };
}

/** Restores a deleted record to its position, under its slug, or a similar one if that was taken meanwhile. */
export async function restoreRecord<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  { id }: { id: string },
  editor: string,
) {
  return changeRevision(async (tx) => {
    const present = await findRecord(kind, tx, id);
    return present ?? restoreFromBin(kind, tx, id, editor);
  });
}

/** Restores a deleted record inside the caller's transaction. */
export async function restoreFromBin<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  tx: Transaction,
  id: string,
  editor: string,
) {
  const { name } = kind.noun;
  const deleted = await findDeleted<Row>(tx, name, id);
  if (!deleted) throw new NotFound('It is no longer in the bin');
  const { published, draft, revision } = deleted;
  const position = getDisplayOrder(published ?? draft ?? {});
  const formerState = {
    published,
    draft,
    place: position,
    wasPublic: await wasPublicBefore(tx, name, id),
    publishAt: null,
  };
  return restoreState(kind, tx, { id, revision, ...formerState }, editor);
}

/** Returns 1 if the record was ever public: its draft then counts as hidden. */
async function wasPublicBefore(tx: Transaction, noun: NounName, id: string): Promise<0 | 1> {
  const version = await tx
    .selectFrom('versions')
    .select('id')
    .where('noun', '=', noun)
    .where('recordId', '=', id)
    .where('isPublic', '=', 1)
    .limit(1)
    .executeTakeFirst();
  return version ? 1 : 0;
}

type FormerState<Row> = Seen & {
  published: Row | undefined;
  draft: Row | undefined;
  place: number;
  wasPublic: 0 | 1;
  publishAt: string | null;
};

/** Writes a record in a former state, as revisions after `revision`. It may currently be public. */
export async function restoreState<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  tx: Transaction,
  { id, revision, published, draft, place, wasPublic, publishAt }: FormerState<Row>,
  editor: string,
) {
  const { name, isOrdered, hasPages } = kind.noun;
  let next = revision + 1;
  const currentDraft = await findDraft(tx, name, id);
  if (currentDraft) await removeDraft(tx, currentDraft);
  const row = await deletePublicRow(kind, tx, id);
  if (published) {
    const adapted = await adaptedTo(published);
    const displayOrder = row ? getDisplayOrder(row) : await makeRoomIn(place);
    const columns = {
      ...kind.toColumns(adapted),
      ...(isOrdered && { displayOrder }),
      ...(await restoredColumns(adapted, next++)),
    };
    await insertRecord(kind, tx, columns, editor);
  }
  if (draft) {
    const adapted = await adaptedTo(draft);
    const order = isOrdered && !published && { displayOrder: place };
    const record = { ...adapted, ...order, ...(await restoredColumns(adapted, next)) };
    await putDraft(tx, name, record, wasPublic, editor);
    if (publishAt !== null) await changeSchedule(tx, { noun: name, recordId: id }, { publishAt });
    await saveVersion(tx, name, record, editor, { isPublic: 0 });
  }
  return findRecord(kind, tx, id) as Promise<Row>;

  async function makeRoomIn(position: number) {
    return isOrdered ? shiftDown(tx, name, position) : 0;
  }

  async function adaptedTo(record: Row) {
    return kind.adapt ? kind.adapt(tx, record) : record;
  }

  async function restoredColumns(record: Row, asRevision: number) {
    const slug = slugIn(record);
    return {
      ...(hasPages && slug && { slug: await freeSlug(tx, name, slug, id) }),
      id,
      revision: asRevision,
      updatedAt: new Date().toISOString(),
    };
  }
}

/** Takes the public row of a record out of its table. */
export async function deletePublicRow<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  tx: Transaction,
  id: string,
): Promise<Row | undefined> {
  const row = await tx
    .deleteFrom(nounTable(kind.noun.name))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && kind.recordFrom(row as never);
}

function slugIn(record: object) {
  return 'slug' in record ? String(record.slug) : '';
}
