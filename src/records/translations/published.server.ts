import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import { contentVersion } from '../../platform/database/content.ts';
import { cachedContent } from '../../platform/page-cache/cached-content.ts';
import { db } from '../../platform/database/database.ts';
import type { NounName } from '../../platform/database/row-types.ts';
import { addressedNouns } from './sources.server.ts';
import { mediaUrl } from '../../lib/media/media-key.ts';
import {
  imageOfUnit,
  type Translated,
  type TranslatedNoun,
} from '../../model/translations/units.ts';

/** The translations of a noun, by record. */
type Translations = ReadonlyMap<string, Translated>;

/** What is published in one language. */
type Published = {
  rows: ReadonlyMap<string, PublishedRow>;
  /** When the newest was published. */
  newest: string;
  byNoun: ReadonlyMap<string, Map<string, Translated>>;
  /** Alternative texts, by the URL of their image. */
  alts: ReadonlyMap<string, string>;
};

type PublishedRow = { noun: string; recordId: string; state: string; translated: Translated };

/** A translation to show instead of the published one. */
type ShownTranslation = {
  noun: TranslatedNoun;
  recordId: string;
  language: string;
  translated: Translated;
};

/** The slug of the public record, if it has a page. */
function slugOfRecord() {
  const slugs = addressedNouns().map(
    (noun) => sql`(select slug from ${sql.table(noun)} where id = translations.record_id)`,
  );
  return sql<string | null>`coalesce(${sql.join([null, null, ...slugs])})`;
}

const rowsAtOnce = 500;

const cached = new Map<string, { version: number; reading: Promise<Published> }>();

const shown = new AsyncLocalStorage<ShownTranslation | undefined>();

/** Runs something, such as the rendering of a preview, with a translation that is not published. */
export function withTranslation<T>(translation: ShownTranslation, run: () => T): T {
  return shown.run(translation, run);
}

/** Runs something with what is published, also within a preview. */
export function withPublished<T>(run: () => T): T {
  return shown.run(undefined, run);
}

/** The translation that a preview shows in this language. */
export function shownTranslation(noun: string, language: string) {
  const translation = shown.getStore();
  return translation?.noun === noun && translation.language === language ? translation : undefined;
}

const none: Translations = new Map();

/** The published translations of a noun in a language. */
export async function publishedTranslations(noun: NounName, language: string) {
  const published: Translations = (await readPublished(language)).byNoun.get(noun) ?? none;
  const preview = shownTranslation(noun, language);
  return preview ? new Map([...published, [preview.recordId, preview.translated]]) : published;
}

/** True if the public record with this slug has a page and is translated. Reads no texts. */
export async function isTranslatedAt(noun: NounName, slug: string, language: string) {
  return (await readAddresses()).has(`${language} ${noun} ${slug}`);
}

/** The languages, nouns and slugs of what is translated and has a page. */
const readAddresses = cachedContent(async () => {
  const rows = await db
    .selectFrom('translations')
    .select(['language', 'noun', slugOfRecord().as('slug')])
    .execute();
  return new Set(rows.map(({ language, noun, slug }) => `${language} ${noun} ${slug}`));
});

/** The alternative texts of images in a language, by URL. */
export async function publishedAlts(language: string) {
  const { alts } = await readPublished(language);
  const preview = shown.getStore();
  return preview?.language === language ? new Map([...alts, ...altsIn(preview.translated)]) : alts;
}

/** Cached by the content version. Of what changed since, only the texts are read again. */
function readPublished(language: string): Promise<Published> {
  const version = contentVersion();
  const last = cached.get(language);
  if (last?.version === version) return last.reading;
  const reading = read(language, last?.reading);
  const entry = { version, reading };
  cached.set(language, entry);
  reading.catch(() => {
    if (cached.get(language) !== entry) return;
    if (last) cached.set(language, { ...last, version: -1 });
    else cached.delete(language);
  });
  return reading;
}

async function read(language: string, last: Promise<Published> | undefined): Promise<Published> {
  const { rows: known, newest } = (await last?.catch(() => undefined)) ?? nothingKnown;
  const stored = await db
    .selectFrom('translations')
    .select(['id', 'noun', 'recordId', 'revision', 'updatedAt'])
    .select(newTexts(newest).as('fields'))
    .where('language', '=', language)
    .orderBy('id')
    .execute();
  const rows = stored.map((row) => ({ ...row, state: `${row.revision} ${row.updatedAt}` }));
  const isKnown = ({ id, state }: { id: string; state: string }) => known.get(id)?.state === state;
  const unread = rows.filter((row) => row.fields === null && !isKnown(row));
  const texts = await readTexts(unread.map(({ id }) => id));
  const published = new Map<string, PublishedRow>();
  for (const row of rows) {
    const { id, noun, recordId, state } = row;
    const own = isKnown(row) ? known.get(id)?.translated : undefined;
    const text = row.fields ?? texts.get(id);
    const translated = own ?? (text === undefined ? undefined : parsed(text));
    if (translated) published.set(id, { noun, recordId, state, translated });
  }
  return {
    rows: published,
    newest: rows.reduce((latest, row) => (row.updatedAt > latest ? row.updatedAt : latest), ''),
    ...indexed([...published.values()]),
  };
}

const nothingKnown = { rows: new Map<string, PublishedRow>(), newest: '' };

/** The texts of what was published since a time. An instance whose clock is slow may have published earlier. */
function newTexts(time: string) {
  return sql<string | null>`case when updated_at >= ${time} then fields end`;
}

async function readTexts(ids: string[]) {
  const texts = new Map<string, string>();
  for (let from = 0; from < ids.length; from += rowsAtOnce) {
    const rows = await db
      .selectFrom('translations')
      .select(['id', 'fields'])
      .where('id', 'in', ids.slice(from, from + rowsAtOnce))
      .execute();
    for (const { id, fields } of rows) texts.set(id, fields);
  }
  return texts;
}

function parsed(text: string) {
  return JSON.parse(text) as Translated;
}

function indexed(rows: PublishedRow[]): Pick<Published, 'byNoun' | 'alts'> {
  const byNoun = new Map<string, Map<string, Translated>>();
  const alts = new Map<string, string>();
  for (const { noun, recordId, translated } of rows) {
    const own = byNoun.get(noun) ?? new Map<string, Translated>();
    byNoun.set(noun, own.set(recordId, translated));
    // An image without a translation of its own has the text saved with a record that shows it.
    for (const [url, alt] of altsIn(translated)) if (!alts.has(url)) alts.set(url, alt);
  }
  for (const [key, { alt }] of byNoun.get('media') ?? []) alts.set(mediaUrl(key), alt?.text ?? '');
  return { byNoun, alts };
}

function altsIn(translated: Translated) {
  return Object.entries(translated).flatMap(([path, { text }]): [string, string][] => {
    const url = imageOfUnit(path);
    return url === undefined ? [] : [[url, text]];
  });
}
