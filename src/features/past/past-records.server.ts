import { sql } from 'kysely';
import { mediaUrlsIn } from '../../lib/media/media-key.ts';
import { db, type Transaction } from '../../platform/database/database.ts';
import type { NounName, Tables } from '../../platform/database/row-types.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

/** A record as visitors saw it at a time. */
export type PastRecord = {
  noun: NounName;
  recordId: string;
  revision: number;
  displayOrder: number | null;
  /** The record as JSON text. */
  record: string;
};

export type PastMedia = Tables['mediaStates'];

/** From when to when a file was public. */
export type PastPeriod = { publicFrom: string; publicUntil: string };

const rowsAtOnce = 100;

/** All records that were public at a time, in parts. */
export async function* readPastRecords(at: string): AsyncGenerator<PastRecord[]> {
  let last = { noun: '', recordId: '' };
  for (;;) {
    const rows = await selectPast(at)
      .where(
        sql<boolean>`(publications.noun, publications.record_id) > (${last.noun}, ${last.recordId})`,
      )
      .orderBy('publications.noun')
      .orderBy('publications.recordId')
      .limit(rowsAtOnce)
      .execute();
    if (rows.length > 0) yield rows.filter(hasRecord);
    last = rows.at(-1) ?? last;
    if (rows.length < rowsAtOnce) return;
  }
}

/** A record as it was public at a time. */
export async function findPastRecord(at: string, noun: NounName, id: string) {
  const row = await selectPast(at)
    .where('publications.noun', '=', noun)
    .where('publications.recordId', '=', id)
    .executeTakeFirst();
  return row && hasRecord(row) ? (JSON.parse(row.record) as Record<string, unknown>) : undefined;
}

/** When a revision of a record became public. Undefined if it never did. */
export async function findPublicationTime(noun: NounName, id: string, revision: number) {
  const { first } = await db
    .selectFrom('publications')
    .select(({ fn }) => fn.min('publicFrom').as('first'))
    .where('noun', '=', noun)
    .where('recordId', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirstOrThrow();
  return first ?? undefined;
}

/** The descriptions of all files at a time, in parts. */
export async function* readPastMedia(at: string): AsyncGenerator<PastMedia[]> {
  let last = '';
  for (;;) {
    const rows = await db
      .selectFrom('mediaStates')
      .selectAll()
      .where('validFrom', '<=', at)
      .where((eb) => eb.or([eb('validUntil', 'is', null), eb('validUntil', '>', at)]))
      .where('url', '>', last)
      .orderBy('url')
      .limit(rowsAtOnce)
      .execute();
    if (rows.length > 0) yield rows;
    last = rows.at(-1)?.url ?? last;
    if (rows.length < rowsAtOnce) return;
  }
}

/** The time since which all that was public is known. Undefined before anything was public. */
export async function findPastBeginning(retainedFrom: string): Promise<string | undefined> {
  const { first } = await db
    .selectFrom('publications')
    .select(({ fn }) => fn.min('publicFrom').as('first'))
    .executeTakeFirstOrThrow();
  if (!first) return undefined;
  return first > retainedFrom ? first : retainedFrom;
}

/** When the files of records that are no longer in the bin were public, by URL. */
export async function listPastMedia(connection: Pick<Transaction, 'selectFrom'> = db) {
  const periods = new Map<string, PastPeriod>();
  for await (const { record, publicFrom, publicUntil } of readPastVersions(connection))
    for (const url of mediaUrlsIn(record)) extend(url, publicFrom, publicUntil);
  for (const { url, posterUrl } of await listPastPosters(connection)) {
    const video = periods.get(url);
    if (video) extend(posterUrl, video.publicFrom, video.publicUntil);
  }
  return periods;

  function extend(url: string, from: string, until: string) {
    const period = periods.get(url);
    periods.set(url, {
      publicFrom: period && period.publicFrom < from ? period.publicFrom : from,
      publicUntil: period && period.publicUntil > until ? period.publicUntil : until,
    });
  }
}

/** Each once with its whole period, however often its record was moved meanwhile. */
async function* readPastVersions(connection: Pick<Transaction, 'selectFrom'>) {
  const now = new Date().toISOString();
  let last = { noun: '', recordId: '', revision: 0 };
  for (;;) {
    const rows = await connection
      .selectFrom('pastVersions')
      .innerJoin('publications', (join) =>
        join
          .onRef('publications.noun', '=', 'pastVersions.noun')
          .onRef('publications.recordId', '=', 'pastVersions.recordId')
          .onRef('publications.revision', '=', 'pastVersions.revision'),
      )
      .select(['pastVersions.noun', 'pastVersions.recordId', 'pastVersions.revision'])
      .select('pastVersions.record')
      .select((eb) => [
        eb.fn.min('publications.publicFrom').as('publicFrom'),
        eb.fn.max(eb.fn.coalesce('publications.publicUntil', eb.val(now))).as('publicUntil'),
      ])
      .where(
        sql<boolean>`(past_versions.noun, past_versions.record_id, past_versions.revision)
          > (${last.noun}, ${last.recordId}, ${last.revision})`,
      )
      .groupBy(['pastVersions.noun', 'pastVersions.recordId', 'pastVersions.revision'])
      .groupBy('pastVersions.record')
      .orderBy('pastVersions.noun')
      .orderBy('pastVersions.recordId')
      .orderBy('pastVersions.revision')
      .limit(rowsAtOnce)
      .execute();
    yield* rows;
    last = rows.at(-1) ?? last;
    if (rows.length < rowsAtOnce) return;
  }
}

/** Deletes what was last public before a time. */
export async function deletePastBefore(time: string) {
  await inTransaction(async (tx) => {
    await tx.deleteFrom('publications').where('publicUntil', '<=', time).execute();
    await tx.deleteFrom('mediaStates').where('validUntil', '<=', time).execute();
    await tx.deleteFrom('pastFiles').where('publicUntil', '<=', time).execute();
    await tx
      .deleteFrom('pastVersions')
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('publications')
              .select('publications.revision')
              .whereRef('publications.noun', '=', 'pastVersions.noun')
              .whereRef('publications.recordId', '=', 'pastVersions.recordId')
              .whereRef('publications.revision', '=', 'pastVersions.revision'),
          ),
        ),
      )
      .execute();
  });
}

/** Deletes all that is kept of what a record was, after its versions are deleted. */
export async function deletePastOf(tx: Transaction, noun: NounName, id: string) {
  for (const table of ['publications', 'pastVersions'] as const)
    await tx.deleteFrom(table).where('noun', '=', noun).where('recordId', '=', id).execute();
}

function selectPast(at: string) {
  return db
    .selectFrom('publications')
    .leftJoin('versions', (join) =>
      join
        .onRef('versions.noun', '=', 'publications.noun')
        .onRef('versions.recordId', '=', 'publications.recordId')
        .onRef('versions.revision', '=', 'publications.revision'),
    )
    .leftJoin('pastVersions', (join) =>
      join
        .onRef('pastVersions.noun', '=', 'publications.noun')
        .onRef('pastVersions.recordId', '=', 'publications.recordId')
        .onRef('pastVersions.revision', '=', 'publications.revision'),
    )
    .select(['publications.noun', 'publications.recordId', 'publications.revision'])
    .select('publications.displayOrder')
    .select(({ fn }) => fn.coalesce('versions.record', 'pastVersions.record').as('record'))
    .where('publications.publicFrom', '<=', at)
    .where((eb) =>
      eb.or([eb('publications.publicUntil', 'is', null), eb('publications.publicUntil', '>', at)]),
    );
}

function hasRecord<Row extends { record: string | null }>(
  row: Row,
): row is Row & { record: string } {
  return row.record !== null;
}

function listPastPosters(connection: Pick<Transaction, 'selectFrom'>) {
  return connection
    .selectFrom('mediaStates')
    .select(['url', 'posterUrl'])
    .where('posterUrl', 'is not', null)
    .$narrowType<{ posterUrl: string }>()
    .execute();
}
