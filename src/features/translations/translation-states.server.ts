import { readDraftsVersion } from '../../platform/database/content.ts';
import { db } from '../../platform/database/database.ts';
import { sourcesOf } from '../../records/translations/sources.server.ts';
import {
  translatedNouns,
  unitsIn,
  unitStates,
  type TranslatedNoun,
} from '../../records/translations/units.ts';
import { siteLanguages } from '../../site/languages/languages.ts';
import type { TranslationKey, TranslationState } from './translation.ts';
import { translationRecords } from './translations.server.ts';

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

/** The texts whose source has changed since they were translated, by language, and the first record with one. */
export async function countChanged({ ofSettings = true } = {}) {
  const nouns = translatedNouns.filter((noun) => ofSettings || noun !== 'settings');
  const byNoun = await Promise.all(
    nouns.map(async (noun) => ({ noun, states: await listTranslationStates(noun) })),
  );
  return languages().flatMap((language) => {
    const changed = byNoun.flatMap(({ noun, states }) =>
      Array.from(states, ([recordId, ofRecord]) => ({
        noun,
        recordId,
        count: ofRecord.find((one) => one.language === language)?.changed ?? 0,
      })).filter(({ count }) => count > 0),
    );
    const [first] = changed;
    const count = changed.reduce((sum, one) => sum + one.count, 0);
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

async function readStates(
  noun: TranslatedNoun,
  { translations, alts }: Awaited<ReturnType<typeof readWritten>>,
): Promise<States> {
  const sources = await sourcesOf(noun).list();
  return new Map(
    sources.map((source) => {
      const units = unitsIn(noun, source, alts);
      const states = languages().map((language): TranslationState => {
        const translation = translations.get(keyText({ noun, recordId: source.id, language }));
        const texts = unitStates(units, translation?.fields ?? {});
        const count = (state: string) => texts.filter((one) => one.state === state).length;
        const isPublic = translation?.publication?.isPublic === true;
        return {
          language,
          state: translation ? (isPublic ? 'published' : 'draft') : 'none',
          changed: count('changed'),
          missing: count('missing'),
        };
      });
      return [source.id, states];
    }),
  );
}
