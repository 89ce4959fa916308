import { readPrice } from './home-cells.ts';
import type { HomeRow } from './home-rows.ts';

export type PriceRule = {
  /** Per cent; below 0 lowers. */
  percent: number;
  /** Prices become multiples of it. */
  roundTo: number;
};

export type PriceChange = { key: string; number: string; now: number; next: number };

/** What a change of prices would make of each home that has a price; homes whose price stays are left out. */
export function priceChanges(rows: readonly HomeRow[], rule: PriceRule): PriceChange[] {
  return rows.flatMap(({ key, number, price }) => {
    const now = priceOf(price);
    if (now === null) return [];
    const next = changedPrice(now, rule);
    return next === now ? [] : [{ key, number, now, next }];
  });
}

/** Rounds half up, and never to nothing. Reckons in whole thousandths of a per cent, since 2.3 % has no exact fraction. */
export function changedPrice(price: number, { percent, roundTo }: PriceRule) {
  const raised = (price * (100_000 + Math.round(percent * 1000))) / 100_000;
  return Math.max(roundTo, Math.round(raised / roundTo) * roundTo);
}

/** The steps to which prices are rounded, for prices of that size. */
export function roundingSteps(rows: readonly HomeRow[]) {
  const highest = Math.max(0, ...rows.map(({ price }) => priceOf(price) ?? 0));
  return highest >= 20_000_000 ? [1_000_000, 100_000, 10_000, 1] : [5000, 1000, 100, 1];
}

/** A per cent as it is typed; undefined for what is none, or would leave nothing. */
export function readPercent(text: string) {
  const number = Number(text.trim().replace('%', '').replace(',', '.'));
  return text.trim() !== '' && number > 0 && number < 100 ? number : undefined;
}

export function priceOf(text: string) {
  const read = readPrice(text);
  return 'value' in read ? read.value : null;
}
