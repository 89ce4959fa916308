import { readPrice } from '../form/home-cells.ts';
import { readNumber } from '../../../lib/text/numbers.ts';
import { plural } from '../../../lib/text/plural.ts';
import type { HomeRow } from '../form/home-rows.ts';
import { moneyText, shortMoneyText, type Currency } from '../money.ts';

export const maxListed = 6;

export type PriceRule = {
  /** A negative percentage lowers prices. */
  percent: number;
  /** Prices become multiples of this. */
  roundTo: number;
};

export type PriceChange = { key: string; number: string; now: number; next: number };

/** The price changes of the homes that have a price. Homes whose price stays are left out. */
export function priceChanges(rows: readonly HomeRow[], rule: PriceRule): PriceChange[] {
  return rows.flatMap(({ key, number, price }) => {
    const now = parsePrice(price);
    if (now === null) return [];
    const next = changedPrice(now, rule);
    return next === now ? [] : [{ key, number, now, next }];
  });
}

/**
 * Rounds half up, never to zero and never against the direction of the change. Computes in whole thousandths of a
 * per cent, since 2.3 % has no exact fraction.
 */
export function changedPrice(price: number, { percent, roundTo }: PriceRule) {
  const exact = (price * (100_000 + Math.round(percent * 1000))) / 100_000;
  const rounded = Math.max(roundTo, Math.round(exact / roundTo) * roundTo);
  return percent > 0 ? Math.max(price, rounded) : Math.min(price, rounded);
}

/** Rounding steps that suit the highest price. */
export function roundingSteps(rows: readonly HomeRow[]) {
  const highest = Math.max(0, ...rows.map(({ price }) => parsePrice(price) ?? 0));
  return highest >= 20_000_000 ? [1_000_000, 100_000, 10_000, 1] : [5000, 1000, 100, 1];
}

/** Parses a percentage above 0 and below 100; otherwise undefined. */
export function readPercent(text: string) {
  const result = readNumber(text, { unit: 'percent', min: 0, max: 100 });
  const percent = 'value' in result ? result.value : null;
  return percent !== null && percent > 0 && percent < 100 ? percent : undefined;
}

export function parsePrice(text: string) {
  const result = readPrice(text);
  return 'value' in result ? result.value : null;
}

type Prices = { rows: readonly HomeRow[]; currency: Currency };

/** Describes the totals of a price change, and the price range that visitors will read. */
export function consequence(
  changes: PriceChange[],
  { rows, currency }: Prices,
  { writtenRange, chosenHomes }: { writtenRange: string; chosenHomes: readonly HomeRow[] },
) {
  if (changes.length === 0) return 'No prices will change.';
  const sum = (when: 'now' | 'next') =>
    shortMoneyText(
      changes.reduce((total, change) => total + change[when], 0),
      currency,
    );
  const next = new Map(changes.map(({ key, next: price }) => [key, price]));
  const availablePrices = rows
    .filter(({ state }) => state === 'available')
    .flatMap(({ key, price }) => next.get(key) ?? parsePrice(price) ?? []);
  const others = changes.length - maxListed;
  const unpriced = chosenHomes.filter(({ price }) => price.trim() === '').length;
  const lowest = availablePrices.reduce(
    (one, other) => Math.min(one, other),
    Number.POSITIVE_INFINITY,
  );
  return [
    others > 0 && `And ${others} more.`,
    `Total: ${sum('now')} becomes ${sum('next')}.`,
    unpriced > 0 &&
      `${plural(unpriced, '# selected home has', '# selected homes have')} no price and will not change.`,
    'All other prices stay the same.',
    writtenRange !== '' && writtenRangeNote(writtenRange),
    writtenRange === '' &&
      availablePrices.length > 0 &&
      `Visitors will see “From ${moneyText(lowest, currency)}”.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Warns that visitors read the written range instead of the homes' prices. */
export function writtenRangeNote(writtenRange: string) {
  return `Visitors will still see “${writtenRange}”, because the Price range field overrides it.`;
}
