import { readDraftsVersion } from '../../platform/database/content.ts';
import { db } from '../../platform/database/database.ts';
import { listDrafts } from '../../records/publishing/drafts.server.ts';
import { sourcesOf } from '../../records/translations/sources.server.ts';
import {
  imageOfUnit,
  unitsIn,
  unitStates,
  type StatedUnit,
  type TranslatedNoun,
  type UnitState,
} from '../../model/translations/units.ts';
import { publicLanguages, siteLanguages } from '../../model/languages.ts';
import { translatedNouns, type TranslationKey, type TranslationState } from './translation.ts';
import { translationRecords } from './translations.server.ts';
import { hasLanguageRules } from '../places/publication-faults.ts';
import { imageId } from '../../records/translations/record-units.server.ts';

type States = Map<string, TranslationState[]>;

type Cached = {
  version: string;
  written: ReturnType<typeof readWritten>;
  byNoun: Map<TranslatedNoun, Promise<States>>;
};

let cache: Cached | undefined;

/** How far each language of each record is, by record. Cached until a record, a draft or an image changes. */
export async function listTranslationStates(noun: TranslatedNoun): Promise<States> {
  const { written, byNoun } = await cachedForNow();
  const states = byNoun.get(noun) ?? written.then((texts) => readStates(noun, texts));
  byNoun.set(noun, states);
  states.catch(() => {
    cache = undefined;
  });
  return states;
}

async function cachedForNow(): Promise<Cached> {
  const version = [await readDraftsVersion(), ...languages()].join(' ');
  if (cache?.version !== version) cache = { version, written: readWritten(), byNoun: new Map() };
  return cache;
}

type Count = { language: string; count: number; noun: TranslatedNoun; recordId: string };

/** The texts whose source has changed since they were translated, by language, and the first record with one. */
export function countChanged(extent: Extent = {}): Promise<Count[]> {
  return countTexts(extent, 'changed', () => true);
}

/** The texts that visitors read in the source language, or do not read, since their translations lack them. */
export function countMissing(extent: Extent = {}): Promise<Count[]> {
  const isPublic = new Set(publicLanguages().map(({ locale }) => locale));
  // Every page has the texts of the settings.
  return countTexts(
    extent,
    'missing',
    ({ language, state }, noun) =>
      state === 'published' || (noun === 'settings' && isPublic.has(language)),
  );
}

type Extent = { ofSettings?: boolean };

/** Counts a text of an image once, in however many records it is. */
async function countTexts(
  { ofSettings = true }: Extent,
  kind: 'changed' | 'missing',
  isCounted: (state: TranslationState, noun: TranslatedNoun) => boolean,
) {
  const nouns = translatedNouns.filter((noun) => ofSettings || noun !== 'settings');
  const byNoun = await Promise.all(
    nouns.map(async (noun) => ({ noun, states: await listTranslationStates(noun) })),
  );
  return languages().flatMap((language) => {
    const known = new Set<string>();
    const found = byNoun.flatMap(({ noun, states }) =>
      Array.from(states, ([recordId, ofRecord]) => {
        const state = ofRecord.find((one) => one.language === language);
        if (!state || !isCounted(state, noun)) return { noun, recordId, count: 0 };
        const ofImages = state.images?.[kind] ?? [];
        const images = noun === 'media' && state[kind] > 0 ? [recordId] : ofImages;
        const ownCount = noun === 'media' ? 0 : state[kind] - ofImages.length;
        const before = known.size;
        for (const image of images) known.add(image);
        return { noun, recordId, count: ownCount + known.size - before };
      }).filter(({ count }) => count > 0),
    );
    const [first] = found;
    const count = found.reduce((sum, one) => sum + one.count, 0);
    return first ? [{ language, count, noun: first.noun, recordId: first.recordId }] : [];
  });
}

function languages() {
  return siteLanguages().map(({ locale }) => locale);
}

/** What all nouns share: the translations, by noun, record and language, and the alternative texts of images. */
async function readWritten() {
  const [translations, images] = await Promise.all([
    translationRecords.listEdited(),
    db.selectFrom('media').select(['url', 'alt']).where('alt', '!=', '').execute(),
  ]);
  return {
    translations: new Map(translations.map((one) => [keyText(one), one])),
    alts: new Map(images.map(({ url, alt }) => [url, alt])),
  };
}

function keyText({ noun, recordId, language }: TranslationKey) {
  return `${noun} ${recordId} ${language}`;
}

/** The ids of the images whose texts are in a state. */
function imagesIn(texts: readonly StatedUnit[], kind: UnitState) {
  return texts.flatMap(({ path, state }) => {
    const url = state === kind ? imageOfUnit(path) : undefined;
    return url === undefined ? [] : [imageId(url)];
  });
}

/** What editors have of the records of a noun that differs from what visitors read, by id. */
async function readDrafts(noun: TranslatedNoun) {
  if (!hasLanguageRules(noun)) return new Map<string, object>();
  const drafts = await listDrafts(noun);
  return new Map(
    drafts.map(({ recordId, record }) => [recordId, JSON.parse(record) as object] as const),
  );
}

async function readStates(
  noun: TranslatedNoun,
  { translations, alts }: Awaited<ReturnType<typeof readWritten>>,
): Promise<States> {
  const sources = await sourcesOf(noun).list();
  const drafts = await readDrafts(noun);
  const isForVisitors = new Set(publicLanguages().map(({ locale }) => locale));

  /** The translated text of an image, if the unit is one. */
  function imageText(path: string, language: string) {
    const url = imageOfUnit(path);
    const key = url && keyText({ noun: 'media', recordId: imageId(url), language });
    const { alt } = (key && translations.get(key)?.fields) || {};
    return alt ? [[path, alt] as const] : [];
  }

  return new Map(
    sources.map((source) => {
      const units = unitsIn(noun, source, alts);
      const draft = drafts.get(source.id);
      const newUnits = draft ? unitsIn(noun, draft, alts) : units;
      const states = languages().map((language): TranslationState => {
        const translation = translations.get(keyText({ noun, recordId: source.id, language }));
        const images = [...units, ...newUnits].flatMap(({ path }) => imageText(path, language));
        const fields = { ...translation?.fields, ...Object.fromEntries(images) };
        const texts = unitStates(units, fields);
        const newTexts = draft ? unitStates(newUnits, fields) : texts;
        const count = (state: string) => texts.filter((one) => one.state === state).length;
        const isPublic = translation?.publication?.isPublic === true;
        return {
          language,
          state: translation ? (isPublic ? 'published' : 'draft') : 'none',
          isWhole:
            translation?.publication?.state === 'published' &&
            isForVisitors.has(language) &&
            newTexts.every(({ state }) => state === 'current'),
          changed: count('changed'),
          missing: count('missing'),
          images: { changed: imagesIn(texts, 'changed'), missing: imagesIn(texts, 'missing') },
        };
      });
      return [source.id, states];
    }),
  );
}
