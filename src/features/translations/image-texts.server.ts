import { z } from 'zod';
import { mediaKey, mediaUrl, mediaUrlsIn } from '../../lib/media/media-key.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { db } from '../../platform/database/database.ts';
import { jsonValue } from '../../lib/values/json-text.ts';
import * as field from '../../records/fields.ts';
import type { StoredRecord } from '../../records/record.ts';
import { declareSources } from '../../records/translations/sources.server.ts';
import { altPath, declareTranslated, type Translated } from '../../records/translations/units.ts';

type Connection = Pick<Transaction, 'selectFrom'>;

/** An image with its alternative text, which is one for all records that show it. */
type ImageRecord = StoredRecord & { name: string; alt: string };

const schema = z.object({ alt: field.line.translated });

declareTranslated('media', () => schema);

declareSources('media', {
  find: async (tx, key) => {
    const row = await selectImages(tx).where('url', '=', mediaUrl(key)).executeTakeFirst();
    return row ? imageFrom(row) : null;
  },
  findPublicAt: async () => null,
  listPublic: listUsed,
  list: listUsed,
});

async function listUsed(connection: Connection = db) {
  const rows = await selectImages(connection)
    .where('alt', '<>', '')
    .where('unreferencedSince', 'is', null)
    .orderBy('url')
    .execute();
  return rows.map(imageFrom);
}

function selectImages(connection: Connection) {
  return connection
    .selectFrom('media')
    .select(['url', 'alt', 'name', 'revision', 'createdAt'])
    .where('kind', '=', 'image')
    .where('deletedAt', 'is', null);
}

type ImageRow = Awaited<ReturnType<ReturnType<typeof selectImages>['execute']>>[number];

function imageFrom({ url, alt, name, revision, createdAt }: ImageRow): ImageRecord {
  return { id: imageId(url), alt, name: name || alt, revision, updatedAt: createdAt };
}

/** By which an image is translated: its key, since its URL in a version would be a use of it. */
export function imageId(url: string) {
  return mediaKey(url) ?? url;
}

/** The translated alternative texts of the images that a record shows, as units of the record. */
export async function findImageTexts(
  connection: Connection,
  record: object,
  language: string,
): Promise<Translated> {
  return findTextsOfImages(connection, mediaUrlsIn(JSON.stringify(record)), language);
}

export async function findTextsOfImages(
  connection: Connection,
  urls: readonly string[],
  language: string,
): Promise<Translated> {
  if (urls.length === 0) return {};
  const rows = await connection
    .selectFrom('translations')
    .select(['recordId', 'fields'])
    .where('noun', '=', 'media')
    .where('language', '=', language)
    .where('recordId', 'in', urls.map(imageId))
    .execute();
  return Object.fromEntries(
    rows.flatMap(({ recordId, fields }) => {
      const { alt } = Object(jsonValue(fields)) as Translated;
      return alt ? [[altPath(mediaUrl(recordId)), alt] as const] : [];
    }),
  );
}
