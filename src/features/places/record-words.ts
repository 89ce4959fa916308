import type { z } from 'zod';
import {
  textsForVisitors,
  unitStates,
  type FieldText,
  type Translated,
  type TranslatedNoun,
  type Unit,
} from '../../model/translations/units.ts';
import type { Places } from '../../site/settings/places.ts';
import { settings } from '../../site/settings/settings.ts';
import { jsonValue } from '../../lib/values/json-text.ts';
import { readLegal } from '../projects/project-legal.ts';
import {
  placeMarketedFrom,
  placeOfPartner,
  rulingsOfProject,
  type JudgedProject,
  type LicensedPartner,
} from './judge.ts';
import { findWords, wordMessage, type Ruling, type WordFinding } from './words.ts';

/**
 * Under whose rules the texts of a noun are. News, pages and all other records are about the company, which is under
 * those of the place it markets from.
 */
const rulingsOfNoun: Partial<Record<TranslatedNoun, (record: object) => Ruling[]>> = {
  projects: (record) => {
    const { city, legal } = record as JudgedProject;
    return rulingsOfProject({ city, legal: readLegal(legal) });
  },
  partners: (record) => rulings(placeOfPartner(record as LicensedPartner)),
  settings: (section) => {
    const { id, value } = section as { id?: string; value?: unknown };
    if (id !== 'places') return ofCompany();
    // What is saved with a list of words is under that list, so that no list forbids its own correction.
    const { places = [], marketedFrom } = Object(jsonValue(value)) as Partial<Places>;
    return rulings(places.find((place) => place.id === marketedFrom));
  },
};

function ofCompany() {
  return rulings(placeMarketedFrom());
}

function rulings(place: Ruling['place'] | undefined): Ruling[] {
  return place ? [{ place }] : [];
}

/** The places whose rules the texts of a record are under: its own, and those of the records that show it. */
export function rulingsOf(
  noun: TranslatedNoun,
  record: object,
  shownBy: readonly Ruling[] = [],
): Ruling[] {
  const all = [...(rulingsOfNoun[noun] ?? ofCompany)(record), ...shownBy];
  return all.filter(
    ({ place }, index) => all.findIndex((other) => other.place.id === place.id) === index,
  );
}

/** The rules of a project for what its page shows of another record. */
export function rulingsThrough(project: object): Ruling[] {
  const { title } = project as { title?: unknown };
  const because = `${typeof title === 'string' ? title : 'a project'} shows this`;
  return rulingsOf('projects', project).map(({ place }) => ({ place, because }));
}

/** The words of the lists of its places in the values of a form. */
export function wordFindings(
  noun: TranslatedNoun,
  schema: z.ZodType,
  values: object,
  shownBy?: readonly Ruling[],
): WordFinding[] {
  return findWords(textsForVisitors(schema, values), rulingsOf(noun, values, shownBy));
}

/** The same for the advice of a form. */
export function wordAdvice(...form: Parameters<typeof wordFindings>) {
  return adviceOn(wordFindings(...form));
}

/** What is advised about words, each once for a field on the screen. */
export function adviceOn(findings: readonly WordFinding[]) {
  const advice = findings.map((finding) => ({
    field: fieldOnScreen(finding.field),
    text: wordMessage(finding),
  }));
  return [...new Map(advice.map((one) => [`${one.field} ${one.text}`, one])).values()];
}

/** What is read of the units of a record in a language: also what was translated from another source. */
export function translatedTexts(units: readonly Unit[], fields: Translated): FieldText[] {
  return unitStates(units, fields).flatMap(({ path, text }) =>
    text === undefined ? [] : [{ field: path, text }],
  );
}

/**
 * The lists that a translation is under: those of its language, and those of the source, whose words are found in it as
 * they were written.
 */
export function listsOfTranslation(locale: string) {
  return [locale, settings().language.locale];
}

/** Lists that are one field. */
function fieldOnScreen(path: string) {
  return path.replace(/^(features|residences)\..*$/, '$1');
}
