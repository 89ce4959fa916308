import { parseRenditions } from '../../../lib/media/video.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import {
  listMediaUsesWithPosters,
  findFieldPaths,
  readVersions,
  type MediaUses,
  type RecordWithMedia,
} from '../../../records/media-uses.server.ts';
import { versioned } from '../../nouns.ts';
import { recordAddress } from '../../record-address.ts';
import { toImage, type MediaFile, type MediaUse } from '../media.ts';

/** A file with all its uses, also those that a member may not open. */
export type FoundFile = Omit<MediaFile, 'hiddenUses'>;

export function selectFiles(connection: Pick<Transaction, 'selectFrom'>) {
  return connection
    .selectFrom('media')
    .leftJoin('media as poster', 'poster.url', 'media.posterUrl')
    .select(['media.url', 'media.kind', 'media.bytes', 'media.pdfBytes', 'media.name', 'media.alt'])
    .select(['media.focalX', 'media.focalY', 'media.posterUrl', 'media.revision'])
    .select(['media.createdBy', 'media.createdAt', 'media.smallFilms'])
    .select(['media.isDecorative', 'media.deletedAt'])
    .select(['poster.alt as posterAlt', 'poster.focalX as posterX', 'poster.focalY as posterY']);
}

export type FileRow = Awaited<ReturnType<ReturnType<typeof selectFiles>['execute']>>[number];

export function findFile(connection: Pick<Transaction, 'selectFrom'>, url: string) {
  return selectFiles(connection).where('media.url', '=', url).executeTakeFirst();
}

/** Adds the uses of each file, for the back office. */
export async function withUses(rows: FileRow[], usesByUrl?: MediaUses): Promise<FoundFile[]> {
  if (rows.length === 0) return [];
  const uses = usesByUrl ?? (await listMediaUsesWithPosters());
  const ids = new Set(rows.flatMap(({ url }) => uses.get(url)?.map(({ id }) => id) ?? []));
  const records = await readVersions([...ids]);
  return rows.map((row) => {
    const { focalX, focalY, posterUrl, posterAlt, posterX, posterY, deletedAt, ...file } = row;
    return {
      ...file,
      isDecorative: file.isDecorative === 1,
      isDeleted: deletedAt !== null,
      smallFilms: parseRenditions(file.smallFilms),
      focal: { x: focalX, y: focalY },
      poster: toImage(posterUrl, posterAlt, posterX, posterY),
      uses: (uses.get(file.url) ?? []).flatMap(({ id }) => useIn(records.get(id), file.url)),
    };
  });
}

/** Describes a use of a file in a record. */
export function useIn(usingRecord: RecordWithMedia | undefined, url: string): MediaUse[] {
  if (!usingRecord) return [];
  const { noun: name, recordId, record } = usingRecord;
  const { noun } = versioned[name];
  const title = record[noun.nameIn];
  return [
    {
      noun: noun.short,
      recordId,
      name: typeof title === 'string' ? title : '',
      address: recordAddress(name, recordId, record),
      places: findFieldPaths(record, url),
    },
  ];
}
