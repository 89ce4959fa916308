import { sql } from 'kysely';
import type { StoredRecord } from './record.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { NounName, Tables } from '../platform/database/tables.ts';
import { publishedState, parseDraft, type Draft } from './publishing/drafts.server.ts';
import type { RecordKind } from './record-kind.server.ts';
import type { Schedule } from './publishing/schedules.server.ts';
import { nounTable } from './noun-table.ts';

/** All that is stored about a record. */
export type CurrentRecord<Row> = {
  id: string;
  /** What visitors see. */
  published: Row | null;
  draft: Draft | undefined;
  schedule: Schedule;
  /** The newest version, also of a deleted record. */
  newest: NewestVersion | undefined;
  /** True if another record, or its draft, has the slug that was asked for. */
  isSlugTaken: boolean;
};

type NewestVersion = Pick<Tables['versions'], 'revision' | 'isDeleted' | 'isPublic' | 'savedBy'>;

/** Reads a record in one statement, and whether another record has a slug. */
export async function readCurrent<Input extends object, Row extends StoredRecord>(
  { noun, recordFrom }: RecordKind<Input, Row>,
  tx: Transaction,
  id: string,
  slug?: string,
): Promise<CurrentRecord<Row>> {
  const { name } = noun;
  const found = await tx
    .selectFrom(sql<{ wantedId: string }>`(select cast(${id} as text) as wanted_id)`.as('wanted'))
    .leftJoin(`${nounTable(name)} as present`, 'present.id', 'wanted.wantedId')
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
      findSlugHolder(name, id, slug).as('slugHolder'),
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
    slugHolder,
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
    ...schedule,
  };
  const newest = newestRevision !== null && {
    revision: newestRevision,
    isDeleted: newestIsDeleted ?? 0,
    isPublic: newestIsPublic ?? 0,
    savedBy: newestSavedBy ?? '',
  };
  return {
    id,
    published: row.id === null ? null : recordFrom(row as never),
    draft: draft || undefined,
    schedule,
    newest: newest || undefined,
    isSlugTaken: slugHolder !== null,
  };
}

/** The id of another record whose public version or draft has the slug; null if the slug is free or not asked for. */
function findSlugHolder(noun: NounName, id: string, slug: string | undefined) {
  if (slug === undefined) return sql<string | null>`null`;
  return sql<string | null>`coalesce(
    (select min(id) from ${sql.table(noun)} where slug = ${slug} and id <> ${id}),
    (select min(record_id) from drafts where noun = ${noun} and slug = ${slug} and record_id <> ${id})
  )`;
}

/** A record as editors see it: its draft, or else its public version. */
export function editedRecord<Input extends object, Row extends StoredRecord>(
  { noun }: RecordKind<Input, Row>,
  { published, draft, schedule, newest }: CurrentRecord<Row>,
): Row | null {
  if (!noun.hasDrafts) return published;
  if (draft) return parseDraft(draft, published !== null) as Row;
  const publication = publishedState(newest?.savedBy ?? '', schedule.unpublishAt);
  return published && { ...published, publication };
}
