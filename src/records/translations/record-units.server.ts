import { hashedUuid } from '../../platform/database/hashed-uuid.ts';
import { mediaKey, mediaUrlsIn } from '../../lib/media/media-key.ts';
import { jsonValue } from '../../lib/values/json-text.ts';
import type { Transaction } from '../../platform/database/database.ts';
import {
  altPath,
  unitsIn,
  type Translated,
  type TranslatedNoun,
} from '../../model/translations/units.ts';

type Connection = Pick<Transaction, 'selectFrom'>;

/** The same for everybody who translates a record into a language. */
export function translationId(noun: TranslatedNoun, recordId: string, language: string) {
  return hashedUuid(`${noun} ${recordId} ${language}`);
}

/** By which an image is translated: its key, since its URL in a version would be a use of it. */
export function imageId(url: string) {
  return mediaKey(url) ?? url;
}

/** The texts of a record, with the alternative texts of its images. */
export async function listUnits(connection: Connection, noun: TranslatedNoun, record: object) {
  const urls = mediaUrlsIn(JSON.stringify(record));
  return unitsIn(noun, record, await readAlts(connection, urls));
}

async function readAlts(connection: Connection, urls: string[]) {
  if (urls.length === 0) return new Map<string, string>();
  const rows = await connection
    .selectFrom('media')
    .select(['url', 'alt'])
    .where('url', 'in', urls)
    .execute();
  return new Map(rows.map(({ url, alt }) => [url, alt]));
}

type Wanted = { noun: TranslatedNoun; recordIds: readonly string[]; language: string };

/**
 * The texts of records in a language as visitors read them at a time: those that are public until then, or scheduled to be
 * public by then. Without an entry for a record that has none.
 */
export async function findTextsAt(
  connection: Connection,
  { noun, recordIds, language }: Wanted,
  at: Date,
): Promise<Map<string, Translated>> {
  if (recordIds.length === 0) return new Map();
  const time = at.toISOString();
  const byId = new Map(recordIds.map((id) => [translationId(noun, id, language), id]));
  const published = await connection
    .selectFrom('translations')
    .leftJoin('schedules', (join) =>
      join
        .onRef('schedules.recordId', '=', 'translations.id')
        .on('schedules.noun', '=', 'translations'),
    )
    .select(['translations.id', 'translations.fields', 'schedules.unpublishAt'])
    .where('translations.id', 'in', [...byId.keys()])
    .execute();
  const lasting = published.filter(({ unpublishAt }) => unpublishAt === null || unpublishAt > time);
  const texts = new Map(
    lasting.map(({ id, fields }) => [byId.get(id) ?? '', Object(jsonValue(fields)) as Translated]),
  );
  // What is due has been published, or was refused.
  if (time <= new Date().toISOString()) return texts;
  const scheduled = await connection
    .selectFrom('drafts')
    .innerJoin('schedules', (join) =>
      join
        .onRef('schedules.recordId', '=', 'drafts.recordId')
        .onRef('schedules.noun', '=', 'drafts.noun'),
    )
    .select(['drafts.recordId', 'drafts.record'])
    .where('drafts.noun', '=', 'translations')
    .where('drafts.recordId', 'in', [...byId.keys()])
    .where('schedules.publishAt', '<=', time)
    .execute();
  for (const { recordId, record } of scheduled)
    texts.set(byId.get(recordId) ?? '', (JSON.parse(record) as { fields: Translated }).fields);
  return texts;
}

/** The translated alternative texts of images at a time, as units of the records that show them. */
export async function findTextsOfImages(
  connection: Connection,
  urls: readonly string[],
  language: string,
  at = new Date(),
): Promise<Translated> {
  const byImage = new Map(urls.map((url) => [imageId(url), url]));
  const wanted = { noun: 'media' as const, recordIds: [...byImage.keys()], language };
  const texts = await findTextsAt(connection, wanted, at);
  return Object.fromEntries(
    [...texts].flatMap(([id, { alt }]) =>
      alt ? [[altPath(byImage.get(id) ?? ''), alt] as const] : [],
    ),
  );
}
