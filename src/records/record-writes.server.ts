import { randomUUID } from 'node:crypto';
import type { SaveInput, Seen, StoredRecord } from '../lib/record.ts';
import type { Transaction } from '../platform/database.ts';
import { findDraft, removeDraft } from './drafts.server.ts';
import { requireMedia } from './media-uses.server.ts';
import { requireMayPublish } from './own-publishing.server.ts';
import { makeRoom, nextDisplayOrder } from './positions.server.ts';
import { findRecord } from './read-records.server.ts';
import type { RecordKind } from './record-kind.server.ts';
import { changeRevision, RevisionConflict } from './revisions.server.ts';
import { requireFreeSlug } from './slugs.server.ts';
import { keepVersion } from './versions.server.ts';
import { findDeleted } from './deleted-records.server.ts';
import { tableOf } from './table-of.ts';

/**
 * Adds a record after the last, or writes its next revision, and publishes it. Safe to repeat after a lost response: the
 * client makes the id of a new record.
 */
export async function saveRecord<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  { id, revision, ...fields }: SaveInput<Input>,
  editor: string,
) {
  const prepared = await prepareInput(kind, fields as unknown as Input);
  return changeRevision(async (tx) => {
    if (revision === undefined && id !== undefined) {
      const present = await findRecord(kind, tx, id);
      if (present && isPublished(present) && kind.isSame(present, prepared)) return present;
      if (present) throw new RevisionConflict(present);
    }
    const input = await withValuesOfNow(kind, tx, prepared, id);
    await requireSavable(kind, tx, input, id);
    const saved =
      revision === undefined || id === undefined
        ? await addRecord(kind, tx, input, editor, id)
        : await updateRecord(kind, tx, { id, revision }, input, editor);
    return (await findRecord(kind, tx, saved.id)) ?? saved;
  });
}

/** A scheduled record that is published now no longer has the values of its time. */
async function withValuesOfNow<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  tx: Transaction,
  input: Input,
  id: string | undefined,
) {
  if (!kind.valuesAt || id === undefined) return input;
  const { publishAt = null } = (await findDraft(tx, kind.noun.name, id)) ?? {};
  if (publishAt === null) return input;
  return {
    ...input,
    ...(await kind.valuesAt(tx, input, { id, publishAt: new Date().toISOString() })),
  };
}

/** Throws `FieldError` if the database cannot store the input. */
export async function requireSavable<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  tx: Transaction,
  input: Input,
  id: string | undefined,
) {
  if (kind.noun.hasPages && 'slug' in input) {
    await requireFreeSlug(tx, kind.noun.name, String(input.slug), id);
  }
  await kind.requireForSave?.(tx, input, id);
  await requireMedia(tx, input);
}

/** Adds a record inside the caller's transaction. A record that was deleted under this id stays deleted. */
export async function addRecord<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  tx: Transaction,
  input: Input,
  editor: string,
  id: string = randomUUID(),
) {
  const { name, isOrdered } = kind.noun;
  if (await findDeleted(tx, name, id)) throw new RevisionConflict(null);
  const order = isOrdered && { displayOrder: await nextDisplayOrder(tx, name) };
  const updatedAt = new Date().toISOString();
  const columns = { ...kind.columnsOf(input), ...order, id, revision: 1, updatedAt };
  return insertRecord(kind, tx, columns, editor);
}

/** Publishes the next revision of a record, inside the caller's transaction. A hidden record returns to its position. */
export async function updateRecord<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  tx: Transaction,
  { id, revision }: Seen,
  input: Input,
  editor: string,
) {
  const { name, isOrdered } = kind.noun;
  const draft = await findDraft(tx, name, id);
  if (draft && draft.revision !== revision) throw await conflictOver(kind, tx, id);
  const next = { revision: revision + 1, updatedAt: new Date().toISOString() };
  const row = await tx
    .updateTable(tableOf(kind.noun.name))
    .set({ ...kind.columnsOf(input), ...next })
    .where('id', '=', id)
    .$if(!draft, (query) => query.where('revision', '=', revision))
    .returningAll()
    .executeTakeFirst();
  if (!row && !draft) throw await conflictOver(kind, tx, id);
  if (draft) await removeDraft(tx, draft);
  if (row) return withVersion(kind, tx, kind.recordFrom(row as never), editor);
  const hiddenRecord = JSON.parse(draft?.record ?? '{}') as object;
  const order = isOrdered && {
    displayOrder: draft?.wasPublic
      ? await makeRoom(tx, name, displayOrderOf(hiddenRecord))
      : await nextDisplayOrder(tx, name),
  };
  return insertRecord(kind, tx, { ...kind.columnsOf(input), ...order, id, ...next }, editor);
}

async function conflictOver<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  tx: Transaction,
  id: string,
) {
  return new RevisionConflict(await findRecord(kind, tx, id));
}

export async function insertRecord<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  tx: Transaction,
  columns: { id: string },
  editor: string,
) {
  await requireMayPublish(tx, kind.noun.name, columns.id, editor);
  const row = await tx
    .insertInto(tableOf(kind.noun.name))
    .values(columns as never)
    .returningAll()
    .executeTakeFirstOrThrow();
  return withVersion(kind, tx, kind.recordFrom(row as never), editor);
}

async function withVersion<Input extends object, Row extends StoredRecord>(
  { noun }: RecordKind<Input, Row>,
  tx: Transaction,
  record: Row,
  editor: string,
) {
  await keepVersion(tx, noun.name, record, editor);
  return record;
}

export async function prepareInput<Input extends object, Row extends StoredRecord>(
  { prepare }: RecordKind<Input, Row>,
  input: Input,
) {
  return prepare ? prepare(input) : input;
}

/** The input that a record contains. Throws if it is not valid for publication. */
export async function wholeInput<Input extends object, Row extends StoredRecord>(
  { adapt, schema }: RecordKind<Input, Row>,
  tx: Transaction,
  record: Row,
) {
  return schema.parse(adapt ? await adapt(tx, record) : record);
}

function isPublished({ publication }: StoredRecord) {
  return publication === undefined || publication.state === 'published';
}

export function displayOrderOf(record: object) {
  return 'displayOrder' in record ? Number(record.displayOrder) : 0;
}
