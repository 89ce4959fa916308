import { compareTexts } from '../../../lib/text/by-name.ts';
import { fold } from '../../../lib/text/fold.ts';
import {
  languageName,
  languageNames,
  languageTags,
  splitTags,
} from '../../../lib/text/languages.ts';
import { knownValue } from '../../../lib/values/known-value.ts';
import { findNearest } from '../../../lib/values/nearest.ts';
import { partnerMessages } from '../../../messages/partners.ts';
import { settings } from '../../../site/settings/settings.ts';
import { cityName } from '../../projects/project.ts';
import type { Partner } from '../partner.ts';

/** The filters of the partner list, as in its URL. Null matches everyone. */
export type PartnerSearch = Record<PartnerFilter, string | null>;

const filters = ['city', 'language', 'focus'] as const;

export type PartnerFilter = (typeof filters)[number];

type Searched = Pick<Partner, 'city' | 'languages' | 'focus'>;

export type Choice = { value: string; label: string };

/** The allowed URL parameters. A page with a focus is not cached, because every partner may have another. */
export function partnerQueries() {
  return {
    city: settings().cities.cities.map(({ id }) => id.toLowerCase()),
    language: languageTags,
    focus: 'any' as const,
  };
}

/** True for a URL of which there are too many to cache them all. */
export function isPartnerSearchUrl(url: string) {
  return /[?&]language=/.test(url);
}

/** Reads the filters from a query. Values that no partner has are ignored. */
export function parsePartnerSearch(
  query: URLSearchParams,
  partners: readonly Searched[],
): PartnerSearch {
  const choices = partnerChoices(partners);
  const read = (filter: PartnerFilter) => {
    const values = choices[filter].map(({ value }) => value);
    return knownValue(values, query.get(filter) ?? '') ?? null;
  };
  return { city: read('city'), language: read('language'), focus: read('focus') };
}

/** The options of each filter: what at least one partner has. */
export function partnerChoices(partners: readonly Searched[]): Record<PartnerFilter, Choice[]> {
  const ids = settings().cities.cities.map(({ id }) => id);
  const cities = new Set(partners.map(({ city }) => city).filter((city) => city !== null));
  const tags = new Set(partners.flatMap(({ languages }) => splitTags(languages)));
  const focuses = new Map(
    partners.flatMap(({ focus }) => (focus ? [[foldedFocus(focus), onOneLine(focus)]] : [])),
  );
  return {
    city: ids
      .filter((id) => cities.has(id))
      .map((id) => ({ value: id.toLowerCase(), label: cityName(id) })),
    language: [...tags].map((tag) => ({ value: tag, label: languageName(tag) })).toSorted(byLabel),
    focus: [...focuses.values()].map((focus) => ({ value: focus, label: focus })).toSorted(byLabel),
  };
}

function byLabel(one: Choice, other: Choice) {
  return compareTexts(one.label, other.label);
}

/** The query string with its question mark. Empty without filters. */
export function partnerQuery(search: PartnerSearch) {
  const chosen = filters.flatMap((filter) => (search[filter] ? [[filter, search[filter]]] : []));
  return chosen.length === 0 ? '' : `?${new URLSearchParams(chosen)}`;
}

type Condition = { text: string; within: string; without: PartnerSearch };

/** The texts of the chosen filters, alone and within a sentence. `without` is the search without the filter. */
export function partnerConditions(search: PartnerSearch): Condition[] {
  const { within } = partnerMessages().search;
  return filters.flatMap((filter) => {
    const value = search[filter];
    if (value === null) return [];
    const text = conditionText(filter, value);
    return [{ text, within: within[filter](text), without: { ...search, [filter]: null } }];
  });
}

/** The partners who meet all conditions; if nobody does, those who miss the fewest, each with what differs. */
export function findPartners<One extends Searched>(
  partners: readonly One[],
  search: PartnerSearch,
) {
  const differencesOf = (partner: One) => differences(partner, search);
  const found = partners.filter((partner) => differencesOf(partner).length === 0);
  return { found, near: found.length > 0 ? [] : findNearest(partners, differencesOf, maxNear) };
}

const maxNear = 4;

function differences({ city, languages, focus }: Searched, search: PartnerSearch) {
  const texts = partnerMessages().search.differences;
  const tags = splitTags(languages);
  return [
    search.city !== null && search.city !== city?.toLowerCase()
      ? texts.city(city && cityName(city))
      : '',
    search.language !== null && !tags.includes(search.language)
      ? texts.languages(languageNames(languages))
      : '',
    search.focus !== null && foldedFocus(search.focus) !== foldedFocus(focus ?? '')
      ? texts.focus(focus)
      : '',
  ].flatMap((text) => (text ? { weight: 1, text } : []));
}

function foldedFocus(focus: string) {
  return fold(onOneLine(focus));
}

/** As browsers send the text of an option. */
function onOneLine(text: string) {
  return text.replaceAll(/\s+/g, ' ');
}

function conditionText(filter: PartnerFilter, value: string) {
  if (filter === 'city') return cityName(value.toUpperCase());
  return filter === 'language' ? languageName(value) : value;
}
