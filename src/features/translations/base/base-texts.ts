import { messageLanguage, type MessageLanguage } from '../../../lib/text/message-language.ts';
import {
  translateRecord,
  unitsIn,
  unitStates,
  type Translated,
  type Unit,
} from '../../../model/translations/units.ts';
import { namelessSettings } from '../../../site/settings/nameless-settings.ts';
import { namelessPages } from '../../page-content/initial/nameless-pages.ts';
import { changesBaseTexts, isEnglish, type Languages } from './base-languages.ts';
import { frPages } from './fr/pages.ts';
import { frSettings } from './fr/settings.ts';
import { jaPages } from './ja/pages.ts';
import { jaSettings } from './ja/settings.ts';
import { zhHantPages } from './zh-hant/pages.ts';
import { zhHantSettings } from './zh-hant/settings.ts';

/** Nouns with initial records. */
export const baseNouns = ['settings', 'pages'] as const;

type BaseNoun = (typeof baseNouns)[number];

/** An initial record: a section by its name, or a page by its first slug. */
export type BaseRecord = { noun: BaseNoun; key: string };

type Texts = Record<BaseNoun, Record<string, Record<string, string>>>;

export const baseTexts: Record<MessageLanguage, Texts> = {
  fr: { settings: frSettings, pages: frPages },
  ja: { settings: jaSettings, pages: jaPages },
  'zh-hant': { settings: zhHantSettings, pages: zhHantPages },
};

/** A text of an initial record in a language, by its English. Undefined in a language without initial texts. */
export function baseText(locale: string, { noun, key }: BaseRecord, english: string) {
  if (isEnglish(locale)) return english;
  const language = messageLanguage(locale);
  return language && baseTexts[language][noun][key]?.[english];
}

/** Of these texts of a record those that are still the initial ones, in another language. */
export function takenTexts(
  units: readonly Unit[],
  of: BaseRecord,
  languages: Languages,
): Translated {
  const states = unitStates(units, basePairs(of, languages));
  return Object.fromEntries(
    states.flatMap(({ path, state, text = '', madeFrom = '' }) =>
      state === 'current' ? [[path, { source: madeFrom, text }]] : [],
    ),
  );
}

/** A record with its initial texts in another language. All others stay as they are. */
export function inOtherLanguage<Row extends object>(
  record: Row,
  of: BaseRecord,
  languages: Languages,
): Row {
  if (!changesBaseTexts(languages)) return record;
  const units = unitsIn(of.noun, record, noAlts);
  const own = Object.fromEntries(
    units.map(({ path, source }) => [path, { source, text: source }] as const),
  );
  return translateRecord(of.noun, record, { ...own, ...takenTexts(units, of, languages) });
}

const noAlts = new Map<string, string>();

/** The texts of an initial record in a language, each with the one in another. */
function basePairs({ noun, key }: BaseRecord, { from, to }: Languages): Translated {
  const record = baseRecord(noun, key);
  if (!record) return {};
  return Object.fromEntries(
    unitsIn(noun, record, noAlts).flatMap(({ path, source: english }) => {
      const source = baseText(from, { noun, key }, english);
      const text = baseText(to, { noun, key }, english);
      return source === undefined || text === undefined ? [] : [[path, { source, text }] as const];
    }),
  );
}

function baseRecord(noun: BaseNoun, key: string) {
  if (noun === 'pages') return namelessPages.find(({ slug }) => slug === key);
  const value = new Map<string, object>(Object.entries(namelessSettings)).get(key);
  return value && { id: key, value };
}
