import { mediaUrlsIn, missingFileMessage } from '../lib/media/media-key.ts';
import { db, type Transaction } from '../platform/database/database.ts';
import type { NounName } from '../platform/database/row-types.ts';
import { laterVersions } from './newest-version.server.ts';
import { FieldError } from './revisions.server.ts';

/** A record in its current state, or in the version that names a file. */
export type RecordWithMedia = { noun: NounName; recordId: string; record: Record<string, unknown> };

type Connection = Pick<Transaction, 'selectFrom'>;

const versionsAtOnce = 200;

/** Marks the files of a record as used. Throws `FieldError`, keyed by the paths of the texts, if a file is deleted. */
export async function requireMedia(tx: Transaction, record: object) {
  const urls = mediaUrlsIn(JSON.stringify(record));
  if (urls.length === 0) return;
  const rows = await tx
    .updateTable('media')
    .set({ unreferencedSince: null, deletedAt: null })
    .where('url', 'in', urls)
    .returning('url')
    .execute();
  const existingUrls = new Set(rows.map((row) => row.url));
  const missing = urls.filter((url) => !existingUrls.has(url));
  if (missing.length === 0) return;
  const fields = [...textsIn(record)].filter(([, text]) =>
    mediaUrlsIn(text).some((url) => missing.includes(url)),
  );
  throw new FieldError(Object.fromEntries(fields.map(([path]) => [path, missingFileMessage])));
}

/** The field paths at which a record names a file, such as `images.gallery.2`. */
export function findFieldPaths(record: object, url: string) {
  const texts = [...textsIn(record)].filter(([, text]) => mediaUrlsIn(text).includes(url));
  return texts.map(([path]) => path);
}

/** All texts of a record with their paths, such as `images.gallery.2`. */
function* textsIn(value: unknown, path = ''): Generator<[string, string]> {
  if (typeof value === 'string') yield [path, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value))
    yield* textsIn(part, path ? `${path}.${key}` : key);
}

/** A cache of the file URLs in each current version, by version id. Versions never change. */
let urlsByVersion: ReadonlyMap<string, readonly string[]> = new Map();

/** The current versions of a record that name a file: its draft, what is public, or both. */
export type Usage = {
  /** The id of the newest of them. */
  id: string;
  noun: NounName;
  recordId: string;
  revision: number;
  /** True if visitors see the file. */
  isPublic: boolean;
  versionIds: string[];
};

/** By file URL: the records that name the file in a current version. */
export type MediaUses = ReadonlyMap<string, readonly Usage[]>;

export async function listMediaUses(connection: Connection = db): Promise<Map<string, Usage[]>> {
  const versions = await connection
    .selectFrom('versions')
    .select(['id', 'noun', 'recordId', 'revision', 'isPublic'])
    .where('isDeleted', '=', 0)
    .where((eb) => eb.not(eb.exists(endOfVersion(eb))))
    .orderBy('noun')
    .orderBy('recordId')
    .orderBy('revision', 'desc')
    .execute();
  const currentVersions = await withoutUnpublished(connection, versions);
  const names = await readNames(
    connection,
    currentVersions.map(({ id }) => id),
  );
  urlsByVersion = names;
  const uses = new Map<string, Usage[]>();
  for (const { isPublic, ...version } of currentVersions) {
    for (const url of names.get(version.id) ?? []) {
      const records = uses.get(url) ?? [];
      uses.set(url, records);
      const last = records.at(-1);
      if (last?.recordId === version.recordId) {
        last.versionIds.push(version.id);
        last.isPublic ||= isPublic === 1;
      } else records.push({ ...version, isPublic: isPublic === 1, versionIds: [version.id] });
    }
  }
  return uses;
}

/** The uses of files. A poster is also used wherever its film is. */
export async function listMediaUsesWithPosters(connection: Connection = db): Promise<MediaUses> {
  const uses = await listMediaUses(connection);
  for (const { url, posterUrl } of await listPosters(connection)) {
    const direct = uses.get(posterUrl) ?? [];
    const withVideo = (uses.get(url) ?? []).filter(
      ({ recordId }) => !direct.some((use) => use.recordId === recordId),
    );
    if (withVideo.length > 0) uses.set(posterUrl, [...direct, ...withVideo]);
  }
  return uses;
}

/** A draft is outdated by anything later, a public version by a later public version or a deletion. */
function endOfVersion(eb: Parameters<typeof laterVersions>[0]) {
  return laterVersions(eb).where((later) =>
    later.or([
      later('versions.isPublic', '=', 0),
      later('later.isPublic', '=', 1),
      later('later.isDeleted', '=', 1),
    ]),
  );
}

/** Leaves out the public versions of unpublished records, which have a draft and no row. */
async function withoutUnpublished<Version extends CurrentVersion>(
  connection: Connection,
  versions: readonly Version[],
) {
  const drafts = new Set(versions.filter(({ isPublic }) => isPublic === 0).map(recordKey));
  const doubtful = versions.filter((one) => one.isPublic === 1 && drafts.has(recordKey(one)));
  const published = new Set<string>();
  for (const [noun, records] of Map.groupBy(doubtful, (one) => one.noun)) {
    const rows = await connection
      .selectFrom(noun)
      .select('id')
      .where(
        'id',
        'in',
        records.map(({ recordId }) => recordId),
      )
      .execute();
    for (const { id } of rows) published.add(recordKey({ noun, recordId: id }));
  }
  const unpublished = new Set(doubtful.filter((one) => !published.has(recordKey(one))));
  return versions.filter((one) => !unpublished.has(one));
}

type CurrentVersion = Pick<Usage, 'noun' | 'recordId'> & { isPublic: 0 | 1 };

function recordKey({ noun, recordId }: Pick<Usage, 'noun' | 'recordId'>) {
  return `${noun} ${recordId}`;
}

/** The records in versions, by version id. */
export async function readVersions(ids: readonly string[], connection: Connection = db) {
  const records = new Map<string, RecordWithMedia>();
  for (let start = 0; start < ids.length; start += versionsAtOnce) {
    const rows = await connection
      .selectFrom('versions')
      .select(['id', 'noun', 'recordId', 'record'])
      .where('id', 'in', ids.slice(start, start + versionsAtOnce))
      .execute();
    for (const { id, noun, recordId, record } of rows) {
      records.set(id, { noun, recordId, record: JSON.parse(record) as RecordWithMedia['record'] });
    }
  }
  return records;
}

async function readNames(connection: Connection, versionIds: readonly string[]) {
  const names = new Map(versionIds.map((id) => [id, urlsByVersion.get(id) ?? []]));
  const uncachedIds = versionIds.filter((id) => !urlsByVersion.has(id));
  for (let start = 0; start < uncachedIds.length; start += versionsAtOnce) {
    const rows = await connection
      .selectFrom('versions')
      .select(['id', 'record'])
      .where('id', 'in', uncachedIds.slice(start, start + versionsAtOnce))
      .execute();
    for (const { id, record } of rows) names.set(id, mediaUrlsIn(record));
  }
  return names;
}

async function listPosters(connection: Connection) {
  return connection
    .selectFrom('media')
    .select(['url', 'posterUrl'])
    .where('posterUrl', 'is not', null)
    .$narrowType<{ posterUrl: string }>()
    .execute();
}

/** The URLs of all files that a record names or has named, each with the last version that names it. */
export async function listReferencedMedia(connection: Connection = db) {
  const urls = new Map<string, string>();
  let last = '';
  for (;;) {
    const rows = await connection
      .selectFrom('versions')
      .select(['id', 'record'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(versionsAtOnce)
      .execute();
    for (const { id, record } of rows) {
      last = id;
      for (const url of mediaUrlsIn(record)) urls.set(url, id);
    }
    if (rows.length < versionsAtOnce) return urls;
  }
}
