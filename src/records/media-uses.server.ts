import { mediaUrlsIn, missingFileWords } from '../lib/media-key.ts';
import { db, type Transaction } from '../platform/database.ts';
import type { NounName } from '../platform/tables.ts';
import { FieldError } from './revisions.server.ts';

/** `record` as it now is. */
export type RecordWithMedia = { noun: NounName; recordId: string; record: Record<string, unknown> };

const versionsAtOnce = 200;

/** Marks the files that a record names as used. Throws `FieldError`, by the paths of its texts, when one of them is gone. */
export async function requireMedia(tx: Transaction, record: object) {
  const urls = mediaUrlsIn(JSON.stringify(record));
  if (urls.length === 0) return;
  const found = await tx
    .updateTable('media')
    .set({ unreferencedSince: null })
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

/** All texts of a record, each with its path, such as `images.gallery.2`. */
function* textsIn(value: unknown, path = ''): Generator<[string, string]> {
  if (typeof value === 'string') yield [path, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value))
    yield* textsIn(part, path ? `${path}.${key}` : key);
}

/** The records that name each file as they stand now, by the file's address. */
export async function listMediaUses() {
  const uses = new Map<string, RecordWithMedia[]>();
  const rows = await db
    .selectFrom('versions')
    .select(['noun', 'recordId', 'record'])
    .where('isDeleted', '=', 0)
    .where('revision', '=', (eb) =>
      eb
        .selectFrom('versions as later')
        .select((inner) => inner.fn.max('later.revision').as('newest'))
        .whereRef('later.noun', '=', 'versions.noun')
        .whereRef('later.recordId', '=', 'versions.recordId'),
    )
    .orderBy('noun')
    .orderBy('recordId')
    .execute();
  for (const { noun, recordId, record } of rows) {
    const urls = mediaUrlsIn(record);
    if (urls.length === 0) continue;
    const use = { noun, recordId, record: JSON.parse(record) as RecordWithMedia['record'] };
    for (const url of urls) uses.set(url, [...(uses.get(url) ?? []), use]);
  }
  for (const { url, posterUrl } of await listPosters()) {
    const both = [...(uses.get(posterUrl) ?? []), ...(uses.get(url) ?? [])];
    if (both.length > 0) uses.set(posterUrl, [...new Set(both)]);
  }
  return uses;
}

/** A film's poster is shown where the film is. */
async function listPosters() {
  return db
    .selectFrom('media')
    .select(['url', 'posterUrl'])
    .where('posterUrl', 'is not', null)
    .$narrowType<{ posterUrl: string }>()
    .execute();
}

/** The addresses of all files that a record names or has named. */
export async function listReferencedMedia() {
  const urls = new Set<string>();
  let last = '';
  for (;;) {
    const rows = await db
      .selectFrom('versions')
      .select(['id', 'record'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(versionsAtOnce)
      .execute();
    for (const { id, record } of rows) {
      last = id;
      for (const url of mediaUrlsIn(record)) urls.add(url);
    }
    if (rows.length < versionsAtOnce) return urls;
  }
}
