import { z } from 'zod';
import { mediaUrl, mediaUrlsIn } from '../../lib/media/media-key.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { db } from '../../platform/database/database.ts';
import * as field from '../../model/fields.ts';
import { listMediaUsesWithPosters } from '../../records/media-uses.server.ts';
import type { StoredRecord } from '../../model/record.ts';
import { declareSources } from '../../records/translations/sources.server.ts';
import { findTextsOfImages, imageId } from '../../records/translations/record-units.server.ts';
import { declareTranslated, type Translated } from '../../model/translations/units.ts';

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
  list: async (connection = db) => (await listDescribed(connection)).map(imageFrom),
  listPublic: async (connection = db) => {
    const uses = await listMediaUsesWithPosters(connection);
    const rows = await listDescribed(connection);
    return rows.filter(({ url }) => uses.get(url)?.some((use) => use.isPublic)).map(imageFrom);
  },
});

function listDescribed(connection: Connection) {
  return selectImages(connection)
    .where('alt', '<>', '')
    .where('unreferencedSince', 'is', null)
    .orderBy('url')
    .execute();
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

/** The translated alternative texts of the images that a record shows, as units of the record. */
export async function findImageTexts(
  connection: Connection,
  record: object,
  language: string,
): Promise<Translated> {
  return findTextsOfImages(connection, mediaUrlsIn(JSON.stringify(record)), language);
}
