import { sql } from 'kysely';
import type { Seen, StoredRecord } from '../model/record.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { NounName, Tables } from '../platform/database/row-types.ts';
import { lockContent } from '../platform/database/content.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import type { Role } from '../model/rights.ts';
import { roleFrom, storedRole } from '../platform/accounts/roles.ts';
import { changesOf, requireSeen } from './revisions.server.ts';
import {
  lastAssistant,
  publishedState,
  parseDraft,
  type Draft,
} from './publishing/drafts.server.ts';
import type { RecordKind } from './record-kind.server.ts';
import type { Schedule } from './publishing/schedules.server.ts';

type Connection = Pick<Transaction, 'selectFrom'>;

/** All that is stored about a record. */
export type CurrentRecord<Row> = {
  id: string;
  /** As editors see it: its draft, or else its public version. */
  edited: Row | null;
  isDeleted: boolean;
  /** What visitors see. */
  published: Row | null;
  draft: Draft | undefined;
  schedule: Schedule;
  /** The newest version, also of a deleted record. */
  newest: NewestVersion | undefined;
  /** True if another record, or its draft, has the slug that was asked for. */
  isSlugTaken: boolean;
  /** True if there are webhooks, which may want to be told of a change. */
  hasWebhooks: boolean;
  /** The role of the editor that was asked for; undefined for the site itself and for former members. */
  editorRole: Role | undefined;
};

type NewestVersion = Pick<Tables['versions'], 'revision' | 'isDeleted' | 'isPublic' | 'savedBy'>;

/** Reads records as editors see them, and changes them. */
export function currentRecords<Row extends StoredRecord>({
  noun,
  recordFrom,
}: Pick<RecordKind<never, Row>, 'noun' | 'recordFrom'>) {
  const { name } = noun;
  type Key = { id: string; slug?: string | undefined; editor?: string };
  const read = (tx: Connection, { id, slug, editor }: Key) => readCurrent(tx, id, slug, editor);

  /** Reads a record in one statement, and whether another record has a slug. */
  async function readCurrent(
    tx: Connection,
    id: string,
    slug?: string,
    editor?: string,
  ): Promise<CurrentRecord<Row>> {
    const found = await tx
      .selectFrom(sql<{ wantedId: string }>`(select cast(${id} as text) as wanted_id)`.as('wanted'))
      .leftJoin(
        sql<StoredRecord>`${sql.table(name)}`.as('present'),
        'present.id',
        'wanted.wantedId',
      )
      .leftJoin('drafts', (join) =>
        join.onRef('drafts.recordId', '=', 'wanted.wantedId').on('drafts.noun', '=', name),
      )
      .leftJoin('schedules', (join) =>
        join.onRef('schedules.recordId', '=', 'wanted.wantedId').on('schedules.noun', '=', name),
      )
      .leftJoin('versions', (join) =>
        join
          .onRef('versions.recordId', '=', 'wanted.wantedId')
          .on('versions.noun', '=', name)
          .on((eb) =>
            eb('versions.revision', '=', (of) =>
              of
                .selectFrom('versions as any')
                .select(({ fn }) => fn.max('any.revision').as('last'))
                .where('any.noun', '=', name)
                .whereRef('any.recordId', '=', 'wanted.wantedId'),
            ),
          ),
      )
      .selectAll('present')
      .select([
        'drafts.revision as draftRevision',
        'drafts.slug as draftSlug',
        'drafts.record as draftRecord',
        'drafts.wasPublic as draftWasPublic',
        'drafts.savedBy as draftSavedBy',
        'drafts.savedAt as draftSavedAt',
        'schedules.publishAt as schedulePublishAt',
        'schedules.unpublishAt as scheduleUnpublishAt',
        'schedules.unpublishSetBy as scheduleUnpublishSetBy',
        'schedules.problem as scheduleProblem',
        'versions.revision as newestRevision',
        'versions.isDeleted as newestIsDeleted',
        'versions.isPublic as newestIsPublic',
        'versions.savedBy as newestSavedBy',
        lastAssistant(name, id).as('assistant'),
        findSlugHolder(name, id, slug).as('slugHolder'),
        sql<number | string>`(select count(*) from webhooks)`.as('webhookCount'),
        (editor === undefined ? sql<null>`null` : storedRole(editor)).as('storedEditorRole'),
      ])
      .executeTakeFirstOrThrow();

    const {
      draftRevision,
      draftSlug,
      draftRecord,
      draftWasPublic,
      draftSavedBy,
      draftSavedAt,
      schedulePublishAt,
      scheduleUnpublishAt,
      scheduleUnpublishSetBy,
      scheduleProblem,
      newestRevision,
      newestIsDeleted,
      newestIsPublic,
      newestSavedBy,
      assistant,
      slugHolder,
      webhookCount,
      storedEditorRole,
      ...row
    } = found;
    const schedule: Schedule = {
      publishAt: schedulePublishAt,
      unpublishAt: scheduleUnpublishAt,
      unpublishSetBy: scheduleUnpublishSetBy,
      problem: scheduleProblem,
    };
    const draft = draftRevision !== null && {
      noun: name,
      recordId: id,
      revision: draftRevision,
      slug: draftSlug,
      record: draftRecord ?? '',
      wasPublic: draftWasPublic ?? 0,
      savedBy: draftSavedBy ?? '',
      savedAt: draftSavedAt ?? '',
      assistant,
      ...schedule,
    };
    const newest = newestRevision !== null && {
      revision: newestRevision,
      isDeleted: newestIsDeleted ?? 0,
      isPublic: newestIsPublic ?? 0,
      savedBy: newestSavedBy ?? '',
    };
    const published = row.id === null ? null : recordFrom(row as never);
    const current = {
      id,
      published,
      draft: draft || undefined,
      schedule,
      newest: newest || undefined,
      isSlugTaken: slugHolder !== null,
      hasWebhooks: Number(webhookCount) > 0,
      editorRole: storedEditorRole === null ? undefined : roleFrom(storedEditorRole),
    };
    const edited = editedRecord(current);
    const isDeleted = !edited && newestIsDeleted === 1 && !noun.startsAgain;
    return { ...current, edited, isDeleted };
  }

  function editedRecord({
    published,
    draft,
    schedule,
    newest,
  }: Omit<CurrentRecord<Row>, 'edited' | 'isDeleted'>): Row | null {
    if (!noun.hasDrafts) return published;
    if (draft) return parseDraft(draft, published !== null) as Row;
    const publication = publishedState(newest?.savedBy ?? '', schedule.unpublishAt);
    return published && { ...published, publication };
  }

  async function findPublished(tx: Connection, id: string): Promise<Row | null> {
    const row = await tx.selectFrom(name).selectAll().where('id', '=', id).executeTakeFirst();
    return row ? recordFrom(row as never) : null;
  }

  return {
    readCurrent,
    /** As `readCurrent`. Throws `RevisionConflict` if editors see another revision. */
    readSeen: async (tx: Transaction, { id, revision }: Seen) =>
      requireSeen<Row, CurrentRecord<Row>, number>(await readCurrent(tx, id), revision),
    /** A record as editors see it: its draft, or else its public version. */
    find: async (tx: Connection, id: string) => (await readCurrent(tx, id)).edited,
    findPublished,
    ...changesOf<Key, Row, CurrentRecord<Row>>(read),
    /** A change that visitors do not see. */
    changeDraft: changesOf<Key, Row, CurrentRecord<Row>>(read, withLockedContent).change,
  };
}

/** Keeps other writers of content waiting. */
function withLockedContent<T>(work: (tx: Transaction) => Promise<T>) {
  return inTransaction(async (tx) => {
    await lockContent(tx);
    return work(tx);
  });
}

/** The id of another record whose public version or draft has the slug; null if the slug is free or not asked for. */
function findSlugHolder(noun: NounName, id: string, slug: string | undefined) {
  if (slug === undefined) return sql<string | null>`null`;
  return sql<string | null>`coalesce(
    (select min(id) from ${sql.table(noun)} where slug = ${slug} and id <> ${id}),
    (select min(record_id) from drafts where noun = ${noun} and slug = ${slug} and record_id <> ${id})
  )`;
}
