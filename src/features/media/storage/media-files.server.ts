import { focalFrom } from '../../../lib/media/focal-point.ts';
import { parseRenditions } from '../../../lib/media/video.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import {
  listMediaUsesWithPosters,
  findFieldPaths,
  readVersions,
  type MediaUses,
  type RecordWithMedia,
} from '../../../records/media-uses.server.ts';
import { findProposedTexts } from '../../../records/proposals.server.ts';
import { versioned } from '../../nouns.ts';
import { recordAddress } from '../../record-address.ts';
import { posterColumns, posterFrom, type MediaFile, type MediaUse } from '../media.ts';

/** A file with all its uses, also those that a member may not open. */
export type FoundFile = Omit<MediaFile, 'hiddenUses'>;

export function selectFiles(connection: Pick<Transaction, 'selectFrom'>) {
  return connection
    .selectFrom('media')
    .leftJoin('media as poster', 'poster.url', 'media.posterUrl')
    .select(['media.url', 'media.kind', 'media.bytes', 'media.pdfBytes', 'media.name', 'media.alt'])
    .select(['media.focalX', 'media.focalY', 'media.wideFocalX', 'media.wideFocalY'])
    .select(['media.revision', 'media.createdBy', 'media.createdAt', 'media.smallFilms'])
    .select(['media.isDecorative', 'media.imageType', 'media.deletedAt'])
    .select(posterColumns);
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
  const proposals = await findProposedTexts(rows.map(({ url }) => url));
  return rows.map((row) => {
    const { url, kind, bytes, pdfBytes, name, alt, imageType } = row;
    const { revision, createdBy, createdAt } = row;
    return {
      url,
      kind,
      bytes,
      pdfBytes,
      name,
      alt,
      imageType,
      revision,
      createdBy,
      createdAt,
      isDecorative: row.isDecorative === 1,
      isDeleted: row.deletedAt !== null,
      smallFilms: parseRenditions(row.smallFilms),
      focal: focalFrom(row),
      poster: posterFrom(row, row.posterAlt),
      uses: (uses.get(url) ?? []).flatMap(({ id }) => useIn(records.get(id), url)),
      ...(proposals.has(url) && { proposal: proposals.get(url) }),
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
