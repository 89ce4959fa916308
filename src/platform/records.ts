import { randomUUID } from 'node:crypto';
import type { Transaction } from './database.ts';
import { requireMedia } from './media-uses.ts';
import { closeGap, isPositioned, makeRoom, nextDisplayOrder } from './positioned.ts';
import { changeRevision, isSameText, RevisionConflict } from './revisions.ts';
import { freeSlug, isAddressed, requireFreeSlug } from './slugs.ts';
import type { Noun } from './tables.ts';
import { findDeleted, keepDeleted, keepVersion } from './versions.ts';

type Kept = { id: string; revision: number; updatedAt: string; slug?: string };

/** How the records of a noun lie in its table, which is called as the noun is. */
export type RecordKind<Draft extends object, Row extends Kept> = {
  noun: Noun;
  columnsOf: (draft: Draft | Row) => object;
  recordFrom: (row: never) => Row;
  /** True when a record that was added is the one that is sent again. */
  isSame?: (record: Row, draft: Draft) => boolean;
  /** Throws, before anything is written, when the database cannot take a draft. */
  requireForSave?: (tx: Transaction, draft: Draft, id: string | undefined) => Promise<void>;
  /** Throws when others still need a record that is to be deleted. */
  requireForDelete?: (tx: Transaction, id: string) => Promise<void>;
};

type Written = { id?: string | undefined; revision?: number | undefined };
type Seen = { id: string; revision: number };

/**
 * Adds a record, which stands last, or writes the next revision of one. What is sent again, since the answer
 * was lost, is done already: the new id comes from whoever adds.
 */
export async function saveRecord<Draft extends object, Row extends Kept>(
  kind: RecordKind<Draft, Row>,
  { id, revision }: Written,
  draft: Draft,
  editor: string,
) {
  return changeRevision(async (tx) => {
    if (revision === undefined && id !== undefined) {
      const present = await findRecord(tx, kind, id);
      if (present && (kind.isSame ?? isSameText)(present, draft)) return present;
      if (present) throw new RevisionConflict(present);
    }
    if (isAddressed(kind.noun) && 'slug' in draft) {
      await requireFreeSlug(tx, kind.noun, String(draft.slug), id);
    }
    await kind.requireForSave?.(tx, draft, id);
    await requireMedia(tx, draft);
    if (revision === undefined || id === undefined) return addRecord(tx, kind, draft, editor, id);
    return updateRecord(tx, kind, { id, revision }, draft, editor);
  });
}

/** Adds a record inside a transaction of the caller's. One that was added under this id and deleted stays deleted. */
export async function addRecord<Draft extends object, Row extends Kept>(
  tx: Transaction,
  kind: RecordKind<Draft, Row>,
  draft: Draft,
  editor: string,
  id: string = randomUUID(),
) {
  const { noun } = kind;
  if (await findDeleted(tx, noun, id)) throw new RevisionConflict(null);
  const order = isPositioned(noun) ? { displayOrder: await nextDisplayOrder(tx, noun) } : {};
  const updatedAt = new Date().toISOString();
  const columns = { ...kind.columnsOf(draft), ...order, id, revision: 1, updatedAt };
  return insertRecord(tx, kind, columns, editor);
}

/** Writes the next revision of a record inside a transaction of the caller's. */
export async function updateRecord<Draft extends object, Row extends Kept>(
  tx: Transaction,
  kind: RecordKind<Draft, Row>,
  { id, revision }: Seen,
  draft: Draft,
  editor: string,
) {
  const row = await tx
    .updateTable(tableOf(kind))
    .set({
      ...kind.columnsOf(draft),
      revision: revision + 1,
      updatedAt: new Date().toISOString(),
    })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new RevisionConflict(await findRecord(tx, kind, id));
  return kept(tx, kind, kind.recordFrom(row as never), editor);
}

export async function deleteRecord<Draft extends object, Row extends Kept>(
  kind: RecordKind<Draft, Row>,
  { id, revision }: Seen,
  editor: string,
) {
  const { noun } = kind;
  return changeRevision(async (tx) => {
    await kind.requireForDelete?.(tx, id);
    const row = await tx
      .deleteFrom(tableOf(kind))
      .where('id', '=', id)
      .where('revision', '=', revision)
      .returningAll()
      .executeTakeFirst();
    if (!row) throw new RevisionConflict(await findRecord(tx, kind, id));
    const record = kind.recordFrom(row as never);
    await keepDeleted(tx, noun, record, editor);
    if (isPositioned(noun)) await closeGap(tx, noun);
    return record;
  });
}

/**
 * Brings a deleted record back to its place, under its slug or, when that was taken meanwhile, one beside it.
 * `adapt` says what else can no longer stand as it stood.
 */
export async function restoreRecord<Draft extends object, Row extends Kept>(
  kind: RecordKind<Draft, Row>,
  { id }: { id: string },
  editor: string,
  adapt: (tx: Transaction, deleted: Row) => Promise<Row> = async (_tx, deleted) => deleted,
) {
  const { noun } = kind;
  return changeRevision(async (tx) => {
    const present = await findRecord(tx, kind, id);
    if (present) return present;
    const deleted = await findDeleted<Row>(tx, noun, id);
    if (!deleted) throw new Error(`Nothing was deleted from ${noun} under this id`);
    const adapted = await adapt(tx, deleted);
    const slug = adapted.slug ?? '';
    const columns = {
      ...kind.columnsOf(adapted),
      ...(isAddressed(noun) && { slug: await freeSlug(tx, noun, slug) }),
      ...(isPositioned(noun) && { displayOrder: await makeRoom(tx, noun, placeOf(adapted)) }),
      revision: deleted.revision + 1,
      updatedAt: new Date().toISOString(),
    };
    return insertRecord(tx, kind, columns, editor);
  });
}

export async function findRecord<Draft extends object, Row extends Kept>(
  tx: Transaction,
  kind: RecordKind<Draft, Row>,
  id: string,
): Promise<Row | null> {
  const row = await tx
    .selectFrom(tableOf(kind))
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? kind.recordFrom(row as never) : null;
}

async function insertRecord<Draft extends object, Row extends Kept>(
  tx: Transaction,
  kind: RecordKind<Draft, Row>,
  columns: object,
  editor: string,
) {
  const row = await tx
    .insertInto(tableOf(kind))
    .values(columns as never)
    .returningAll()
    .executeTakeFirstOrThrow();
  return kept(tx, kind, kind.recordFrom(row as never), editor);
}

async function kept<Draft extends object, Row extends Kept>(
  tx: Transaction,
  { noun }: RecordKind<Draft, Row>,
  record: Row,
  editor: string,
) {
  await keepVersion(tx, noun, record, editor);
  return record;
}

/** One table stands for all: what is read and written here, each of them has. */
function tableOf<Draft extends object, Row extends Kept>({ noun }: RecordKind<Draft, Row>) {
  return noun as 'news';
}

function placeOf(record: object) {
  return 'displayOrder' in record ? Number(record.displayOrder) : 0;
}
