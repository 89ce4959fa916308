import { randomUUID } from 'node:crypto';
import type { SaveInput, Seen, StoredRecord } from '../lib/record.ts';
import type { Transaction } from '../platform/database.ts';
import { requireMedia } from './media-uses.server.ts';
import { closeGap, makeRoom, nextDisplayOrder } from './positions.server.ts';
import type { RecordKind } from './record-kind.server.ts';
import { changeRevision, RevisionConflict } from './revisions.server.ts';
import { freeSlug, requireFreeSlug } from './slugs.server.ts';
import { findDeleted, keepDeleted, keepVersion } from './versions.server.ts';

/**
 * Adds a record after the last, or writes the next revision of one. Safe to send again when the answer was lost:
 * the client makes the id of a new record.
 */
export async function saveRecord<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  { id, revision, ...given }: SaveInput<Input>,
  editor: string,
) {
  const input = await prepared(kind, given as unknown as Input);
  return changeRevision(async (tx) => {
    if (revision === undefined && id !== undefined) {
      const present = await findRecord(kind, tx, id);
      if (present && kind.isSame(present, input)) return present;
      if (present) throw new RevisionConflict(present);
    }
    if (kind.noun.hasPages && 'slug' in input) {
      await requireFreeSlug(tx, kind.noun.name, String(input.slug), id);
    }
    await kind.requireForSave?.(tx, input, id);
    await requireMedia(tx, input);
    if (revision === undefined || id === undefined) return addRecord(kind, tx, input, editor, id);
    return updateRecord(kind, tx, { id, revision }, input, editor);
  });
}

/** Adds a record inside a transaction of the caller's. One that was added under this id and deleted stays deleted. */
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

/** Writes the next revision of a record inside a transaction of the caller's. */
export async function updateRecord<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  tx: Transaction,
  { id, revision }: Seen,
  input: Input,
  editor: string,
) {
  const row = await tx
    .updateTable(tableOf(kind))
    .set({
      ...kind.columnsOf(input),
      revision: revision + 1,
      updatedAt: new Date().toISOString(),
    })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new RevisionConflict(await findRecord(kind, tx, id));
  return withVersion(kind, tx, kind.recordFrom(row as never), editor);
}

export async function deleteRecord<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  { id, revision }: Seen,
  editor: string,
) {
  const { name, isOrdered } = kind.noun;
  return changeRevision(async (tx) => {
    await kind.requireForDelete?.(tx, id);
    const row = await tx
      .deleteFrom(tableOf(kind))
      .where('id', '=', id)
      .where('revision', '=', revision)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw new RevisionConflict(await findRecord(kind, tx, id));
    const record = kind.recordFrom(row as never);
    await keepDeleted(tx, name, record, editor);
    if (isOrdered) await closeGap(tx, name);
    return record;
  });
}

/** Brings a deleted record back to its place, under its slug or, when that was taken meanwhile, one beside it. */
export async function restoreRecord<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  { id }: { id: string },
  editor: string,
) {
  const { name, isOrdered, hasPages } = kind.noun;
  return changeRevision(async (tx) => {
    const present = await findRecord(kind, tx, id);
    if (present) return present;
    const deleted = await findDeleted<Row>(tx, name, id);
    if (!deleted) throw new Error(`Nothing was deleted from ${name} under this id`);
    const adapted = kind.adapt ? await kind.adapt(tx, deleted) : deleted;
    const columns = {
      ...kind.columnsOf(adapted),
      ...(hasPages && { slug: await freeSlug(tx, name, slugIn(adapted)) }),
      ...(isOrdered && { displayOrder: await makeRoom(tx, name, placeOf(adapted)) }),
      revision: deleted.revision + 1,
      updatedAt: new Date().toISOString(),
    };
    return insertRecord(kind, tx, columns, editor);
  });
}

export async function findRecord<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  tx: Transaction,
  id: string,
): Promise<Row | null> {
  const row = await tx
    .selectFrom(tableOf(kind))
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? kind.recordFrom(row as never) : null;
}

async function insertRecord<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  tx: Transaction,
  columns: object,
  editor: string,
) {
  const row = await tx
    .insertInto(tableOf(kind))
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

async function prepared<Input extends object, Row extends StoredRecord>(
  { prepare }: RecordKind<Input, Row>,
  input: Input,
) {
  return prepare ? prepare(input) : input;
}

/** One table stands for all: what is read and written here, each of them has. */
function tableOf<Input extends object, Row extends StoredRecord>({ noun }: RecordKind<Input, Row>) {
  return noun.name as 'news';
}

function slugIn(record: object) {
  return 'slug' in record ? String(record.slug) : '';
}

function placeOf(record: object) {
  return 'displayOrder' in record ? Number(record.displayOrder) : 0;
}
