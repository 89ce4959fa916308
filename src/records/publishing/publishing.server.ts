import { randomUUID } from 'node:crypto';
import type { SaveInput, Seen, StoredRecord } from '../record.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { wakeQueue } from '../../platform/jobs/jobs.ts';
import { editedRecord, readCurrent } from '../current-record.server.ts';
import { findDraft, putDraft, removeDraft } from './drafts.server.ts';
import { requireMedia } from '../media-uses.server.ts';
import {
  mayChangeEnd,
  requireMayAdd,
  requireMayChangeEnd,
  requireMayPublish,
} from './own-publishing.server.ts';
import { shiftUp } from '../positions.server.ts';
import { deletePublicRow } from '../record-bin.server.ts';
import type { RecordKind } from '../record-kind.server.ts';
import {
  getDisplayOrder,
  prepareInput,
  requireSavable,
  inputSlug,
} from '../record-writes.server.ts';
import { findPublished, findRecord } from '../read-records.server.ts';
import { changeRevision, FieldError } from '../revisions.server.ts';
import {
  changeSchedule,
  findSchedule,
  noEnd,
  removeSchedule,
  type Schedule,
} from './schedules.server.ts';
import { changeDraft, requirePresent, requireSeen } from './seen-drafts.server.ts';
import { requireFreeSlug } from '../slugs.server.ts';
import { nounTable } from '../noun-table.ts';
import { saveVersion } from '../versions.server.ts';

export const publishingQueue = 'publishing';

/** Saves a record without publishing it. A scheduled draft stays scheduled and must be valid for publication. */
export async function saveDraft<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  { id = randomUUID(), revision, ...fields }: SaveInput<Input>,
  editor: string,
) {
  const input = fields as unknown as Input;
  return changeDraft(async (tx) => {
    const present = await findRecord(kind, tx, id);
    if (revision === undefined && present && kind.isSame(present, input)) return present;
    await requireSeen(kind, tx, { id, revision, present });
    requireName(kind, input);
    if (present?.publication?.publishAt) requirePublishable(kind, input);
    const slug = kind.noun.hasPages && 'slug' in input ? input.slug : undefined;
    if (typeof slug === 'string') await requireFreeSlug(tx, kind.noun.name, slug, id);
    await requireMedia(tx, input);
    const schedule = present?.publication?.problem ? { problem: null } : undefined;
    return writeDraft(kind, tx, { id, input, present, schedule }, editor);
  });
}

export type Scheduled<Input> = SaveInput<Input> & {
  publishAt: string;
  unpublishAt?: string | null | undefined;
};

/** Saves a record and schedules its publication, and optionally a later unpublishing, as in `2026-01-06T17:00:00.000Z`. */
export async function scheduleRecord<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  { id = randomUUID(), revision, publishAt, unpublishAt = null, ...fields }: Scheduled<Input>,
  editor: string,
) {
  const prepared = await prepareInput(kind, fields as unknown as Input);
  const answer = await changeDraft(async (tx) => {
    if (publishAt <= new Date().toISOString()) {
      throw new FieldError({ publishAt: 'Choose a time in the future' });
    }
    if (unpublishAt !== null && unpublishAt <= publishAt) {
      throw new FieldError({ unpublishAt: 'Choose a time after publishing' });
    }
    const current = await readCurrent(kind, tx, id, inputSlug(kind, prepared));
    const present = editedRecord(kind, current);
    const values = await kind.valuesAt?.(tx, prepared, { id, publishAt });
    const input = { ...prepared, ...values };
    // A schedule whose answer was lost may arrive again.
    const isRepeated =
      present?.revision === (revision ?? 0) + 1 &&
      present.publication?.publishAt === publishAt &&
      (present.publication.unpublishAt ?? null) === unpublishAt &&
      kind.isSame(present, input);
    if (isRepeated) return present;
    await requireSeen(kind, tx, { id, revision, present });
    if (present && unpublishAt !== null) kind.requireForHide?.(present);
    await requireSavable(kind, tx, input, current);
    if (present?.publication?.isPublic === false)
      await requireMayPublish(tx, kind.noun.name, id, editor);
    await requireMayChangeEnd(tx, current.schedule, unpublishAt, editor);
    const end = unpublishAt === null ? noEnd : { unpublishAt, unpublishSetBy: editor };
    const schedule = {
      publishAt,
      problem: null,
      ...(current.schedule.unpublishAt !== unpublishAt && end),
    };
    return writeDraft(kind, tx, { id, input, present, schedule }, editor);
  });
  wakeQueue(publishingQueue);
  return answer;
}

/** Removes a record from the schedule. Its content stays as a draft. */
export async function unscheduleRecord<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  seen: Seen,
  editor: string,
) {
  return changeDraft(async (tx) => {
    const found = await requirePresent(kind, tx, seen);
    const now = new Date().toISOString();
    const values = await kind.valuesAt?.(tx, found, { id: seen.id, publishAt: now });
    const present = { ...found, ...values };
    const current = await findSchedule(tx, { noun: kind.noun.name, recordId: seen.id });
    const end = (await mayChangeEnd(tx, current, editor)) && noEnd;
    const schedule = { publishAt: null, problem: null, ...end };
    return writeDraft(kind, tx, { id: seen.id, present, schedule }, editor);
  });
}

/** Unpublishes a record. Its current content becomes a draft. */
export async function unpublishRecord<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  seen: Seen,
  editor: string,
) {
  return changeRevision((tx) => unpublishWithin(kind, tx, seen, editor));
}

/** As {@link unpublishRecord}, inside the caller's transaction. */
export async function unpublishWithin<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  tx: Transaction,
  seen: Seen,
  editor: string,
) {
  const { record, row } = await hideRecord(kind, tx, seen, editor);
  if (row && kind.noun.isOrdered) await shiftUp(tx, kind.noun.name, getDisplayOrder(row));
  return record;
}

/** Unpublishes a record inside the caller's transaction. The caller closes the gap in the display order. */
export async function hideRecord<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  tx: Transaction,
  seen: Seen,
  editor: string,
) {
  const present = await requirePresent(kind, tx, seen);
  kind.requireForHide?.(present);
  await removeSchedule(tx, { noun: kind.noun.name, recordId: seen.id });
  const row = await deletePublicRow(kind, tx, seen.id);
  const order = row && 'displayOrder' in row ? { displayOrder: row.displayOrder } : {};
  const hiddenRecord = { ...present, ...order };
  const draftWrite = { id: seen.id, present: hiddenRecord };
  return { record: await writeDraft(kind, tx, draftWrite, editor, 1), row };
}

/** Deletes a draft. It stays in the history. */
export async function discardDraft<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  seen: Seen,
  editor: string,
) {
  return changeDraft(async (tx) => {
    await requirePresent(kind, tx, seen);
    const row = await findPublished(kind, tx, seen.id);
    if (!row)
      throw new FieldError({ '': 'This is not published, so its draft cannot be discarded.' });
    const draft = await findDraft(tx, kind.noun.name, seen.id);
    if (draft?.publishAt && (await mayChangeEnd(tx, draft, editor)))
      await changeSchedule(tx, draft, noEnd);
    const next = { revision: seen.revision + 1, updatedAt: new Date().toISOString() };
    await tx.updateTable(nounTable(kind.noun.name)).set(next).where('id', '=', seen.id).execute();
    if (draft) await removeDraft(tx, draft);
    await saveVersion(tx, kind.noun.name, { ...row, ...next }, editor);
    return (await findRecord(kind, tx, seen.id)) ?? row;
  });
}

type DraftWrite<Input, Row> = {
  id: string;
  /** Keeps the current values if undefined. */
  input?: Input;
  present: Row | null;
  /** What changes in the schedule. Without it, a scheduled record stays scheduled. */
  schedule?: Partial<Schedule> | undefined;
};

export async function writeDraft<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  tx: Transaction,
  { id, input, present, schedule }: DraftWrite<Input, Row>,
  editor: string,
  wasPublic?: 1,
): Promise<Row> {
  const { name } = kind.noun;
  if (!present) await requireMayAdd(tx, editor);
  const draft = await findDraft(tx, name, id);
  const isPublic = (await findPublished(kind, tx, id)) !== null;
  const revision = (present?.revision ?? 0) + 1;
  const identity = { id, revision, updatedAt: new Date().toISOString() };
  const record = { ...present, ...(input && kind.draftFrom(input)), ...identity } as Row;
  const wasEverPublic = wasPublic ?? (isPublic ? 1 : (draft?.wasPublic ?? 0));
  await putDraft(tx, name, record, wasEverPublic, editor);
  if (schedule) await changeSchedule(tx, { noun: name, recordId: id }, schedule);
  await saveVersion(tx, name, record, editor, { isPublic: 0, act: wasPublic && 'hidden' });
  return (await findRecord(kind, tx, id)) ?? record;
}

/** A draft needs the name by which editors recognise it. */
function requireName<Input extends object, Row extends StoredRecord>(
  { noun: { nameIn } }: RecordKind<Input, Row>,
  input: Input,
) {
  const name = new Map<string, unknown>(Object.entries(input)).get(nameIn);
  if (name === '') throw new FieldError({ [nameIn]: 'Required.' });
}

/** A scheduled draft must already be valid: nobody can correct it at publication. */
function requirePublishable<Input extends object, Row extends StoredRecord>(
  { schema }: RecordKind<Input, Row>,
  input: Input,
) {
  const issues = schema.safeParse(input).error?.issues ?? [];
  if (issues.length === 0) return;
  throw new FieldError(
    Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]).toReversed()),
  );
}
