import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import { contentVersion } from '../../platform/database/content.ts';
import { db } from '../../platform/database/database.ts';
import type { NounName } from '../../platform/database/tables.ts';
import { imageOfUnit, type Translated, type TranslatedNoun } from './units.ts';

/** The translations of a noun, by record. */
type Translations = ReadonlyMap<string, Translated>;

/** What is published in one language. Without its texts, the other parts are empty besides the slugs. */
type Published = {
  rows: ReadonlyMap<string, PublishedRow>;
  /** When the newest was published. */
  newest: string;
  byNoun: ReadonlyMap<string, Map<string, Translated>>;
  /** The slugs of the public records that have a page and are translated, by noun. */
  slugs: ReadonlyMap<string, Set<string>>;
  /** Alternative texts, by the URL of their image. */
  alts: ReadonlyMap<string, string>;
};

type PublishedRow = { noun: string; recordId: string; state: string; translated: Translated };

/** A translation to show instead of the published one. */
export type ShownTranslation = {
  noun: TranslatedNoun;
  recordId: string;
  language: string;
  translated: Translated;
};

/** The nouns with pages of their own, each at its slug. */
const addressed = ['pages', 'projects', 'partners', 'news'] as const satisfies NounName[];

const rowsAtOnce = 500;

type Cached = { version: number; hasTexts: boolean; reading: Promise<Published> };

const cached = new Map<string, Cached>();

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
  const published: Translations = (await readPublished(language, true)).byNoun.get(noun) ?? none;
  const preview = shownTranslation(noun, language);
  return preview ? new Map([...published, [preview.recordId, preview.translated]]) : published;
}

/** True if the public record with this slug has a page and is translated. Reads no texts. */
export async function isTranslatedAt(noun: NounName, slug: string, language: string) {
  return (await readPublished(language)).slugs.get(noun)?.has(slug) === true;
}

/** Reads all texts of a language in the statement that says what is translated. */
export async function readTranslations(language: string) {
  await readPublished(language, true);
}

/** The alternative texts of images in a language, by URL. */
export async function publishedAlts(language: string) {
  const { alts } = await readPublished(language, true);
  const preview = shown.getStore();
  return preview?.language === language ? new Map([...alts, ...altsIn(preview.translated)]) : alts;
}

/** Cached by the content version. The texts are read when a page needs them, and then of what has changed. */
function readPublished(language: string, needsTexts = false): Promise<Published> {
  const version = contentVersion();
  const last = cached.get(language);
  if (last?.version === version && (last.hasTexts || !needsTexts)) return last.reading;
  const hasTexts = needsTexts || last?.hasTexts === true;
  const reading = read(language, hasTexts, last?.reading);
  const entry = { version, hasTexts, reading };
  cached.set(language, entry);
  reading.catch(() => {
    if (cached.get(language) !== entry) return;
    if (last) cached.set(language, { ...last, version: -1 });
    else cached.delete(language);
  });
  return reading;
}

async function read(
  language: string,
  hasTexts: boolean,
  last: Promise<Published> | undefined,
): Promise<Published> {
  const { rows: known, newest } = (await last?.catch(() => undefined)) ?? nothingKnown;
  const stored = await db
    .selectFrom('translations')
    .select(['id', 'noun', 'recordId', 'revision', 'updatedAt', slugOfRecord.as('slug')])
    .select((hasTexts ? newTexts(newest) : noText).as('fields'))
    .where('language', '=', language)
    .orderBy('id')
    .execute();
  const rows = stored.map((row) => ({ ...row, state: `${row.revision} ${row.updatedAt}` }));
  const isKnown = ({ id, state }: { id: string; state: string }) => known.get(id)?.state === state;
  const unread = hasTexts ? rows.filter((row) => row.fields === null && !isKnown(row)) : [];
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
    newest: (hasTexts ? rows : []).reduce(
      (latest, row) => (row.updatedAt > latest ? row.updatedAt : latest),
      '',
    ),
    slugs: slugsByNoun(rows),
    ...indexed([...published.values()]),
  };
}

const noText = sql<string | null>`null`;

const nothingKnown = { rows: new Map<string, PublishedRow>(), newest: '' };

/** The texts of what was published since a time. An instance whose clock is slow may have published earlier. */
function newTexts(time: string) {
  return sql<string | null>`case when updated_at >= ${time} then fields end`;
}

/** The slug of the public record, if it has a page. */
const slugOfRecord = sql<string | null>`coalesce(${sql.join(
  addressed.map(
    (noun) => sql`(select slug from ${sql.table(noun)} where id = translations.record_id)`,
  ),
)})`;

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
    for (const [url, alt] of altsIn(translated)) if (!alts.has(url)) alts.set(url, alt);
  }
  return { byNoun, alts };
}

function altsIn(translated: Translated) {
  return Object.entries(translated).flatMap(([path, { text }]): [string, string][] => {
    const url = imageOfUnit(path);
    return url === undefined ? [] : [[url, text]];
  });
}

function slugsByNoun(rows: { noun: string; slug: string | null }[]) {
  const slugs = new Map<string, Set<string>>();
  for (const { noun, slug } of rows)
    if (slug !== null) slugs.set(noun, (slugs.get(noun) ?? new Set()).add(slug));
  return slugs;
}
