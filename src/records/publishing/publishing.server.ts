import { isAssistant } from '../../model/actors.ts';
import { randomUUID } from 'node:crypto';
import { refused, type SaveInput, type Seen, type StoredRecord } from '../../model/record.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { logged } from '../../platform/activity.ts';
import { wakeQueue } from '../../platform/jobs/jobs.ts';
import { currentRecords, type CurrentRecord } from '../current-record.server.ts';
import { deleteDraft, parseDraft, publishedState, putDraft } from './drafts.server.ts';
import { requireMedia } from '../media-uses.server.ts';
import {
  mayChangeEnd,
  requireMayAdd,
  requireMayChangeEnd,
  requireMayPublish,
} from './own-publishing.server.ts';
import { shiftUp } from '../positions.server.ts';
import { recordBin } from '../record-bin.server.ts';
import { publicRows } from './public-rows.server.ts';
import { requireConsentThen, type LaterStep } from './relying-records.server.ts';
import { recordState } from '../record-state.server.ts';
import { tellOfRecord } from '../record-events.server.ts';
import type { RecordKind } from '../record-kind.server.ts';
import { getDisplayOrder, recordWrites } from '../record-writes.server.ts';
import { changeRevision, FieldError, RevisionConflict } from '../revisions.server.ts';
import {
  changeSchedule,
  noEnd,
  noSchedule,
  removeSchedule,
  type Schedule,
} from './schedules.server.ts';
import { freeSlug, slugTaken } from '../slugs.server.ts';
import { draftAction, publicationAction, saveVersion } from '../versions.server.ts';

export const publishingQueue = 'publishing';

type Scheduled<Input> = SaveInput<Input> & {
  publishAt: string;
  unpublishAt?: string | null | undefined;
};

type DraftWrite<Input, Row> = {
  /** Keeps the current values if undefined. */
  input?: Input;
  /** The current values, if others than those that editors see. */
  values?: Row;
  /** What changes in the schedule. Without it, a scheduled record stays scheduled. */
  schedule?: Partial<Schedule> | undefined;
  hasCheckedMedia?: boolean;
  /** True if this draft unpublishes the record. */
  isHidden?: boolean;
};

/** What writes the drafts and the schedules of records, and unpublishes them. */
export function recordPublishing<Input extends object, Row extends StoredRecord>(
  kind: RecordKind<Input, Row>,
) {
  const { noun, schema, draftFrom, toColumns, isSame, requireForHide, requireForPublic, valuesAt } =
    kind;
  const { name, nameIn, isOrdered, hasPages } = noun;
  const { changeDraft, readSeen, find } = currentRecords(kind);
  const { inputSlug, prepareInput, requireSavable } = recordWrites(kind);
  const { deletePublicRow } = recordBin(kind);
  const rows = publicRows(noun);

  /** Saves a record without publishing it. A scheduled draft stays scheduled and must be valid for publication. */
  async function saveDraft(
    { id = randomUUID(), revision, ...fields }: SaveInput<Input>,
    editor: string,
  ) {
    const input = fields as unknown as Input;
    const isRepeated = (edited: Row) => revision === undefined && isSame(edited, input);
    const seen = { id, revision, slug: inputSlug(input), isRepeated };
    return changeDraft(seen, async (tx, current) => {
      const publication = current.edited?.publication;
      requireName(input);
      if (publication?.publishAt) {
        requirePublishable(input);
        await requireForPublic(tx, input, { id, publicAt: new Date(publication.publishAt) });
      }
      if (current.isSlugTaken) throw slugTaken();
      await requireMedia(tx, input);
      const times = publication?.problem ? { problem: null } : undefined;
      return writeDraft(tx, current, { input, schedule: times, hasCheckedMedia: true }, editor);
    });
  }

  /** Saves a record and schedules its publication, and optionally a later unpublishing, as in `2026-01-06T17:00:00.000Z`. */
  async function schedule(
    { id = randomUUID(), revision, publishAt, unpublishAt = null, ...fields }: Scheduled<Input>,
    editor: string,
  ) {
    const fault = timeFault(publishAt, unpublishAt);
    if (fault) return refused(fault);
    const prepared = await prepareInput(fields as unknown as Input);
    const seen = { id, revision, slug: inputSlug(prepared), editor, isRepeated };
    const answer = await changeDraft(seen, async (tx, current) => {
      const { edited } = current;
      const input = await valuesThen(tx, prepared);
      if (edited && unpublishAt !== null) await requireForHide?.(edited, tx, new Date(unpublishAt));
      await requireSavable(tx, input, current);
      await requireForPublic(tx, input, { id, publicAt: new Date(publishAt) });
      if (edited?.publication?.isPublic === false)
        await requireMayPublish(tx, name, id, current.editorRole);
      await requireMayChangeEnd(tx, current.schedule, unpublishAt, editor);
      await requireConsentThen(tx, stepsOf(current, input, { publishAt, unpublishAt }));
      const end = unpublishAt === null ? noEnd : { unpublishAt, unpublishSetBy: editor };
      const times = {
        publishAt,
        problem: null,
        ...(current.schedule.unpublishAt !== unpublishAt && end),
      };
      return writeDraft(tx, current, { input, schedule: times, hasCheckedMedia: true }, editor);
    });
    wakeQueue(publishingQueue);
    return answer;

    async function valuesThen(tx: Transaction, input: Input): Promise<Input> {
      return { ...input, ...(await valuesAt?.(tx, input, { id, publishAt })) };
    }

    async function isRepeated(edited: Row, tx: Transaction) {
      const { publication } = edited;
      return (
        edited.revision === (revision ?? 0) + 1 &&
        publication?.publishAt === publishAt &&
        (publication.unpublishAt ?? null) === unpublishAt &&
        isSame(edited, await valuesThen(tx, prepared))
      );
    }
  }

  /** What a schedule does to a record that is public. */
  function stepsOf(
    { id, published }: CurrentRecord<Row>,
    input: Input,
    { publishAt, unpublishAt }: { publishAt: string; unpublishAt: string | null },
  ): LaterStep[] {
    if (!published) return [];
    const of = { noun: name, record: published };
    return [
      {
        ...of,
        at: publishAt,
        run: (tx) => rows.update(tx, id, toColumns(input)),
      },
      ...(unpublishAt === null
        ? []
        : [{ ...of, at: unpublishAt, run: (tx: Transaction) => deletePublicRow(tx, id) }]),
    ];
  }

  /** Removes a record from the schedule. Its content stays as a draft. */
  async function unschedule(seen: Seen, editor: string) {
    return changeDraft(seen, async (tx, current) => {
      const { edited } = current;
      const now = new Date().toISOString();
      const values = {
        ...edited,
        ...(await valuesAt?.(tx, edited, { id: seen.id, publishAt: now })),
      };
      const end = (await mayChangeEnd(tx, current.schedule, editor)) && noEnd;
      const times = { publishAt: null, problem: null, ...end };
      return writeDraft(tx, current, { values, schedule: times }, editor);
    });
  }

  /** Unpublishes a record. Its current content becomes a draft. */
  async function unpublish(seen: Seen, editor: string) {
    return changeRevision((tx) => unpublishWithin(tx, seen, editor));
  }

  /** As `unpublish`, inside the caller's transaction. */
  async function unpublishWithin(tx: Transaction, seen: Seen, editor: string) {
    const { record, row } = await hide(tx, seen, editor);
    if (row && isOrdered) await shiftUp(tx, name, getDisplayOrder(row));
    return record;
  }

  /**
   * Unpublishes a record inside the caller's transaction. The caller closes the gap in the display order. The entry can
   * be undone.
   */
  async function hide(tx: Transaction, seen: Seen, editor: string) {
    const current = await readSeen(tx, seen);
    await requireForHide?.(current.edited, tx, new Date());
    await removeSchedule(tx, { noun: name, recordId: seen.id });
    const row = await deletePublicRow(tx, seen.id);
    const order = row && 'displayOrder' in row ? { displayOrder: row.displayOrder } : {};
    const values = { ...current.edited, ...order };
    const hidden = { ...current, published: null, schedule: noSchedule };
    await tellOfRecord(tx, kind, { before: row, after: null }, current);
    const { result: record } = await logged({ before: recordState(current) }, () =>
      writeDraft(tx, hidden, { values, isHidden: true }, editor),
    );
    return { record, row };
  }

  /** Deletes a draft. It stays in the history. */
  async function discard(seen: Seen, editor: string) {
    return changeDraft(seen, async (tx, { published, draft, newest, schedule: times }) => {
      if (!published)
        throw new FieldError({ '': 'This is not published, so its draft cannot be discarded.' });
      const next = { revision: seen.revision + 1, updatedAt: new Date().toISOString() };
      await rows.update(tx, seen.id, next);
      if (draft) await deleteDraft(tx, draft);
      const isScheduled = times.publishAt !== null || times.problem !== null;
      const end = draft?.publishAt && (await mayChangeEnd(tx, times, editor)) ? noEnd : {};
      if (draft && isScheduled)
        await changeSchedule(tx, draft, { publishAt: null, problem: null, ...end });
      await saveVersion(tx, name, { ...published, ...next }, editor, {
        act: publicationAction(newest),
      });
      const publication = publishedState(editor, { ...times, ...end }.unpublishAt);
      return { ...published, ...next, publication };
    });
  }

  /** Copies a record to a draft with "copy" in its name and slug. Safe to repeat with the same `newId`. */
  async function duplicate(
    { id, newId = randomUUID() }: { id: string; newId?: string | undefined },
    editor: string,
  ) {
    const copy = { id: newId, revision: undefined, isRepeated: isCopied };
    return changeDraft(copy, async (tx, current) => {
      const record = await find(tx, id);
      if (!record) throw new RevisionConflict(null);
      const { [nameIn]: originalName = '', slug = '' } = record as Record<string, unknown>;
      const values = {
        ...record,
        [nameIn]: `${String(originalName)} (copy)`.trim(),
        ...(hasPages && slug !== '' && { slug: await freeSlug(tx, name, `${String(slug)}-copy`) }),
      };
      return writeDraft(tx, current, { values }, editor);
    });
  }

  async function writeDraft(
    tx: Transaction,
    { id, edited, published, draft, newest, schedule: current }: CurrentRecord<Row>,
    { input, values, schedule: times, hasCheckedMedia, isHidden }: DraftWrite<Input, Row>,
    editor: string,
  ): Promise<Row> {
    if (!edited && !values) await requireMayAdd(tx, editor);
    const identity = {
      id,
      revision: ((edited ?? newest)?.revision ?? 0) + 1,
      updatedAt: new Date().toISOString(),
    };
    const record = { ...(values ?? edited), ...(input && draftFrom(input)), ...identity } as Row;
    const wasPublic = isHidden || published ? 1 : (draft?.wasPublic ?? 0);
    const written = await putDraft(tx, name, record, wasPublic, editor);
    if (times) await changeSchedule(tx, { noun: name, recordId: id }, times);
    const schedules = { ...current, ...times };
    const act = isHidden ? 'hidden' : draftAction({ newest, published, ...schedules });
    await saveVersion(tx, name, record, editor, { isPublic: 0, act, hasCheckedMedia });
    const assistant = isAssistant(editor) ? editor : (draft?.assistant ?? null);
    return parseDraft({ ...written, ...schedules, assistant }, published !== null) as Row;
  }

  /** A draft needs the name by which editors recognise it. */
  function requireName(input: Input) {
    const text = new Map<string, unknown>(Object.entries(input)).get(nameIn);
    if (text === '') throw new FieldError({ [nameIn]: 'Required.' });
  }

  /** A scheduled draft must already be valid: nobody can correct it at publication. */
  function requirePublishable(input: Input) {
    const issues = schema.safeParse(input).error?.issues ?? [];
    if (issues.length === 0) return;
    throw new FieldError(
      Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]).toReversed()),
    );
  }

  return { saveDraft, schedule, unschedule, unpublish, unpublishWithin, hide, discard, duplicate };
}

/** What is wrong with the times of a schedule. */
function timeFault(
  publishAt: string,
  unpublishAt: string | null,
): Record<string, string> | undefined {
  if (publishAt <= new Date().toISOString()) return { publishAt: 'Choose a time in the future' };
  return unpublishAt !== null && unpublishAt <= publishAt
    ? { unpublishAt: 'Choose a time after publishing' }
    : undefined;
}

/** A copy that exists has arrived before. */
function isCopied() {
  return true;
}
