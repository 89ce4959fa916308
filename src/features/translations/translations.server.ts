import { isDeepStrictEqual } from 'node:util';
import { refusalText, refused, type Change, type StoredRecord } from '../../model/record.ts';
import type { SiteSettings } from '../../site/settings/sections.ts';
import { changeContent } from '../../platform/database/content.ts';
import { db, type Transaction } from '../../platform/database/database.ts';
import { asPartsOf, inTransaction } from '../../platform/database/transaction.ts';
import { logged, loggedAsPart } from '../../platform/activity.ts';
import { sanitiseHtml, TextRefused } from '../../platform/html/rich-text.ts';
import { inBlocks, toRichText } from '../../lib/html/rich-text.ts';
import { plainText } from '../../lib/html/plain-text.ts';
import { mediaUrlsIn } from '../../lib/media/media-key.ts';
import { jsonValue } from '../../lib/values/json-text.ts';
import { withoutNul } from '../../lib/text/without-nul.ts';
import { defineRecords } from '../../records/define-records.server.ts';
import { listMediaUses } from '../../records/media-uses.server.ts';
import { FieldError, requireNoErrors } from '../../records/revisions.server.ts';
import {
  findTextsAt,
  findTextsOfImages,
  imageId,
  listUnits,
  translationId,
} from '../../records/translations/record-units.server.ts';
import { sourcesOf } from '../../records/translations/sources.server.ts';
import {
  altPath,
  imageOfUnit,
  isWholeIn,
  leafAt,
  unitErrors,
  unitStates,
  withPublicTexts,
  type Translated,
  type TranslatedNoun,
} from '../../model/translations/units.ts';
import { primaryLanguage } from '../../lib/text/languages.ts';
import { recordName } from '../../records/versions.server.ts';
import { pageName } from '../page-content/page-content.ts';
import { sectionTitles } from '../settings/setting.ts';
import { readRulings } from '../leaving-texts.server.ts';
import { hasLanguageRules, languagesAsked } from '../places/publication-faults.ts';
import { throughDoor } from '../public-door.server.ts';
import { readImageNames, readImageTexts } from './image-texts.server.ts';
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
import { siteLanguages } from '../../model/languages.ts';

type LanguageSection = StoredRecord & { value: SiteSettings['language'] };

type NamedTranslation = TranslationInput & { name: string };

export const translationRecords = defineRecords(translationNoun, {
  schema: translationSchema,
  toColumns,
  recordFrom,
  draftFrom: (input: NamedTranslation) => input,
  requireForHide: requireNotNeeded,
  reliesOn: {},
  requireForPublic: async (tx, translation, at) => {
    const { noun, recordId } = translation;
    const source = await sourcesOf(noun).find(tx, recordId);
    if (!source) throw new FieldError({ '': translationErrors.noSource });
    const units = await listUnits(tx, noun, source);
    // A save has its texts of images with it: they are saved after it.
    const isWhole = isWholeIn(units, translation.fields);
    const images = isWhole ? undefined : await readImageTexts(tx, source, translation.language);
    const fields = { ...images?.latest, ...translation.fields };
    const asked = at.isFileChange
      ? units.filter(({ path }) => imageOfUnit(path) === undefined)
      : units;
    const errors = unitErrors(asked, fields);
    requireNoErrors(
      Object.fromEntries(Object.entries(errors).map(([path, error]) => [`fields.${path}`, error])),
    );
    await throughDoor('translations')(tx, { ...translation, fields }, at);
  },
});

/**
 * What a translation is made from: what visitors read, or what they will read next where a place asks for the language,
 * since that is published only after its translation.
 */
async function findSource(tx: Transaction, { noun, recordId, language }: TranslationKey) {
  const { find, findEdited } = sourcesOf(noun);
  const edited = hasLanguageRules(noun) ? await findEdited?.(tx, recordId) : null;
  if (edited && languagesAsked(noun, edited).includes(primaryLanguage(language))) return edited;
  return find(tx, recordId);
}

/** The frame of a public language has texts of the settings on every page. */
async function requireNotNeeded(
  { publication, noun, language }: TranslationRecord,
  tx: Transaction,
) {
  if (!publication?.isPublic || noun !== 'settings') return;
  const section = (await sourcesOf('settings').find(tx, 'language')) as LanguageSection | null;
  const isPublic = section?.value.others.some(
    (other) => other.locale === language && other.state === 'public',
  );
  if (isPublic) throw new FieldError({ '': translationErrors.isPublic(languageLabel(language)) });
}

/** The ids of the translations of a partner. */
export function translationIdsOf(partnerId: string) {
  return siteLanguages().map(({ locale }) => translationId('partners', partnerId, locale));
}

/** A record and its translation, for the one who translates it. */
export async function readTranslation(key: TranslationKey): Promise<TranslationView | null> {
  const { noun, recordId, language } = key;
  const id = translationId(noun, recordId, language);
  const { source, stored, images } = await db.transaction().execute(async (tx) => {
    const found = await findSource(tx, key);
    return {
      source: found,
      stored: await translationRecords.find(tx, id),
      images: found ? (await readImageTexts(tx, found, language)).latest : {},
    };
  });
  if (!source) return null;
  const translation = stored && { ...stored, fields: { ...stored.fields, ...images } };
  const units = await listUnits(db, noun, source);
  const states = unitStates(units, translation?.fields ?? images);
  const changes = await listSourceChanges(key, units, states);
  const rulings = (await readRulings(db, { noun, id: recordId, record: source })).map(
    ({ place, because }) => ({ placeId: place.id, because }),
  );
  return { id, name: nameOf(noun, source), units, states, images, translation, rulings, changes };
}

type Write = TranslationInput & {
  revision?: number | undefined;
  /** The texts of images that the translator has seen. */
  seen?: Translated | undefined;
};

type Saving = Promise<Change<TranslationRecord>>;

/** Saves a translation and publishes it. */
export function saveTranslation(request: Write, editor: string): Saving {
  const save = (input: SavedInput) => translationRecords.save(input, editor);
  return withSource(request, { record: save, image: save, isForPublic: true });
}

export function saveTranslationDraft(request: Write, editor: string): Saving {
  const save = (input: SavedInput) => translationRecords.saveDraft(input, editor);
  return withSource(request, { record: save, image: save, isForPublic: false });
}

export function scheduleTranslation(
  {
    publishAt,
    unpublishAt,
    ...request
  }: Write & { publishAt: string; unpublishAt?: string | null | undefined },
  editor: string,
): Saving {
  const schedule = (input: SavedInput, times: { unpublishAt?: string | null | undefined }) =>
    translationRecords.schedule({ ...input, publishAt, ...times }, editor);
  return withSource(request, {
    record: (input) => schedule(input, { unpublishAt }),
    // Other records may show the image for longer.
    image: (input) => schedule(input, {}),
    isForPublic: true,
  });
}

type SavedInput = NamedTranslation & { id: string; revision: number | undefined };

/** How a translation is saved, and the texts of its images with it. */
type Save = {
  record: (input: SavedInput) => Saving;
  image: (input: SavedInput) => Saving;
  isForPublic: boolean;
};

/** Undoes the transaction of a save that answers this. */
class NotSaved extends Error {
  readonly answer: Change<TranslationRecord>;

  constructor(answer: Change<TranslationRecord>) {
    super('The translation was not saved');
    this.answer = answer;
  }
}

async function withSource({ revision, seen, ...request }: Write, save: Save): Saving {
  const { noun, recordId, language } = request;
  if (!siteLanguages().some(({ locale }) => locale === language))
    return refused({ '': translationErrors.noLanguage });
  const source = await db.transaction().execute((tx) => findSource(tx, request));
  if (!source) return refused({ '': translationErrors.noSource });
  const written = await cleaned(noun, source, request.fields).catch((cause: unknown) => {
    if (cause instanceof FieldError) return cause;
    throw cause;
  });
  if (written instanceof FieldError) return refused(written.fields);
  const begin = save.isForPublic ? changeContent : inTransaction;
  try {
    return await begin((tx) =>
      asPartsOf(tx, async () => {
        const fields = await withTextsOfNow(tx, request, written);
        const id = translationId(noun, recordId, language);
        const base = seen ?? (await translationRecords.find(tx, id))?.fields;
        const images = await readImageTexts(tx, source, language);
        const known = { ...images, seen: base };
        const { faults, texts } = changedImageTexts(source, fields, known, save);
        if (Object.keys(faults).length > 0) throw new NotSaved(refused(faults));
        const latest = Object.entries(images.latest).filter(([path]) => path in fields);
        const input = {
          noun,
          recordId,
          language,
          name: translationName(language, nameOf(noun, source)),
          fields: { ...fields, ...Object.fromEntries(latest), ...texts },
          id,
          revision,
        };
        const isFirst = revision === undefined;
        const { result: answer } = await logged(isFirst ? { before: null } : {}, () =>
          save.record(input),
        );
        if (answer.outcome !== 'done') throw new NotSaved(withImageTexts(answer, images.latest));
        const write = { ...images, language, isFirst, entryId: answer.entryId ?? null };
        const refusedTexts = await saveImageTexts(tx, texts, write, save);
        if (Object.keys(refusedTexts).length > 0) throw new NotSaved(refused(refusedTexts));
        return withImageTexts(answer, { ...images.latest, ...texts });
      }),
    );
  } catch (cause) {
    if (cause instanceof FieldError) return refused(cause.fields);
    if (!(cause instanceof NotSaved)) throw cause;
    return cause.answer;
  }
}

/** For a translation made from a draft: adds what visitors read until the draft is public. */
async function withTextsOfNow(
  tx: Transaction,
  { noun, recordId, language }: TranslationKey,
  fields: Translated,
) {
  const published = hasLanguageRules(noun)
    ? await sourcesOf(noun).findPublicAt(tx, recordId, new Date())
    : null;
  if (!published) return fields;
  const wanted = { noun, recordIds: [recordId], language };
  const before = (await findTextsAt(tx, wanted, new Date())).get(recordId);
  if (!before) return fields;
  return withPublicTexts(await listUnits(tx, noun, published), before, fields);
}

type KnownTexts = Pick<Write, 'seen'> & Awaited<ReturnType<typeof readImageTexts>>;

/** The texts of images that a save changes or makes public, and why it may not. */
function changedImageTexts(
  source: object,
  fields: Translated,
  { seen = {}, latest, published }: KnownTexts,
  save: Save,
) {
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
  return { faults, texts };
}

type ImagesWrite = Pick<KnownTexts, 'revisions'> & {
  language: string;
  /** True if it comes with the first save of the translation. */
  isFirst: boolean;
  entryId: string | null;
};

/**
 * Saves texts of images as the translation that shows them, each for all records. Returns why one was not saved. Undoing
 * the entry of the translation undoes them as parts of it, where its own texts do not say what was there before.
 */
async function saveImageTexts(
  tx: Transaction,
  texts: Translated,
  { language, revisions, isFirst, entryId }: ImagesWrite,
  save: Save,
) {
  const faults: Record<string, string> = {};
  const paths = Object.keys(texts);
  if (paths.length === 0) return faults;
  const names = await readImageNames(tx, paths.map(urlOfUnit));
  const { findState } = translationRecords;
  for (const [path, alt] of Object.entries(texts)) {
    const recordId = imageId(urlOfUnit(path));
    const revision = revisions.get(path);
    const input = {
      noun: 'media' as const,
      recordId,
      language,
      name: translationName(language, names.get(urlOfUnit(path)) ?? alt.source),
      fields: { alt },
      id: translationId('media', recordId, language),
      revision,
    };
    const isPart = isFirst || revision === undefined;
    const before = isPart && revision !== undefined ? await findState(tx, input.id) : null;
    const asPart = () => logged({ before }, () => save.image(input));
    const change = isPart
      ? (await loggedAsPart(entryId, {}, asPart)).result
      : await save.image(input);
    if (change.outcome === 'refused') faults[`fields.${path}`] = refusalText(change);
    if (change.outcome === 'conflict') faults[`fields.${path}`] = translationErrors.save;
  }
  return faults;
}

function urlOfUnit(path: string) {
  return imageOfUnit(path) ?? '';
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

/** The version that visitors read, with the texts of its images as they are now. */
export async function findPublishedTranslation(reference: { id: string }) {
  const found = await translationRecords.findPublished(reference);
  if (!found) return null;
  const { noun, recordId, language } = found;
  const source = await db.transaction().execute((tx) => sourcesOf(noun).find(tx, recordId));
  const images = source && (await readImageTexts(db, source, language)).published;
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
    const isAlt = imageOfUnit(path) !== undefined;
    const { kind, wasPlain } = leafAt(noun, source, path) ?? {};
    if (kind === undefined && !isAlt) continue;
    const text =
      kind === 'html' ? await cleanText(path, entry.text, wasPlain) : plainText(entry.text).trim();
    texts[path] = { source: entry.source, text };
  }
  return texts;
}

async function cleanText(path: string, html: string, wasPlain = false) {
  try {
    return wasPlain ? inBlocks(await sanitiseHtml(toRichText(html))) : await sanitiseHtml(html);
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
