import type { ExpressionBuilder } from 'kysely';
import { parseSmallFilms } from '../../lib/film.ts';
import { missingFileWords } from '../../lib/media-key.ts';
import type { Change } from '../../lib/record.ts';
import { db, type Transaction } from '../../platform/database.ts';
import { listMediaUses, type RecordWithMedia } from '../../records/media-uses.server.ts';
import { changeRevision, FieldError, RevisionConflict } from '../../records/revisions.server.ts';
import { hasWords } from '../../platform/search.ts';
import type { Tables } from '../../platform/tables.ts';
import { nouns } from '../nouns.ts';
import {
  imageOf,
  searchTextOf,
  type MediaFile,
  type MediaInput,
  type MediaList,
  type MediaUse,
} from './media.ts';

const filesAtOnce = 48;

/** The files of one kind in which every word is found, newest first. */
export async function listMedia({ kind, search, hasDrawings, before }: MediaList) {
  const rows = await selectFiles(db)
    .where('media.kind', '=', kind)
    .$if(!hasDrawings, (query) => query.where('media.url', 'not like', '%.svg'))
    .where(hasWords('media.searchText', search))
    .$if(before !== undefined, (query) => query.where((eb) => isBefore(eb, before)))
    .orderBy('media.createdAt', 'desc')
    .orderBy('media.url', 'desc')
    .limit(filesAtOnce + 1)
    .execute();
  const files = await withUses(rows.slice(0, filesAtOnce));
  return { files, hasMore: rows.length > filesAtOnce };
}

/** The files at these addresses, in their order, without those that are gone. */
export async function findMedia({ urls }: { urls: string[] }): Promise<MediaFile[]> {
  if (urls.length === 0) return [];
  const rows = await selectFiles(db).where('media.url', 'in', urls).execute();
  const files = await withUses(rows);
  return urls.flatMap((url) => files.find((file) => file.url === url) ?? []);
}

/** Writes what is said of a file. Every page that shows it says so from then on. */
export async function describeMedia({
  url,
  revision,
  alt,
  focal,
  posterUrl,
}: MediaInput): Promise<Change<MediaFile>> {
  const change = await changeRevision(async (tx) => {
    const present = await findRow(tx, url);
    if (present?.revision !== revision) throw new RevisionConflict(present ?? null);
    await requirePoster(tx, present.kind, posterUrl);
    await tx
      .updateTable('media')
      .set({
        alt,
        focalX: focal.x,
        focalY: focal.y,
        posterUrl,
        searchText: searchTextOf(present.name, alt),
        revision: revision + 1,
      })
      .where('url', '=', url)
      .execute();
    return (await findRow(tx, url)) ?? present;
  });
  if (change.outcome === 'refused') return change;
  const row = change.outcome === 'done' ? change.record : change.newest;
  const [file] = row ? await withUses([row]) : [];
  if (change.outcome === 'conflict' || !file) {
    return { outcome: 'conflict', newest: file ?? null };
  }
  return { outcome: 'done', record: file };
}

async function requirePoster(tx: Transaction, kind: string, posterUrl: string | null) {
  if (posterUrl === null) return;
  const poster = await findRow(tx, posterUrl);
  if (kind !== 'video' || poster?.kind !== 'image') {
    throw new FieldError({ posterUrl: missingFileWords });
  }
  await tx
    .updateTable('media')
    .set({ unreferencedSince: null })
    .where('url', '=', posterUrl)
    .execute();
}

function findRow(connection: Pick<Transaction, 'selectFrom'>, url: string) {
  return selectFiles(connection).where('media.url', '=', url).executeTakeFirst();
}

function selectFiles(connection: Pick<Transaction, 'selectFrom'>) {
  return connection
    .selectFrom('media')
    .leftJoin('media as poster', 'poster.url', 'media.posterUrl')
    .select(['media.url', 'media.kind', 'media.bytes', 'media.name', 'media.alt'])
    .select(['media.focalX', 'media.focalY', 'media.posterUrl', 'media.revision'])
    .select(['media.createdBy', 'media.createdAt', 'media.smallFilms'])
    .select(['poster.alt as posterAlt', 'poster.focalX as posterX', 'poster.focalY as posterY']);
}

type FileRow = Awaited<ReturnType<ReturnType<typeof selectFiles>['execute']>>[number];
type Files = ExpressionBuilder<Tables, 'media'>;

function isBefore(eb: Files, before: MediaList['before']) {
  const { createdAt = '', url = '' } = before ?? {};
  return eb.or([
    eb('media.createdAt', '<', createdAt),
    eb.and([eb('media.createdAt', '=', createdAt), eb('media.url', '<', url)]),
  ]);
}

async function withUses(rows: FileRow[]): Promise<MediaFile[]> {
  const uses = rows.length > 0 ? await listMediaUses() : new Map<string, RecordWithMedia[]>();
  return rows.map(({ focalX, focalY, posterUrl, posterAlt, posterX, posterY, ...file }) => ({
    ...file,
    smallFilms: parseSmallFilms(file.smallFilms),
    focal: { x: focalX, y: focalY },
    poster: imageOf(posterUrl, posterAlt, posterX, posterY),
    uses: (uses.get(file.url) ?? []).map(useOf),
  }));
}

function useOf({ noun: name, recordId, record }: RecordWithMedia): MediaUse {
  const { noun } = nouns[name];
  const title = record[noun.nameIn];
  return { noun: noun.short, recordId, name: typeof title === 'string' ? title : '' };
}
