import { mediaUrlsIn, missingFileWords } from '../lib/media-key.ts';
import { db, type Transaction } from '../platform/database.ts';
import type { NounName } from '../platform/tables.ts';
import { laterVersions } from './newest-version.server.ts';
import { FieldError } from './revisions.server.ts';

/** `record` as it now is, or as it was in a version that names a file. */
export type RecordWithMedia = { noun: NounName; recordId: string; record: Record<string, unknown> };

type Connection = Pick<Transaction, 'selectFrom'>;

const versionsAtOnce = 200;

/** Marks the files that a record names as used. Throws `FieldError`, by the paths of its texts, when one of them is gone. */
export async function requireMedia(tx: Transaction, record: object) {
  const urls = mediaUrlsIn(JSON.stringify(record));
  if (urls.length === 0) return;
  const found = await tx
    .updateTable('media')
    .set({ unreferencedSince: null, deletedAt: null })
    .where('url', 'in', urls)
    .returning('url')
    .execute();
  const present = new Set(found.map((row) => row.url));
  const missing = urls.filter((url) => !present.has(url));
  if (missing.length === 0) return;
  const fields = [...textsIn(record)].filter(([, text]) =>
    mediaUrlsIn(text).some((url) => missing.includes(url)),
  );
  throw new FieldError(Object.fromEntries(fields.map(([path]) => [path, missingFileWords])));
}

/** Where a record names a file, as paths of its fields: `images.gallery.2`. */
export function placesIn(record: object, url: string) {
  const texts = [...textsIn(record)].filter(([, text]) => mediaUrlsIn(text).includes(url));
  return texts.map(([path]) => path);
}

/** All texts of a record, each with its path, such as `images.gallery.2`. */
function* textsIn(value: unknown, path = ''): Generator<[string, string]> {
  if (typeof value === 'string') yield [path, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value))
    yield* textsIn(part, path ? `${path}.${key}` : key);
}

/** What the present versions of each record name, by the version: it never changes. */
let namedIn: ReadonlyMap<string, readonly string[]> = new Map();

/** The draft of a record, or what visitors see of it. */
type Present = { id: string; noun: NounName; recordId: string };

/** The versions that name each file, in drafts or as visitors see them, one a record, by its address. */
export type MediaUses = ReadonlyMap<string, readonly Present[]>;

export async function listMediaUses(connection: Connection = db): Promise<Map<string, Present[]>> {
  const present = await connection
    .selectFrom('versions')
    .select(['id', 'noun', 'recordId'])
    .where('isDeleted', '=', 0)
    .where((eb) => eb.not(eb.exists(endOfVersion(eb))))
    .orderBy('noun')
    .orderBy('recordId')
    .orderBy('revision', 'desc')
    .execute();
  const named = await readNames(
    connection,
    present.map(({ id }) => id),
  );
  namedIn = named;
  const uses = new Map<string, Present[]>();
  for (const version of present) {
    for (const url of named.get(version.id) ?? []) {
      const known = uses.get(url);
      if (!known) uses.set(url, [version]);
      else if (known.at(-1)?.recordId !== version.recordId) known.push(version);
    }
  }
  return uses;
}

/** The uses with those of posters: each is shown where its film is. */
export async function listMediaShown(connection: Connection = db): Promise<MediaUses> {
  const uses = await listMediaUses(connection);
  for (const { url, posterUrl } of await listPosters(connection)) {
    const both = [...(uses.get(posterUrl) ?? []), ...(uses.get(url) ?? [])];
    if (both.length > 0) uses.set(posterUrl, [...new Set(both)]);
  }
  return uses;
}

/** A draft stands until anything later, what is public until something else is or the record is deleted. */
function endOfVersion(eb: Parameters<typeof laterVersions>[0]) {
  return laterVersions(eb).where((later) =>
    later.or([
      later('versions.isPublic', '=', 0),
      later('later.isPublic', '=', 1),
      later('later.isDeleted', '=', 1),
    ]),
  );
}

/** The records of versions, by version. */
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

async function readNames(connection: Connection, newest: readonly string[]) {
  const named = new Map(newest.map((id) => [id, namedIn.get(id) ?? []]));
  const unknown = newest.filter((id) => !namedIn.has(id));
  for (let start = 0; start < unknown.length; start += versionsAtOnce) {
    const rows = await connection
      .selectFrom('versions')
      .select(['id', 'record'])
      .where('id', 'in', unknown.slice(start, start + versionsAtOnce))
      .execute();
    for (const { id, record } of rows) named.set(id, mediaUrlsIn(record));
  }
  return named;
}

async function listPosters(connection: Connection) {
  return connection
    .selectFrom('media')
    .select(['url', 'posterUrl'])
    .where('posterUrl', 'is not', null)
    .$narrowType<{ posterUrl: string }>()
    .execute();
}

/** The addresses of all files that a record names or has named, each with the last version found that names it. */
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
