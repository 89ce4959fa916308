import { amountFigure, currencyWord } from '../../../lib/amounts/amounts.ts';
import { isAllowedNumber, readNumber } from '../../../lib/text/numbers.ts';
import { knownValue } from '../../../lib/values/known-value.ts';
import { projectMessages } from '../../../messages/projects.ts';
import { officeToday } from '../../../site/office-today.ts';
import { mainCurrency, moneyText } from '../../residences/money.ts';

/** The search within a tab, as in the query string. Null or empty text matches everything. */
export type ProjectSearch = {
  /** Matched in name, area, developer, building type and description. */
  words: string;
  bedrooms: number | null;
  /** The maximum price in the main currency. */
  price: number | null;
  /** `ready`, a year (by its end), or `later`. */
  completion: string | null;
  availability: 'available' | 'soon' | null;
  /** Null means display order. */
  sort: 'price' | 'completion' | 'name' | null;
  /** Null means pictures. */
  view: 'map' | 'table' | null;
};

/** `chosen` is shown beside the list, `within` in a sentence. Sort and view are not conditions and have neither. */
export type Choice = { value: string; label: string; chosen?: string; within?: string };

const maxSearchLength = 80;
/** The last choice, which more rooms fit, too. */
const mostBedrooms = 4;

export const emptyProjectSearch: ProjectSearch = {
  words: '',
  bedrooms: null,
  price: null,
  completion: null,
  availability: null,
  sort: null,
  view: null,
};

/** The options of each select in the form, with the price and the year of a search that has others. */
export function searchChoices({ price, completion }: Partial<ProjectSearch> = {}) {
  const year = thisYear();
  const { choices, sorts, views } = projectMessages().search;
  return {
    bedrooms: [1, 2, 3, mostBedrooms].map((count) => ({
      value: String(count),
      ...choices.bedrooms(count),
    })),
    price: ascending([...priceSteps(), price ?? 0]).map((amount) => ({
      value: String(amount),
      ...choices.price(amountFigure(amount, mainCurrency()), moneyText(amount, mainCurrency())),
    })),
    completion: [
      { value: 'ready', ...choices.ready },
      ...ascending([year, year + 1, year + 2, Number(completion) || 0]).map((end) => ({
        value: String(end),
        ...choices.byYear(end),
      })),
      { value: 'later', ...choices.afterYear(year + 2) },
    ],
    availability: [
      { value: 'available', ...choices.available },
      { value: 'soon', ...choices.soon },
    ],
    sort: [
      { value: 'price', label: sorts.price },
      { value: 'completion', label: sorts.completion },
      { value: 'name', label: sorts.name },
    ],
    view: [
      { value: 'map' as const, label: views.map },
      { value: 'table' as const, label: views.table },
    ],
  } satisfies Record<string, Choice[]>;
}

function thisYear() {
  return Number(officeToday().slice(0, 4));
}

/** Each number above 0 once. */
function ascending(numbers: number[]) {
  return [...new Set(numbers)].filter((number) => number > 0).toSorted((a, b) => a - b);
}

/** The conditions that a select has. */
const chosenConditions = ['bedrooms', 'price', 'completion', 'availability'] as const;

const selectNames = [...chosenConditions, 'sort', 'view'] as const;

/** The allowed URL parameters. Pages with `words` are not cached, because every value differs. */
export function searchQueries() {
  const choices = searchChoices();
  const values = (['sort', 'view'] as const).map(
    (name) => [name, choices[name].map(({ value }) => value)] as const,
  );
  const conditions = chosenConditions.map((name) => {
    return [name, (value: string) => spelledCondition(name, value)] as const;
  });
  return { words: 'any', ...Object.fromEntries([...conditions, ...values]) } as {
    words: 'any';
    sort: string[];
    view: string[];
  } & Record<Condition, (value: string) => string | undefined>;
}

type Condition = (typeof chosenConditions)[number];

/** In place of a value that cannot be read, so that the page says so. */
const unread = 'unread';

/** The one spelling of a condition: a choice, or a number that is none. Undefined if nothing was chosen. */
function spelledCondition(name: Condition, typed: string) {
  const value = typed.trim().replace(/\/+$/, '');
  if (value === '') return undefined;
  const known = knownValue(
    searchChoices()[name].map((choice) => choice.value),
    value,
  );
  if (known !== undefined) return known;
  if (name === 'price') return spelledPrice(value) ?? unread;
  const number = /^\d{1,4}$/.test(value) ? Number(value) : 0;
  if (name === 'bedrooms' && number > 0) return String(Math.min(number, mostBedrooms));
  if (name !== 'completion' || !/^[12]\d{3}$/.test(value)) return unread;
  return number < thisYear() ? 'ready' : value;
}

function spelledPrice(text: string) {
  const rules = { unit: 'money', min: 1_000, max: 1e12 - 1, isInteger: true } as const;
  const result = readNumber(text, rules);
  if ('error' in result || result.value === null || !isAllowedNumber(result.value, rules))
    return undefined;
  return String(result.value);
}

/** The labels of the conditions in a query that cannot be read, and so do not apply. */
export function unreadConditions(query: URLSearchParams) {
  const { bedrooms, price, completion, availability } = projectMessages().search;
  const labels = {
    bedrooms,
    price: price(currencyWord(mainCurrency())),
    completion,
    availability,
  };
  return chosenConditions
    .filter((name) => spelledCondition(name, query.get(name) ?? '') === unread)
    .map((name) => labels[name]);
}

/** Reads the search from a query. Values that cannot be read are ignored. */
export function parseProjectSearch(query: URLSearchParams): ProjectSearch {
  const allowed = searchQueries();
  const read = (name: Condition) => {
    const value = spelledCondition(name, query.get(name) ?? '');
    return value === undefined || value === unread ? null : value;
  };
  const readFrom = (name: 'sort' | 'view') =>
    knownValue(allowed[name], query.get(name) ?? '') ?? null;
  const [bedrooms, price] = [read('bedrooms'), read('price')];
  return {
    words: (query.get('words') ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, maxSearchLength),
    bedrooms: bedrooms === null ? null : Number(bedrooms),
    price: price === null ? null : Number(price),
    completion: read('completion'),
    availability: read('availability') as ProjectSearch['availability'],
    sort: readFrom('sort') as ProjectSearch['sort'],
    view: readFrom('view') as ProjectSearch['view'],
  };
}

/** The query parameters, in the order that the page cache expects. */
export function searchParameters(search: ProjectSearch): [name: string, value: string][] {
  return (['words', ...selectNames] as const).flatMap((name) => {
    const value = search[name];
    return value === null || value === '' ? [] : [[name, String(value)]];
  });
}

/** True if the search can exclude projects. */
export function hasConditions({ words, ...search }: ProjectSearch) {
  return words !== '' || chosenConditions.some((name) => search[name] !== null);
}

type ConditionTexts = { text: string; within: string; without: ProjectSearch };

/** The texts of the active conditions, alone and within a sentence. `without` is the search without the condition. */
export function conditionTexts(search: ProjectSearch): ConditionTexts[] {
  const choices = searchChoices(search);
  const { quoted, withinQuoted } = projectMessages().search;
  const { words } = search;
  const textCondition = words
    ? [{ text: quoted(words), within: withinQuoted(words), without: { ...search, words: '' } }]
    : [];
  const others = chosenConditions.flatMap((name) => {
    const choice = choices[name].find(({ value }) => value === String(search[name]));
    if (!choice) return [];
    return [{ text: choice.chosen, within: choice.within, without: { ...search, [name]: null } }];
  });
  return [...textCondition, ...others];
}

const searchAddress = new RegExp(`[?&](${selectNames.join('|')})=`);

/** True for the URL of a search. There are thousands of these, so the cache keeps only a few. */
export function isSearchAddress(url: string) {
  return searchAddress.test(url);
}

/** The amount worth about one or two dollars, for currencies whose unit is worth much less. */
const roughWorth: Record<string, number> = {
  JPY: 100,
  KRW: 1_000,
  INR: 50,
  THB: 30,
  CZK: 20,
  MXN: 20,
  ZAR: 20,
  NOK: 10,
  SEK: 10,
  DKK: 10,
  CNY: 10,
  HKD: 10,
  PHP: 50,
  TRY: 30,
  TWD: 30,
  RUB: 100,
  HUF: 300,
  CLP: 1_000,
  IDR: 10_000,
  VND: 20_000,
};

function hasCents(currency: string) {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits !== 0;
}

function priceSteps() {
  const currency = mainCurrency();
  const factor = roughWorth[currency] ?? (hasCents(currency) ? 1 : 100);
  return [800_000, 1_000_000, 1_500_000, 2_000_000, 2_500_000, 3_500_000, 5_000_000].map(
    (amount) => amount * factor,
  );
}
