import { randomUUID } from 'node:crypto';
import { afterColon } from '../lib/text/capitalised.ts';
import type { SaveInput, Seen, StoredRecord } from '../model/record.ts';
import type { Transaction } from '../platform/database/database.ts';
import { currentRecords, type CurrentRecord } from './current-record.server.ts';
import { findDraft, publishedState, putDraft, removeDraft } from './publishing/drafts.server.ts';
import { publicRows } from './publishing/public-rows.server.ts';
import { requireMedia } from './media-uses.server.ts';
import { requireMayPublish } from './publishing/own-publishing.server.ts';
import { noteChange } from './publishing/relying-records.server.ts';
import { afterLast, shiftDown } from './positions.server.ts';
import { tellOfRecord } from './record-events.server.ts';
import type { RecordKind } from './record-kind.server.ts';
import { FieldError } from './revisions.server.ts';
import { slugTaken } from './slugs.server.ts';
import { publicationAction, recordName, saveVersion } from './versions.server.ts';

/** The revisions of the public record and of its draft before a change; null if there was none. */
export type Before = { published: number | null; draft: number | null };

type Version = { act?: ReturnType<typeof publicationAction>; hasCheckedMedia?: boolean };

/** What writes the public version of records, in their table and their history. */
export function recordWrites<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
) {
  const { noun, schema, recordFrom, toColumns, isSame, prepare, adapt, valuesAt } = kind;
  const { name, isOrdered, hasDrafts, hasPages } = noun;
  const { change, changeWithin, findPublished } = currentRecords(kind);
  const rows = publicRows(noun);

  /**
   * Adds a record after the last, or writes its next revision, and publishes it. Safe to repeat after a lost response: the
   * client makes the id of a new record.
   */
  async function save(
    { id: knownId, revision: seenRevision, ...fields }: SaveInput<Input>,
    editor: string,
  ) {
    const revision = knownId === undefined ? undefined : seenRevision;
    const prepared = await prepareInput(fields as unknown as Input);
    const isRepeated = (edited: Row) =>
      revision === undefined && isPublished(edited) && isSame(edited, prepared);
    const id = knownId ?? randomUUID();
    const seen = { id, slug: inputSlug(prepared), editor, revision, isRepeated };
    return change(seen, async (tx, current) => {
      const input = await withValuesOfNow(tx, prepared, current);
      await requireSavable(tx, input, current);
      return publish(tx, { current, input, hasCheckedMedia: true }, editor);
    });
  }

  /** A scheduled record that is published now no longer has the values of its time. */
  async function withValuesOfNow(
    tx: Transaction,
    input: Input,
    { id, draft }: CurrentRecord<Row>,
  ): Promise<Input> {
    if (!valuesAt || !draft || draft.publishAt === null) return input;
    return {
      ...input,
      ...(await valuesAt(tx, input, { id, publishAt: new Date().toISOString() })),
    };
  }

  /** The slug of an input, if the noun has pages. */
  function inputSlug(input: Input) {
    return hasPages && 'slug' in input && typeof input.slug === 'string' ? input.slug : undefined;
  }

  /** Throws `FieldError` if the database cannot store the input. */
  async function requireSavable(
    tx: Transaction,
    input: Input,
    { id, isSlugTaken }: Pick<CurrentRecord<Row>, 'id' | 'isSlugTaken'>,
  ) {
    if (isSlugTaken) throw slugTaken();
    await kind.requireForSave?.(tx, input, id);
    await requireMedia(tx, input);
  }

  /** Adds a record inside the caller's transaction. A record that was deleted under this id stays deleted. */
  async function add(tx: Transaction, input: Input, editor: string, id: string = randomUUID()) {
    const absent = { id, editor, revision: undefined };
    return changeWithin(tx, absent, (_tx, current) => publish(tx, { current, input }, editor));
  }

  /** Publishes the next revision of a record, inside the caller's transaction. */
  async function update(tx: Transaction, seen: Seen, input: Input, editor: string) {
    return changeWithin(tx, { ...seen, editor }, (_tx, current) =>
      publish(tx, { current, input }, editor),
    );
  }

  /** As `update`. Throws `FieldError` if the database cannot store the input. */
  async function publishSeen(
    tx: Transaction,
    seen: Seen & { publicAt?: Date },
    input: Input,
    editor: string,
  ) {
    const { id, revision, publicAt } = seen;
    const seenWithSlug = { id, revision, slug: inputSlug(input), editor };
    return changeWithin(tx, seenWithSlug, async (_tx, current) => {
      await requireSavable(tx, input, current);
      return publish(tx, { current, input, hasCheckedMedia: true, publicAt }, editor);
    });
  }

  /** Writes an input as the next revision of a record. A hidden record returns to its position. */
  async function publish(
    tx: Transaction,
    {
      current,
      input,
      hasCheckedMedia = false,
      publicAt = new Date(),
    }: {
      current: CurrentRecord<Row>;
      input: Input;
      hasCheckedMedia?: boolean;
      publicAt?: Date | undefined;
    },
    editor: string,
  ): Promise<Row> {
    const { id, edited, published, draft, newest, schedule, editorRole } = current;
    await kind.requireForPublic(tx, input, { id, publicAt });
    const revision = ((edited ?? newest)?.revision ?? 0) + 1;
    const written = { ...toColumns(input), revision, updatedAt: new Date().toISOString() };
    const version: Version = { act: publicationAction(newest), hasCheckedMedia };
    const record = published ? await updateRow() : await insertRow();
    if (published) noteChange(tx, name, record);
    await tellOfRecord(tx, kind, { before: published, after: record }, current);
    if (draft) await removeDraft(tx, draft);
    return hasDrafts
      ? { ...record, publication: publishedState(editor, schedule.unpublishAt) }
      : record;

    async function updateRow() {
      return updateRecord(tx, { ...written, id }, editor, version);
    }

    async function insertRow() {
      await requireMayPublish(tx, name, id, editorRole);
      const order = isOrdered && { displayOrder: await freeOrder() };
      return insertRecord(tx, { ...written, ...order, id }, editor, version);
    }

    async function freeOrder() {
      return draft?.wasPublic
        ? shiftDown(tx, name, getDisplayOrder(JSON.parse(draft.record) as object))
        : afterLast(name);
    }
  }

  async function insertRecord(
    tx: Transaction,
    columns: { id: string },
    editor: string,
    version: Version = {},
  ) {
    const row = await rows.insert(tx, columns);
    return withVersion(tx, recordFrom(row as never), editor, version);
  }

  /** Writes the next version into the row of a public record, to which others may refer. */
  async function updateRecord(
    tx: Transaction,
    { id, ...columns }: { id: string },
    editor: string,
    version: Version = {},
  ) {
    const row = await rows.update(tx, id, columns);
    return withVersion(tx, recordFrom(row as never), editor, version);
  }

  async function withVersion(tx: Transaction, record: Row, editor: string, version: Version) {
    await saveVersion(tx, name, record, editor, version);
    return record;
  }

  /** Changes a record in its draft and its public version, inside the caller's transaction. Returns the new revision. */
  async function changeEverywhere(
    tx: Transaction,
    id: string,
    changePart: (record: Row, part: keyof Before) => object,
    editor: string,
  ) {
    const draft = await findDraft(tx, name, id);
    const row = await findPublished(tx, id);
    const before: Before = { published: row?.revision ?? null, draft: draft?.revision ?? null };
    let revision = Math.max(draft?.revision ?? 0, row?.revision ?? 0);
    const updatedAt = new Date().toISOString();
    if (row) {
      const record = { ...(changePart(row, 'published') as Row), revision: ++revision, updatedAt };
      await requireOneForPublic(tx, record);
      const columns = { ...toColumns(record), revision, updatedAt };
      await rows.update(tx, id, columns);
      await saveVersion(tx, name, record, editor);
      noteChange(tx, name, record);
      await tellOfRecord(tx, kind, { before: row, after: record });
    }
    if (!draft) return { revision, before };
    const changed = changePart(JSON.parse(draft.record) as Row, 'draft') as Row;
    const record = { ...changed, revision: ++revision, updatedAt };
    await putDraft(tx, name, record, draft.wasPublic, editor);
    await saveVersion(tx, name, record, editor, { isPublic: 0 });
    return { revision, before };
  }

  /** As `requireForPublic`. The error names the record, which is one of several. */
  async function requireOneForPublic(tx: Transaction, record: Row) {
    try {
      const at = { id: record.id, publicAt: new Date(), isFileChange: true };
      await kind.requireForPublic(tx, record, at);
    } catch (cause) {
      if (!(cause instanceof FieldError)) throw cause;
      throw new FieldError({ '': `${recordName(record)}: ${afterColon(cause.message)}` });
    }
  }

  async function prepareInput(input: Input) {
    return prepare ? prepare(input) : input;
  }

  /** The input that a record contains. Throws if it is not valid for publication. */
  async function publishableInput(tx: Transaction, record: Row) {
    return schema.parse(adapt ? await adapt(tx, record) : record);
  }

  return {
    save,
    add,
    update,
    publishSeen,
    changeEverywhere,
    insertRecord,
    updateRecord,
    inputSlug,
    prepareInput,
    publishableInput,
    requireSavable,
  };
}

function isPublished({ publication }: StoredRecord) {
  return publication === undefined || publication.state === 'published';
}

export function getDisplayOrder(record: object) {
  return 'displayOrder' in record ? Number(record.displayOrder) : 0;
}
