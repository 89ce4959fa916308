import { randomUUID } from 'node:crypto';
import { actors } from '../lib/actors.ts';
import type { SaveInput, Seen, StoredRecord } from '../lib/record.ts';
import { changeContent } from '../platform/content.ts';
import type { Transaction } from '../platform/database.ts';
import { wakeQueue } from '../platform/jobs.ts';
import { requireName, requireWhole } from './draft-rules.server.ts';
import { findDraft, putDraft, removeDraft, type DueDraft } from './drafts.server.ts';
import { requireMedia } from './media-uses.server.ts';
import { closeGap } from './positions.server.ts';
import { takeRow } from './record-bin.server.ts';
import type { RecordKind } from './record-kind.server.ts';
import {
  placeOf,
  prepared,
  requireSavable,
  updateRecord,
  wholeInput,
} from './record-writes.server.ts';
import { findPublished, findRecord } from './read-records.server.ts';
import { changeRevision, FieldError } from './revisions.server.ts';
import { changeDraft, requirePresent, requireSeen } from './seen-drafts.server.ts';
import { requireFreeSlug } from './slugs.server.ts';
import { tableOf } from './table-of.ts';
import { putUnpublishing, removeUnpublishing } from './unpublishings.server.ts';
import { keepVersion } from './versions.server.ts';

/** Its jobs publish drafts whose moment has come. */
export const publishingQueue = 'publishing';

/** Saves a record without making it public. One that is scheduled stays so, and has to be fit to be public. */
export async function saveDraft<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  { id = randomUUID(), revision, ...given }: SaveInput<Input>,
  editor: string,
) {
  const input = given as unknown as Input;
  return changeDraft(async (tx) => {
    const present = await findRecord(kind, tx, id);
    if (revision === undefined && present && kind.isSame(present, input)) return present;
    await requireSeen(kind, tx, { id, revision, present });
    const publishAt = present?.publication?.publishAt ?? null;
    requireName(kind, input);
    if (publishAt !== null) requireWhole(kind, input);
    const slug = kind.noun.hasPages && 'slug' in input ? input.slug : undefined;
    if (typeof slug === 'string') await requireFreeSlug(tx, kind.noun.name, slug, id);
    await requireMedia(tx, input);
    return writeDraft(kind, tx, { id, input, present, publishAt }, editor);
  });
}

export type Scheduled<Input> = SaveInput<Input> & {
  publishAt: string;
  unpublishAt?: string | null | undefined;
};

/** Saves a record that becomes public at a moment, and maybe hidden again at a later one, such as `2026-01-06T17:00:00.000Z`. */
export async function scheduleRecord<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  { id = randomUUID(), revision, publishAt, unpublishAt = null, ...given }: Scheduled<Input>,
  editor: string,
) {
  const input = await prepared(kind, given as unknown as Input);
  const answer = await changeDraft(async (tx) => {
    if (publishAt <= new Date().toISOString()) {
      throw new FieldError({ publishAt: 'Choose a moment that is still to come' });
    }
    if (unpublishAt !== null && unpublishAt <= publishAt) {
      throw new FieldError({ unpublishAt: 'Choose a moment after it is published' });
    }
    const present = await findRecord(kind, tx, id);
    await requireSeen(kind, tx, { id, revision, present });
    await requireSavable(kind, tx, input, id);
    await putUnpublishing(tx, { noun: kind.noun.name, recordId: id }, unpublishAt, editor);
    return writeDraft(kind, tx, { id, input, present, publishAt }, editor);
  });
  wakeQueue(publishingQueue);
  return answer;
}

/** Takes a record out of the schedule. What was to become public stays as its draft. */
export async function unscheduleRecord<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  seen: Seen,
  editor: string,
) {
  return changeDraft(async (tx) => {
    const present = await requirePresent(kind, tx, seen);
    await removeUnpublishing(tx, { noun: kind.noun.name, recordId: seen.id });
    return writeDraft(kind, tx, { id: seen.id, present, publishAt: null }, editor);
  });
}

/** Hides a record from visitors. All that is saved of it becomes its draft. */
export async function unpublishRecord<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  seen: Seen,
  editor: string,
) {
  return changeRevision((tx) => unpublishWithin(kind, tx, seen, editor));
}

/** The same inside a transaction of the caller's. */
export async function unpublishWithin<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  tx: Transaction,
  seen: Seen,
  editor: string,
) {
  const { record, row } = await hideRecord(kind, tx, seen, editor);
  if (row && kind.noun.isOrdered) await closeGap(tx, kind.noun.name, placeOf(row));
  return record;
}

/** Hides a record inside a transaction of the caller's, who closes its gap in the order. */
export async function hideRecord<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  tx: Transaction,
  seen: Seen,
  editor: string,
) {
  const present = await requirePresent(kind, tx, seen);
  kind.requireForHide?.(present);
  await removeUnpublishing(tx, { noun: kind.noun.name, recordId: seen.id });
  const row = await takeRow(kind, tx, seen.id);
  const place = row && 'displayOrder' in row ? { displayOrder: row.displayOrder } : {};
  const hidden = { ...present, ...place };
  const written = { id: seen.id, present: hidden, publishAt: null };
  return { record: await writeDraft(kind, tx, written, editor, 1), row };
}

/** Forgets what is saved and not public. It stays in the history. */
export async function discardDraft<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  seen: Seen,
  editor: string,
) {
  return changeDraft(async (tx) => {
    const { publication } = await requirePresent(kind, tx, seen);
    const row = await findPublished(kind, tx, seen.id);
    if (publication?.publishAt) {
      await removeUnpublishing(tx, { noun: kind.noun.name, recordId: seen.id });
    }
    if (!row) throw new Error('What was never public has no draft to discard: it is deleted');
    const next = { revision: seen.revision + 1, updatedAt: new Date().toISOString() };
    await tx.updateTable(tableOf(kind.noun.name)).set(next).where('id', '=', seen.id).execute();
    await removeDraft(tx, kind.noun.name, seen.id);
    await keepVersion(tx, kind.noun.name, { ...row, ...next }, editor);
    return (await findRecord(kind, tx, seen.id)) ?? row;
  });
}

/** Makes a draft public whose moment has come. Throws when it is not fit for that, or not any more. */
export async function publishDraft<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  { recordId: id, revision }: DueDraft,
) {
  return changeContent(async (tx) => {
    const draft = await findDraft(tx, kind.noun.name, id);
    if (draft?.revision !== revision || draft.publishAt === null) return;
    const input = await wholeInput(kind, tx, JSON.parse(draft.record) as Row);
    await requireSavable(kind, tx, input, id);
    await updateRecord(kind, tx, { id, revision }, input, actors.clock);
  });
}

type DraftWrite<Input, Row> = {
  id: string;
  /** What is there stays where there is none. */
  input?: Input;
  present: Row | null;
  publishAt: string | null;
};

export async function writeDraft<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  tx: Transaction,
  { id, input, present, publishAt }: DraftWrite<Input, Row>,
  editor: string,
  wasPublic?: 1,
): Promise<Row> {
  const { name } = kind.noun;
  const draft = await findDraft(tx, name, id);
  const isPublic = (await findPublished(kind, tx, id)) !== null;
  const revision = (present?.revision ?? 0) + 1;
  const marks = { id, revision, updatedAt: new Date().toISOString() };
  const written = input && kind.recordFrom({ ...kind.columnsOf(input), ...marks } as never);
  const record = { ...present, ...written, ...marks } as Row;
  const standing = { wasPublic: wasPublic ?? (isPublic ? 1 : (draft?.wasPublic ?? 0)), publishAt };
  await putDraft(tx, name, record, standing, editor);
  await keepVersion(tx, name, record, editor, 0, wasPublic && 'hidden');
  return (await findRecord(kind, tx, id)) ?? record;
}
