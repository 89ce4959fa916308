import { todayIn } from '../../lib/dates.ts';
import { projectMessages } from '../../lib/project-messages.ts';
import { headOffice } from '../../site/settings.ts';
import { mainCurrency, moneyText, namedMoneyText } from '../residences/money.ts';

/** What a visitor looks for within a tab, as the address says it. Null or an empty text is any. */
export type ProjectSearch = {
  /** In the name, the area or the developer. */
  words: string;
  bedrooms: number | null;
  /** The most it may cost, in the main currency. */
  price: number | null;
  /** `ready`, the year by whose end it is, or `later`. */
  completion: string | null;
  availability: 'available' | 'soon' | null;
  /** Null is the order of the network. */
  sort: 'price' | 'completion' | 'name' | null;
  /** Null is pictures. */
  view: 'map' | 'table' | null;
};

/** `chosen` stands beside the list, `within` in a sentence. Order and view are no condition and have neither. */
export type Choice = { value: string; label: string; chosen?: string; within?: string };

const longestWords = 80;

export const emptyProjectSearch: ProjectSearch = {
  words: '',
  bedrooms: null,
  price: null,
  completion: null,
  availability: null,
  sort: null,
  view: null,
};

/** What can be chosen of each condition: as the form says it, and as the chosen word beside the list. */
export function searchChoices() {
  const year = Number(todayIn(headOffice().timeZone).slice(0, 4));
  const { choices, sorts, views } = projectMessages().search;
  return {
    bedrooms: [1, 2, 3, 4].map((count) => ({ value: String(count), ...choices.bedrooms(count) })),
    price: priceSteps().map((amount) => ({
      value: String(amount),
      ...choices.price(moneyText(amount, mainCurrency()), namedMoneyText(amount, mainCurrency())),
    })),
    completion: [
      { value: 'ready', ...choices.ready },
      ...[year, year + 1, year + 2].map((by) => ({ value: String(by), ...choices.byYear(by) })),
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

/** The conditions that stand in the address with one of a few values. */
const chosenConditions = ['bedrooms', 'price', 'completion', 'availability'] as const;

const named = [...chosenConditions, 'sort', 'view'] as const;

/** The queries that the list knows. Words are anybody's own, so no page with them is kept. */
export function searchQueries() {
  const choices = searchChoices();
  const values = named.map((name) => [name, choices[name].map(({ value }) => value)] as const);
  return { words: 'any', ...Object.fromEntries(values) } as {
    words: 'any';
  } & Record<(typeof named)[number], string[]>;
}

/** What an address looks for. Whatever is unknown is any. */
export function parseProjectSearch(query: URLSearchParams): ProjectSearch {
  const known = searchQueries();
  const read = (name: (typeof named)[number]) => {
    const value = query.get(name);
    return value !== null && known[name].includes(value) ? value : null;
  };
  const [bedrooms, price] = [read('bedrooms'), read('price')];
  return {
    words: (query.get('words') ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, longestWords),
    bedrooms: bedrooms === null ? null : Number(bedrooms),
    price: price === null ? null : Number(price),
    completion: read('completion'),
    availability: read('availability') as ProjectSearch['availability'],
    sort: read('sort') as ProjectSearch['sort'],
    view: read('view') as ProjectSearch['view'],
  };
}

/** The parts of the query, in the order in which the page cache knows them. */
export function entriesOf(search: ProjectSearch): [name: string, value: string][] {
  return (['words', ...named] as const).flatMap((name) => {
    const value = search[name];
    return value === null || value === '' ? [] : [[name, String(value)]];
  });
}

/** True when there is a condition: some projects may be left out. */
export function hasConditions({ words, ...search }: ProjectSearch) {
  return words !== '' || chosenConditions.some((name) => search[name] !== null);
}

type ChosenWords = { words: string; within: string; without: ProjectSearch };

/** The chosen conditions in words, alone and within a sentence, each with what is looked for without it. */
export function chosenWords(search: ProjectSearch): ChosenWords[] {
  const choices = searchChoices();
  const { quoted, withinQuoted } = projectMessages().search;
  const { words } = search;
  const ofWords = words
    ? [{ words: quoted(words), within: withinQuoted(words), without: { ...search, words: '' } }]
    : [];
  const others = chosenConditions.flatMap((name) => {
    const found = choices[name].find(({ value }) => value === String(search[name]));
    if (!found) return [];
    return [{ words: found.chosen, within: found.within, without: { ...search, [name]: null } }];
  });
  return [...ofWords, ...others];
}

/** True for the address of a page on which something is chosen: there are thousands of them, so few are kept. */
export function isSearchAddress(address: string) {
  return new RegExp(`[?&](${named.join('|')})=`).test(address);
}

/** How many of a currency are worth about as much as a dollar or two, where not about one. */
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

/** Round amounts. */
function priceSteps() {
  const currency = mainCurrency();
  const factor = roughWorth[currency] ?? (hasCents(currency) ? 1 : 100);
  return [800_000, 1_000_000, 1_500_000, 2_000_000, 2_500_000, 3_500_000, 5_000_000].map(
    (amount) => amount * factor,
  );
}
