import { baseSettings } from '../src/site/base-settings.ts';
import { placesSchema, type Places } from '../src/site/settings-places.ts';
import type { SiteSettings } from '../src/site/settings-sections.ts';
import { provideSettings } from '../src/site/settings.ts';

type RuleInput = { of: string; asks: string; label: string } & Record<string, unknown>;

type PlaceInput = {
  cities?: string[];
  timeZone?: string;
  rules?: RuleInput[];
  /** Words that refuse a publication. */
  forbidden?: string[];
  /** Words that do so without a source. */
  sourced?: string[];
};

/** One place, such as British Columbia, with the rules that a test needs. */
export function onePlace({
  cities = ['VANCOUVER'],
  timeZone = 'America/Vancouver',
  rules = [],
  forbidden = [],
  sourced = [],
}: PlaceInput): Places {
  const place = {
    id: 'BC',
    name: 'British Columbia',
    country: 'CA',
    timeZone,
    cities,
    rules: rules.map((rule) => ({ source: 'The act', force: 'gate', ...rule })),
    words: [
      ...forbidden.map((word) => ({ word, treatment: 'forbidden' })),
      ...sourced.map((word) => ({ word, treatment: 'needs-source' })),
    ].map((rule) => ({ ...rule, language: 'en', force: 'gate', source: 'The act' })),
  };
  return placesSchema.parse({ places: [place], marketedFrom: null });
}

/** A place that refuses a word in each of some languages. */
export function forbiddingPlace(
  id: string,
  name: string,
  cities: string[],
  forbidden: Record<string, string>,
) {
  return {
    id,
    name,
    country: 'CA',
    timeZone: 'America/Vancouver',
    cities,
    words: Object.entries(forbidden).map(([locale, word]) => ({
      language: locale.split('-')[0],
      word,
      treatment: 'forbidden',
      force: 'gate',
      source: 'The act',
    })),
  };
}

/** From now on the settings have these places, without a save. */
export function usePlaces(places: Places, others: Partial<SiteSettings> = {}) {
  provideSettings(() => ({ ...baseSettings, ...others, places }));
}

export const noRules = onePlace({});

export const disclosure = {
  id: 'disclosure',
  of: 'project',
  asks: 'filing',
  detail: 'Disclosure statement',
  label: 'Disclosure statement filed on',
};
