import type { Seen, StoredRecord } from '../model/record.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { NounName } from '../platform/database/row-types.ts';
import { NotFound } from '../platform/actions.ts';
import { logged } from '../platform/activity.ts';
import {
  findDraft,
  putDraft,
  removeDraft,
  removeDraftAndSchedule,
} from './publishing/drafts.server.ts';
import { currentRecords } from './current-record.server.ts';
import { shiftUp, shiftDown } from './positions.server.ts';
import { findRole } from '../platform/accounts/roles.ts';
import { requireMayPublish } from './publishing/own-publishing.server.ts';
import { deletePreviewLinks } from './publishing/preview-links.server.ts';
import { publicRows } from './publishing/public-rows.server.ts';
import { noteChange } from './publishing/relying-records.server.ts';
import { tellOfRecord } from './record-events.server.ts';
import type { RecordKind } from './record-kind.server.ts';
import { recordState } from './record-state.server.ts';
import { getDisplayOrder, recordWrites } from './record-writes.server.ts';
import { changeRevision, FieldError } from './revisions.server.ts';
import { changeSchedule } from './publishing/schedules.server.ts';
import { freeSlug } from './slugs.server.ts';
import { saveDeletedVersion, saveVersion } from './versions.server.ts';
import { findDeleted } from './deleted-records.server.ts';

/** What deletes records and restores them. */
export function recordBin<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
) {
  const { name, isOrdered, hasPages } = kind.noun;
  const { find, findPublished, readSeen } = currentRecords(kind);
  const { insertRecord, updateRecord } = recordWrites(kind);

  async function remove(seen: Seen, editor: string) {
    return changeRevision(async (tx) => {
      const { record, row } = await moveToBin(tx, seen, editor);
      if (row && isOrdered) await shiftUp(tx, name, getDisplayOrder(row));
      return record;
    });
  }

  /** Deletes a record inside the caller's transaction. The caller closes the gap in the display order. */
  async function moveToBin(tx: Transaction, seen: Seen, editor: string) {
    const { id, revision } = seen;
    await kind.requireForDelete?.(tx, id);
    const current = await readSeen(tx, seen);
    await kind.requireForHide?.(current.edited, tx, new Date());
    const before = recordState(current);
    const row = await deletePublicRow(tx, id);
    await removeDraftAndSchedule(tx, { noun: name, recordId: id });
    const last = { ...(row ?? current.edited), revision };
    await logged({ before }, () => saveDeletedVersion(tx, name, last, editor, row ? 1 : 0));
    await deletePreviewLinks(tx, { noun: name, id });
    await tellOfRecord(tx, kind, { before: row, after: null }, current);
    return { record: current.edited, row };
  }

  /** Restores a deleted record to its position, under its slug, or a similar one if that was taken meanwhile. */
  async function restore({ id }: { id: string }, editor: string) {
    return changeRevision(async (tx) => {
      const present = await find(tx, id);
      return present ?? restoreFromBin(tx, id, editor);
    });
  }

  /** Restores a deleted record inside the caller's transaction. */
  async function restoreFromBin(tx: Transaction, id: string, editor: string) {
    const deleted = await findDeleted<Row>(tx, name, id);
    if (!deleted) throw new NotFound('It is no longer in the bin');
    const { published, draft, revision } = deleted;
    const position = getDisplayOrder(published ?? draft ?? {});
    const problem = published && (await findProblem(tx, published));
    const formerState = {
      published: problem ? undefined : published,
      draft: problem ? (draft ?? published) : draft,
      place: position,
      wasPublic: await wasPublicBefore(tx, name, id),
      publishAt: null,
      problem,
    };
    return restoreState(tx, { id, revision, ...formerState }, editor);
  }

  /** Why a deleted record may not be public any more. Restored as a draft, it can be corrected. */
  async function findProblem(tx: Transaction, published: Row) {
    try {
      const at = { id: published.id, publicAt: new Date() };
      await kind.requireForPublic(tx, await adaptedTo(tx, published), at);
      return undefined;
    } catch (cause) {
      if (cause instanceof FieldError) return cause.message;
      throw cause;
    }
  }

  async function adaptedTo(tx: Transaction, record: Row) {
    return kind.adapt ? kind.adapt(tx, record) : record;
  }

  /** Writes a record in a former state, as revisions after `revision`. It may currently be public. */
  async function restoreState(
    tx: Transaction,
    { id, revision, published, draft, place, wasPublic, publishAt, problem }: FormerState<Row>,
    editor: string,
  ) {
    let next = revision + 1;
    const currentDraft = await findDraft(tx, name, id);
    if (currentDraft) await removeDraft(tx, currentDraft);
    // What stays public keeps its row, to which others may refer.
    const row = published ? await findPublished(tx, id) : await deletePublicRow(tx, id);
    if (published) {
      const adapted = await adaptedTo(tx, published);
      await kind.requireForPublic(tx, adapted, { id, publicAt: new Date() });
      const displayOrder = row ? getDisplayOrder(row) : await makeRoomIn(place);
      const columns = {
        ...kind.toColumns(adapted),
        ...(isOrdered && { displayOrder }),
        ...(await restoredColumns(adapted, next++)),
      };
      await requireMayPublish(tx, name, id, await findRole(tx, editor));
      const after = await (row ? updateRecord : insertRecord)(tx, columns, editor);
      if (row) noteChange(tx, name, after);
      await tellOfRecord(tx, kind, { before: row, after });
    } else await tellOfRecord(tx, kind, { before: row, after: null });
    if (draft) {
      const adapted = await adaptedTo(tx, draft);
      const order = isOrdered && !published && { displayOrder: place };
      const record = { ...adapted, ...order, ...(await restoredColumns(adapted, next)) };
      await putDraft(tx, name, record, wasPublic, editor);
      if (publishAt !== null)
        await kind.requireForPublic(tx, adapted, { id, publicAt: new Date(publishAt) });
      if (publishAt !== null || problem !== undefined) {
        const schedule = { publishAt, problem: problem ?? null };
        await changeSchedule(tx, { noun: name, recordId: id }, schedule);
      }
      await saveVersion(tx, name, record, editor, { isPublic: 0 });
    }
    return find(tx, id) as Promise<Row>;

    async function makeRoomIn(position: number) {
      return isOrdered ? shiftDown(tx, name, position) : 0;
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
  async function deletePublicRow(tx: Transaction, id: string): Promise<Row | undefined> {
    const row = await publicRows(kind.noun).remove(tx, id);
    if (!row) return undefined;
    const record = kind.recordFrom(row as never);
    noteChange(tx, name, record);
    return record;
  }

  return { remove, restore, moveToBin, restoreFromBin, restoreState, deletePublicRow };
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
  /** Why it is restored as a draft. */
  problem?: string | undefined;
};

function slugIn(record: object) {
  return 'slug' in record ? String(record.slug) : '';
}
