import { randomUUID } from 'node:crypto';
import type { SaveInput, Seen, StoredRecord } from './record.ts';
import type { Transaction } from '../platform/database/database.ts';
import { publicationAction } from './activity.server.ts';
import { editedRecord, readCurrent, type CurrentRecord } from './current-record.server.ts';
import { publishedState, removeDraft } from './publishing/drafts.server.ts';
import { requireMedia } from './media-uses.server.ts';
import { requireMayPublish } from './publishing/own-publishing.server.ts';
import { afterLast, shiftDown } from './positions.server.ts';
import type { RecordKind } from './record-kind.server.ts';
import { changeRevision, RevisionConflict } from './revisions.server.ts';
import { slugTaken } from './slugs.server.ts';
import { saveVersion } from './versions.server.ts';
import { nounTable } from './noun-table.ts';

/**
 * Adds a record after the last, or writes its next revision, and publishes it. Safe to repeat after a lost response: the
 * client makes the id of a new record.
 */
export async function saveRecord<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  { id: knownId, revision: seenRevision, ...fields }: SaveInput<Input>,
  editor: string,
) {
  const id = knownId ?? randomUUID();
  const revision = knownId === undefined ? undefined : seenRevision;
  const prepared = await prepareInput(kind, fields as unknown as Input);
  return changeRevision(async (tx) => {
    const current = await readCurrent(kind, tx, id, inputSlug(kind, prepared));
    const edited = editedRecord(kind, current);
    const isRepeated = revision === undefined && edited !== null && isPublished(edited);
    if (isRepeated && kind.isSame(edited, prepared)) return edited;
    requireRevision(kind, current, revision);
    const input = await withValuesOfNow(kind, tx, prepared, current);
    await requireSavable(kind, tx, input, current);
    return publishRecord(kind, tx, { current, input, hasCheckedMedia: true }, editor);
  });
}

/** Throws `RevisionConflict` if editors see another revision; undefined for a record that must not exist. */
function requireRevision<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  current: CurrentRecord<Row>,
  revision: number | undefined,
) {
  const edited = editedRecord(kind, current);
  if (edited?.revision !== revision) throw new RevisionConflict(edited);
  if (!edited && current.newest?.isDeleted === 1) throw new RevisionConflict(null);
}

/** A scheduled record that is published now no longer has the values of its time. */
async function withValuesOfNow<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  tx: Transaction,
  input: Input,
  { id, draft }: CurrentRecord<Row>,
) {
  if (!kind.valuesAt || !draft || draft.publishAt === null) return input;
  return {
    ...input,
    ...(await kind.valuesAt(tx, input, { id, publishAt: new Date().toISOString() })),
  };
}

/** The slug of an input, if the noun has pages. */
export function inputSlug<Input extends object, Row extends StoredRecord>(
  { noun }: RecordKind<Input, Row>,
  input: Input,
) {
  return noun.hasPages && 'slug' in input && typeof input.slug === 'string'
    ? input.slug
    : undefined;
}

/** Throws `FieldError` if the database cannot store the input. */
export async function requireSavable<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  tx: Transaction,
  input: Input,
  { id, isSlugTaken }: Pick<CurrentRecord<Row>, 'id' | 'isSlugTaken'>,
) {
  if (isSlugTaken) throw slugTaken();
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
  const current = await readCurrent(kind, tx, id);
  requireRevision(kind, current, undefined);
  return publishRecord(kind, tx, { current, input }, editor);
}

/** Publishes the next revision of a record, inside the caller's transaction. */
export async function updateRecord<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  tx: Transaction,
  { id, revision }: Seen,
  input: Input,
  editor: string,
) {
  const current = await readCurrent(kind, tx, id);
  requireRevision(kind, current, revision);
  return publishRecord(kind, tx, { current, input }, editor);
}

/** As {@link updateRecord}. Throws `FieldError` if the database cannot store the input. */
export async function publishSeen<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  tx: Transaction,
  { id, revision }: Seen,
  input: Input,
  editor: string,
) {
  const current = await readCurrent(kind, tx, id, inputSlug(kind, input));
  requireRevision(kind, current, revision);
  await requireSavable(kind, tx, input, current);
  return publishRecord(kind, tx, { current, input, hasCheckedMedia: true }, editor);
}

type RecordToPublish<Input, Row> = {
  current: CurrentRecord<Row>;
  input: Input;
  hasCheckedMedia?: boolean;
};

/** Writes an input as the next revision of a record. A hidden record returns to its position. */
async function publishRecord<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  tx: Transaction,
  { current, input, hasCheckedMedia = false }: RecordToPublish<Input, Row>,
  editor: string,
): Promise<Row> {
  const { name, isOrdered, hasDrafts } = kind.noun;
  const { id, published, draft, newest, schedule } = current;
  const revision = (editedRecord(kind, current)?.revision ?? 0) + 1;
  const written = { ...kind.toColumns(input), revision, updatedAt: new Date().toISOString() };
  const version: Version = { act: publicationAction(newest), hasCheckedMedia };
  const record = published ? await update() : await insert();
  if (draft) await removeDraft(tx, draft);
  return hasDrafts
    ? { ...record, publication: publishedState(editor, schedule.unpublishAt) }
    : record;

  async function update() {
    const row = await tx
      .updateTable(nounTable(name))
      .set(written)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return withVersion(kind, tx, kind.recordFrom(row as never), editor, version);
  }

  async function insert() {
    const order = isOrdered && { displayOrder: await freeOrder() };
    return insertRecord(kind, tx, { ...written, ...order, id }, editor, version);
  }

  async function freeOrder() {
    return draft?.wasPublic
      ? shiftDown(tx, name, getDisplayOrder(JSON.parse(draft.record) as object))
      : afterLast(name);
  }
}

type Version = { act?: ReturnType<typeof publicationAction>; hasCheckedMedia?: boolean };

export async function insertRecord<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
  tx: Transaction,
  columns: { id: string },
  editor: string,
  version: Version = {},
) {
  await requireMayPublish(tx, kind.noun.name, columns.id, editor);
  const row = await tx
    .insertInto(nounTable(kind.noun.name))
    .values(columns as never)
    .returningAll()
    .executeTakeFirstOrThrow();
  return withVersion(kind, tx, kind.recordFrom(row as never), editor, version);
}

async function withVersion<Input extends object, Row extends StoredRecord>(
  { noun }: RecordKind<Input, Row>,
  tx: Transaction,
  record: Row,
  editor: string,
  version: Version,
) {
  await saveVersion(tx, noun.name, record, editor, version);
  return record;
}

export async function prepareInput<Input extends object, Row extends StoredRecord>(
  { prepare }: RecordKind<Input, Row>,
  input: Input,
) {
  return prepare ? prepare(input) : input;
}

/** The input that a record contains. Throws if it is not valid for publication. */
export async function publishableInput<Input extends object, Row extends StoredRecord>(
  { adapt, schema }: RecordKind<Input, Row>,
  tx: Transaction,
  record: Row,
) {
  return schema.parse(adapt ? await adapt(tx, record) : record);
}

function isPublished({ publication }: StoredRecord) {
  return publication === undefined || publication.state === 'published';
}

export function getDisplayOrder(record: object) {
  return 'displayOrder' in record ? Number(record.displayOrder) : 0;
}
