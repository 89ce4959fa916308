import { projectMessages } from '../../lib/project-messages.ts';
import { readDay, readPrice } from '../residences/home-cells.ts';
import { homesInOrder } from '../residences/residence-figures.ts';
import type { Residences } from '../residences/residence.ts';

/** What a visitor asks of the deposit schedule, as the address says it. */
export type DepositQuestion = {
  /** The number of a home; empty for any. */
  home: string;
  /** As typed. */
  priceTyped: string;
  price: number | null;
  signed: string;
  errors: { home?: string; price?: string; signed?: string };
};

/** The parts of the address. Anybody may ask for any, so no page with them is kept. */
export const depositQueries = { home: 'any', price: 'any', signed: 'any' } as const;

/** The query of a page on which a home is chosen. */
export function homeQuery(number: string) {
  return `?${new URLSearchParams({ home: number })}`;
}

/** The homes that can be asked for, from below. */
export function homesForSale({ homes }: Residences) {
  return homesInOrder(homes).filter(({ state, price }) => state === 'available' && price !== null);
}

/** Without a home or a price in the address, the lowest price. A price that was typed beside the home of before wins. */
export function depositQuestion(
  query: URLSearchParams,
  residences: Residences,
  { lowest, today }: { lowest: number | null; today: string },
): DepositQuestion {
  const [home, typed, before, signed] = ['home', 'price', 'before', 'signed'].map((name) =>
    (query.get(name) ?? '').trim().slice(0, 40),
  ) as [string, string, string, string];
  const messages = projectMessages().deposits.errors;
  const day = signed === '' ? today : dayIn(signed);
  const errors = day === undefined ? { signed: messages.signed } : {};
  const common = { signed: day ?? today, errors };
  const isTyped = typed !== '' && (home === '' || home === before);
  if (isTyped) {
    const read = readPrice(typed);
    const price = 'value' in read ? read.value : null;
    const error = 'error' in read ? read.error : price === null ? messages.price : undefined;
    return {
      ...common,
      home: '',
      priceTyped: typed,
      price,
      errors: { ...errors, ...(error && { price: error }) },
    };
  }
  const asked = { ...common, home, priceTyped: '', price: lowest };
  if (home === '') return asked;
  const found = homesForSale(residences).find(
    ({ number }) => number.toLowerCase() === home.toLowerCase(),
  );
  if (found) return { ...asked, home: found.number, price: found.price };
  const error = isOnRequest(residences, home) ? undefined : messages.home(home);
  return { ...asked, home: '', errors: { ...errors, ...(error && { home: error }) } };
}

/** True of a home that can be bought, and whose price is not said. */
function isOnRequest({ homes }: Residences, asked: string) {
  return Object.values(homes).some(
    ({ number, state, price }) =>
      state === 'available' && price === null && number.toLowerCase() === asked.toLowerCase(),
  );
}

function dayIn(text: string) {
  const read = readDay(text);
  const day = 'value' in read ? read.value : null;
  return day !== null && day >= '1900-01-01' && day <= '2100-12-31' ? day : undefined;
}
