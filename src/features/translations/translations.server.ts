import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { refused, type Change, type StoredRecord } from '../../records/record.ts';
import type { SiteSettings } from '../../site/settings-sections.ts';
import { db, type Transaction } from '../../platform/database/database.ts';
import { sanitiseHtml, TextRefused } from '../../platform/html/rich-text.ts';
import { plainText } from '../../lib/html/plain-text.ts';
import { mediaUrlsIn } from '../../lib/media/media-key.ts';
import { jsonValue } from '../../lib/values/json-text.ts';
import { withoutNul } from '../../lib/text/without-nul.ts';
import { defineRecords } from '../../records/define-records.server.ts';
import { listMediaUses } from '../../records/media-uses.server.ts';
import { FieldError, requireNoErrors } from '../../records/revisions.server.ts';
import { sourcesOf } from '../../records/translations/sources.server.ts';
import {
  altPath,
  imageOfUnit,
  leafAt,
  unitErrors,
  unitsIn,
  unitStates,
  type Translated,
  type TranslatedNoun,
} from '../../records/translations/units.ts';
import { languageOf } from '../../records/translations/public-languages.server.ts';
import { recordName } from '../../records/versions.server.ts';
import { pageName } from '../page-content/page-content.ts';
import { sectionTitles } from '../settings/setting.ts';
import { languagesAskedOf, placeOfPartner, placesOfProject } from '../places/judge.ts';
import { findImageTexts, findTextsOfImages, imageId } from './image-texts.server.ts';
import { listSourceChanges } from './source-changes.server.ts';
import {
  languageLabel,
  translationErrors,
  translationName,
  translationNoun,
  translationSchema,
  type TranslationInput,
  type TranslationKey,
  type TranslationRecord,
  type TranslationRow,
  type TranslationView,
} from './translation.ts';
import { siteLanguages } from '../../site/languages/languages.ts';

type LanguageSection = StoredRecord & { value: SiteSettings['language'] };

type NamedTranslation = TranslationInput & { name: string };

export const translationRecords = defineRecords(translationNoun, {
  schema: translationSchema,
  toColumns,
  recordFrom,
  draftFrom: (input: NamedTranslation) => input,
  requireForHide: requireNotAsked,
  requireForPublic: async (tx, translation) => {
    const { noun, recordId, fields } = translation;
    const source = await sourcesOf(noun).find(tx, recordId);
    if (!source) throw new FieldError({ '': translationErrors.noSource });
    const images = await findLatestImageTexts(tx, source, translation.language);
    // A save has its texts of images with it: they are saved after it.
    const errors = unitErrors(await listUnits(tx, noun, source), { ...images, ...fields });
    requireNoErrors(
      Object.fromEntries(Object.entries(errors).map(([path, error]) => [`fields.${path}`, error])),
    );
  },
});

/** A language that a place asks for stays as long as the record itself is public. */
async function requireNotAsked(
  { publication, ...key }: TranslationRecord,
  tx: Transaction,
  at: Date,
) {
  const { noun, recordId, language } = key;
  if (publication?.isPublic && noun === 'settings') await requireNotPublic(language, tx);
  if (!publication?.isPublic || (noun !== 'projects' && noun !== 'partners')) return;
  const source = await sourcesOf(noun).findPublicAt(tx, recordId, at);
  if (!source) return;
  const asked =
    noun === 'projects'
      ? languagesAskedOf(placesOfProject(source as never), 'project')
      : languagesAskedOf([placeOfPartner(source as never)], 'partner');
  if (asked.includes(languageOf(language)))
    throw new FieldError({ '': translationErrors.asked(languageLabel(language)) });
}

/** The frame of a public language has texts of the settings on every page. */
async function requireNotPublic(locale: string, tx: Transaction) {
  const section = (await sourcesOf('settings').find(tx, 'language')) as LanguageSection | null;
  const isPublic = section?.value.others.some(
    (other) => other.locale === locale && other.state === 'public',
  );
  if (isPublic) throw new FieldError({ '': translationErrors.isPublic(languageLabel(locale)) });
}

/** The same for everybody who translates a record into a language. */
export function translationId(noun: TranslatedNoun, recordId: string, language: string) {
  const hash = createHash('sha256').update(`${noun} ${recordId} ${language}`).digest('hex');
  const variant = ((Number.parseInt(hash[16] ?? '0', 16) & 3) | 8).toString(16);
  const parts = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `${variant}${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ];
  return parts.join('-');
}

/** The ids of the translations of a partner. */
export function translationIdsOf(partnerId: string) {
  return siteLanguages().map(({ locale }) => translationId('partners', partnerId, locale));
}

/** The texts of a record, with the alternative texts of its images. */
export async function listUnits(
  connection: Pick<Transaction, 'selectFrom'>,
  noun: TranslatedNoun,
  record: object,
) {
  const urls = mediaUrlsIn(JSON.stringify(record));
  return unitsIn(noun, record, await readAlts(connection, urls));
}

async function readAlts(connection: Pick<Transaction, 'selectFrom'>, urls: string[]) {
  if (urls.length === 0) return new Map<string, string>();
  const rows = await connection
    .selectFrom('media')
    .select(['url', 'alt'])
    .where('url', 'in', urls)
    .execute();
  return new Map(rows.map(({ url, alt }) => [url, alt]));
}

/** A record and its translation, for the one who translates it. */
export async function readTranslation(key: TranslationKey): Promise<TranslationView | null> {
  const { noun, recordId, language } = key;
  const id = translationId(noun, recordId, language);
  const { source, stored, images } = await db.transaction().execute(async (tx) => {
    const found = await sourcesOf(noun).find(tx, recordId);
    return {
      source: found,
      stored: await translationRecords.find(tx, id),
      images: found ? await findLatestImageTexts(tx, found, language) : {},
    };
  });
  if (!source) return null;
  const translation = stored && { ...stored, fields: { ...stored.fields, ...images } };
  const units = await listUnits(db, noun, source);
  const states = unitStates(units, translation?.fields ?? images);
  const changes = await listSourceChanges(key, units, states);
  return { id, name: nameOf(noun, source), units, states, images, translation, changes };
}

type Write = TranslationInput & {
  revision?: number | undefined;
  /** The texts of images that the translator has seen. */
  seen?: Translated | undefined;
};

type Saving = Promise<Change<TranslationRecord>>;

/** Saves a translation and publishes it. */
export function saveTranslation(request: Write, editor: string): Saving {
  return withSource(request, {
    record: (input) => translationRecords.save(input, editor),
    image: (text) => saveTranslation(text, editor),
    isForPublic: true,
  });
}

export function saveTranslationDraft(request: Write, editor: string): Saving {
  return withSource(request, {
    record: (input) => translationRecords.saveDraft(input, editor),
    image: (text) => saveTranslationDraft(text, editor),
    isForPublic: false,
  });
}

export function scheduleTranslation(
  {
    publishAt,
    unpublishAt,
    ...request
  }: Write & { publishAt: string; unpublishAt?: string | null | undefined },
  editor: string,
): Saving {
  const times = { publishAt, unpublishAt };
  return withSource(request, {
    record: (input) => translationRecords.schedule({ ...input, ...times }, editor),
    // Other records may show the image for longer.
    image: (text) => scheduleTranslation({ ...text, publishAt }, editor),
    isForPublic: true,
  });
}

/** How a translation is saved, and the texts of its images with it. */
type Save = {
  record: (input: NamedTranslation & { id: string; revision: number | undefined }) => Saving;
  image: (text: Write) => Saving;
  isForPublic: boolean;
};

async function withSource({ revision, seen, ...request }: Write, save: Save): Saving {
  const { noun, recordId, language } = request;
  if (!siteLanguages().some(({ locale }) => locale === language))
    return refused({ '': translationErrors.noLanguage });
  const source = await db
    .transaction()
    .execute((tx: Transaction) => sourcesOf(noun).find(tx, recordId));
  if (!source) return refused({ '': translationErrors.noSource });
  const fields = await cleaned(noun, source, request.fields).catch((cause: unknown) => {
    if (cause instanceof FieldError) return cause;
    throw cause;
  });
  if (fields instanceof FieldError) return refused(fields.fields);
  const images = { source, language, fields, seen };
  const { faults, texts, latest } = await changedImageTexts(images, save);
  if (Object.keys(faults).length > 0) return refused(faults);
  const change = await save.record({
    noun,
    recordId,
    language,
    name: translationName(language, nameOf(noun, source)),
    fields: { ...fields, ...latest, ...texts },
    id: translationId(noun, recordId, language),
    revision,
  });
  if (change.outcome === 'done') {
    const refusedTexts = await saveImageTexts(texts, language, save);
    if (Object.keys(refusedTexts).length > 0) return refused(refusedTexts);
  }
  return withImageTexts(change, await readLatestImageTexts(source, language));
}

/** The texts of the images of a record as their translators last saved them, public or not. */
async function findLatestImageTexts(tx: Transaction, record: object, language: string) {
  const texts: Translated = {};
  for (const url of mediaUrlsIn(JSON.stringify(record))) {
    const found = await translationRecords.find(tx, translationId('media', imageId(url), language));
    if (found?.fields['alt']) texts[altPath(url)] = found.fields['alt'];
  }
  return texts;
}

export function readLatestImageTexts(record: object, language: string) {
  return db.transaction().execute((tx) => findLatestImageTexts(tx, record, language));
}

type ImageTexts = Pick<Write, 'language' | 'fields' | 'seen'> & { source: object };

/** The texts of images that a save changes or makes public, and why it may not. */
async function changedImageTexts({ source, language, fields, seen = {} }: ImageTexts, save: Save) {
  const latest = await readLatestImageTexts(source, language);
  const published = await findImageTexts(db, source, language);
  const [faults, texts]: [Record<string, string>, Translated] = [{}, {}];
  for (const path of mediaUrlsIn(JSON.stringify(source)).map(altPath)) {
    const [mine, base, theirs] = [fields[path], seen[path], latest[path]];
    if (!mine) continue;
    const isLatest = isDeepStrictEqual(mine, theirs);
    const isOpen = save.isForPublic && isLatest && !isDeepStrictEqual(mine, published[path]);
    if (!isOpen && (isLatest || isDeepStrictEqual(mine, base))) continue;
    if (theirs && base && theirs.text !== base.text && theirs.text !== mine.text)
      faults[`fields.${path}`] = translationErrors.imageChanged(theirs.text);
    texts[path] = mine;
  }
  return { faults, texts, latest };
}

/** Saves texts of images as the translation that shows them, each for all records. Returns why one was not saved. */
async function saveImageTexts(texts: Translated, language: string, save: Save) {
  const faults: Record<string, string> = {};
  for (const [path, alt] of Object.entries(texts)) {
    const recordId = imageId(imageOfUnit(path) ?? '');
    const revision = await findRevision(translationId('media', recordId, language));
    const change = await save.image({
      noun: 'media',
      recordId,
      language,
      fields: { alt },
      revision,
    });
    if (change.outcome !== 'done') faults[`fields.${path}`] = translationErrors.save;
  }
  return faults;
}

/**
 * What members who translate only this record save of it: without the texts of images that other records show, too, which
 * are left to editors. Faults name those that they changed.
 */
export async function withOwnImages<Own extends Write>(request: Own) {
  const { recordId, language, seen = {} } = request;
  const paths = Object.keys(request.fields).filter((path) => imageOfUnit(path) !== undefined);
  if (paths.length === 0) return { request, faults: {} };
  const uses = await listMediaUses();
  const urls = paths.map((path) => imageOfUnit(path) ?? '');
  const published = await findTextsOfImages(db, urls, language);
  const fields = { ...request.fields };
  const faults: Record<string, string> = {};
  for (const path of paths) {
    if (uses.get(imageOfUnit(path) ?? '')?.every((use) => use.recordId === recordId)) continue;
    const isUnchanged = [seen[path], published[path]].some((text) =>
      isDeepStrictEqual(fields[path], text),
    );
    if (!isUnchanged) faults[`fields.${path}`] = translationErrors.imageShared;
    delete fields[path];
  }
  return { request: { ...request, fields }, faults };
}

async function findRevision(id: string) {
  return (await db.transaction().execute((tx) => translationRecords.find(tx, id)))?.revision;
}

/** The version that visitors read, with the texts of its images as they are now. */
export async function findPublishedTranslation(reference: { id: string }) {
  const found = await translationRecords.findPublished(reference);
  if (!found) return null;
  const { noun, recordId, language } = found;
  const source = await db.transaction().execute((tx) => sourcesOf(noun).find(tx, recordId));
  const images = source ? await findImageTexts(db, source, language) : {};
  return { ...found, fields: { ...found.fields, ...images } };
}

/** The texts of images come from the images, whatever a translation has of them. */
function withImageTexts(
  change: Change<TranslationRecord>,
  images: Translated,
): Change<TranslationRecord> {
  const whole = <Row extends TranslationRecord | null>(record: Row): Row =>
    record && { ...record, fields: { ...record.fields, ...images } };
  if (change.outcome === 'done') return { ...change, record: whole(change.record) };
  return change.outcome === 'conflict' ? { ...change, newest: whole(change.newest) } : change;
}

/** The texts as they are stored: sanitised as their sources are, without those at unknown paths. Throws `FieldError`. */
export async function cleaned(
  noun: TranslatedNoun,
  source: object,
  fields: Translated,
): Promise<Translated> {
  const texts: Translated = {};
  for (const [path, entry] of Object.entries(withoutNul(fields))) {
    const kind = imageOfUnit(path) === undefined ? leafAt(noun, source, path)?.kind : 'line';
    if (kind === undefined) continue;
    const text = kind === 'html' ? await cleanText(path, entry.text) : plainText(entry.text).trim();
    texts[path] = { source: entry.source, text };
  }
  return texts;
}

async function cleanText(path: string, html: string) {
  try {
    return await sanitiseHtml(html);
  } catch (cause) {
    throw cause instanceof TextRefused
      ? new FieldError({ [`fields.${path}`]: cause.message })
      : cause;
  }
}

export function nameOf(noun: TranslatedNoun, record: object) {
  if (noun === 'pages') return pageName(record as { slug: string; title?: string });
  if (noun === 'settings') return sectionTitles[(record as { id: keyof typeof sectionTitles }).id];
  return recordName(record);
}

function toColumns({ noun, recordId, language, name, fields }: NamedTranslation) {
  return { noun, recordId, language, name, fields: JSON.stringify(fields) };
}

function recordFrom({ fields, ...row }: TranslationRow): TranslationRecord {
  return { ...row, fields: Object(jsonValue(fields)) as Translated };
}
