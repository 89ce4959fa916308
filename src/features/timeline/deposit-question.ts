import { formatNumber, isAllowedNumber, readNumber } from '../../lib/text/numbers.ts';
import { projectMessages } from '../../messages/projects.ts';
import { readDay } from '../residences/form/home-cells.ts';
import { homesInOrder } from '../residences/residence-summary.ts';
import type { Residences } from '../residences/residence.ts';

/** A visitor's question about the deposit schedule, read from URL parameters. */
export type DepositQuestion = {
  /** A home number; empty if no home is selected. */
  home: string;
  priceText: string;
  price: number | null;
  signed: string;
  errors: { home?: string; price?: string; signed?: string };
};

/** URL parameters of the planner. They accept any value, so such pages are not cached. */
export const depositQueries = { home: 'any', price: 'any', signed: 'any' } as const;

/** The query string that selects a home. */
export function homeQuery(number: string) {
  return `?${new URLSearchParams({ home: number })}`;
}

/** The available homes with a price, from the lowest floor up. */
export function homesForSale({ homes }: Residences) {
  return homesInOrder(homes).filter(({ state, price }) => state === 'available' && price !== null);
}

/** Falls back to the lowest price. A typed price overrides that of the previously selected home. */
export function depositQuestion(
  query: URLSearchParams,
  residences: Residences,
  { lowest, today }: { lowest: number | null; today: string },
): DepositQuestion {
  const [home, priceText, previousHome, signed] = ['home', 'price', 'before', 'signed'].map(
    (name) => (query.get(name) ?? '').trim().slice(0, 40),
  ) as [string, string, string, string];
  const messages = projectMessages().deposits.errors;
  const day = signed === '' ? today : dayIn(signed);
  const errors = day === undefined ? { signed: messages.signed } : {};
  const common = { signed: day ?? today, errors };
  const isTyped = priceText !== '' && (home === '' || home === previousHome);
  if (isTyped) {
    const price = homePriceIn(priceText);
    const example = formatNumber(lowest ?? usualPrice);
    const error = price === null ? messages.price(priceText, example) : undefined;
    return {
      ...common,
      home: '',
      priceText,
      price,
      errors: { ...errors, ...(error && { price: error }) },
    };
  }
  const question = { ...common, home, priceText: '', price: lowest };
  if (home === '') return question;
  const match = homesForSale(residences).find(
    ({ number }) => number.toLowerCase() === home.toLowerCase(),
  );
  if (match) return { ...question, home: match.number, price: match.price };
  const error = isOnRequest(residences, home) ? undefined : messages.home(home);
  return { ...question, home: '', errors: { ...errors, ...(error && { home: error }) } };
}

/** In any currency: what is less is a slip or a year. */
const minPrice = 10_000;
const maxPrice = 1e12;
const usualPrice = 850_000;

/** Null for a text that is not the price of a home, such as `$12`. */
function homePriceIn(text: string) {
  const rules = { unit: 'money', min: minPrice, max: maxPrice } as const;
  const result = readNumber(text, rules);
  if ('error' in result || result.value === null || !isAllowedNumber(result.value, rules))
    return null;
  return Math.round(result.value);
}

/** True for an available home without a published price. */
function isOnRequest({ homes }: Residences, homeNumber: string) {
  return Object.values(homes).some(
    ({ number, state, price }) =>
      state === 'available' && price === null && number.toLowerCase() === homeNumber.toLowerCase(),
  );
}

function dayIn(text: string) {
  const result = readDay(text);
  return 'value' in result ? (result.value ?? undefined) : undefined;
}
