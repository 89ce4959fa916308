import { sql } from 'kysely';
import { z } from 'zod';
import { mediaUrl, mediaUrlsIn } from '../../lib/media/media-key.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { db } from '../../platform/database/database.ts';
import * as field from '../../model/fields.ts';
import { listMediaUsesWithPosters } from '../../records/media-uses.server.ts';
import type { StoredRecord } from '../../model/record.ts';
import { declareSources } from '../../records/translations/sources.server.ts';
import { imageId, translationId } from '../../records/translations/record-units.server.ts';
import { altPath, declareTranslated, type Translated } from '../../model/translations/units.ts';
import { jsonValue } from '../../lib/values/json-text.ts';

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

/** The names of images, by URL. */
export async function readImageNames(connection: Connection, urls: readonly string[]) {
  const rows = await selectImages(connection).where('url', 'in', urls).execute();
  return new Map(rows.map((row) => [row.url, imageFrom(row).name]));
}

/** The translated alternative texts of the images that a record shows, as units of the record. */
type ImageTexts = {
  /** As visitors read them. */
  published: Translated;
  /** As their translators last saved them, public or not. */
  latest: Translated;
  /** By the same paths: the revisions of all translations, as editors see them. */
  revisions: ReadonlyMap<string, number>;
};

export async function readImageTexts(
  connection: Connection,
  record: object,
  language: string,
): Promise<ImageTexts> {
  const urls = mediaUrlsIn(JSON.stringify(record));
  const paths = new Map(
    urls.map((url) => [translationId('media', imageId(url), language), altPath(url)]),
  );
  const stored = urls.length > 0 ? await selectTexts(connection, [...paths.keys()]).execute() : [];
  const rows = stored.map((row) => ({ ...row, path: paths.get(row.id) ?? '', alt: altIn(row) }));
  const edited = new Map(rows.map((row) => [row.path, row]));
  return {
    published: textsIn(rows.filter((row) => row.isDraft === 0 && !isEnding(row))),
    latest: textsIn([...edited.values()]),
    revisions: new Map([...edited].map(([path, { revision }]) => [path, revision])),
  };
}

function isEnding({ unpublishAt }: { unpublishAt: string | null }) {
  return unpublishAt !== null && unpublishAt <= new Date().toISOString();
}

function textsIn(rows: { path: string; alt: Translated[string] | undefined }[]): Translated {
  return Object.fromEntries(rows.flatMap(({ path, alt }) => (alt ? [[path, alt]] : [])));
}

/** The texts in translations, and after them those in their drafts. */
function selectTexts(connection: Connection, ids: readonly string[]) {
  const drafts = connection
    .selectFrom('drafts')
    .select(['recordId as id', 'revision', 'record as text'])
    .select([sql<string | null>`null`.as('unpublishAt'), sql<number>`1`.as('isDraft')])
    .where('noun', '=', 'translations')
    .where('recordId', 'in', ids);
  return connection
    .selectFrom('translations')
    .leftJoin('schedules', (join) =>
      join
        .onRef('schedules.recordId', '=', 'translations.id')
        .on('schedules.noun', '=', 'translations'),
    )
    .select(['translations.id', 'translations.revision', 'translations.fields as text'])
    .select(['schedules.unpublishAt', sql<number>`0`.as('isDraft')])
    .where('translations.id', 'in', ids)
    .unionAll(drafts)
    .orderBy('isDraft');
}

function altIn({ text, isDraft }: { text: string; isDraft: number }) {
  const stored = Object(jsonValue(text)) as object;
  const fields = isDraft === 1 ? (stored as { fields?: Translated }).fields : stored;
  return (fields as Translated | undefined)?.['alt'];
}
