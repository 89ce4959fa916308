import { fold } from '../../lib/fold.ts';
import { readNumber, type ColumnRules } from '../../lib/numbers.ts';
import { readDay as readDayText } from '../../lib/read-day.ts';

/** The value of a parsed cell, or the error in its text. */
export type ParsedCell<Value> = { value: Value } | { error: string };

export const homeStates = ['available', 'reserved', 'sold', 'not-released'] as const;

export type HomeState = (typeof homeStates)[number];

export const stateNames: Record<HomeState, string> = {
  available: 'Available',
  reserved: 'Reserved',
  sold: 'Sold',
  'not-released': 'Not released',
};

/** Other spellings of the states in developers' spreadsheets, French ones included. Without accents. */
const stateWords: Record<string, HomeState> = {
  open: 'available',
  free: 'available',
  held: 'reserved',
  hold: 'reserved',
  'on hold': 'reserved',
  closed: 'sold',
  unreleased: 'not-released',
  'not for sale': 'not-released',
  disponible: 'available',
  reserve: 'reserved',
  reservee: 'reserved',
  vendu: 'sold',
  vendue: 'sold',
  'a venir': 'not-released',
};

/** Reads a price such as `$1,310,000`, `1.310.000`, `$1.31m`, `890k` or `2億3200万円`. Empty text means no price. */
export function readPrice(input: unknown, column?: ColumnRules): ParsedCell<number | null> {
  const text = textOf(input);
  const result = readNumber(input, { ...column, unit: 'money' });
  if ('error' in result || result.value === null) {
    return /^(on request|tba|-|–|—)$/i.test(text) ? { value: null } : result;
  }
  const value = Math.round(result.value);
  if (value <= 0) return { error: 'Enter a price above 0, or leave empty for “On request”.' };
  if (value < 1000 && value !== result.value) return { error: `“${text}” is not a whole price.` };
  return value > 1e12 ? { error: `“${text}” is too large.` } : { value };
}

/** Reads an area or a number of rooms: 0 or more, decimals allowed. */
export function readQuantity(input: unknown, column?: ColumnRules): ParsedCell<number | null> {
  const result = readNumber(input, column);
  const isBelow = 'value' in result && result.value !== null && result.value < 0;
  return isBelow ? { error: 'Must be 0 or more' } : result;
}

const otherAreas = /\d\s*(?:m2|m²|sqm|sq\.? ?m\.?|㎡|坪)$/i;
const squareFeet = /(?:sq\.? ?ft\.?|s\.?f\.?|sqft|square f(?:ee|oo)t|ft2|ft²|pi2|pi²)$/i;

/** Reads an area in square feet, such as `1,020`, `755 sq ft` or `598,5`. */
export function readArea(input: unknown, column?: ColumnRules): ParsedCell<number | null> {
  const text = textOf(input);
  const result = readNumber(typeof input === 'number' ? input : areaFigures(text), column);
  if ('error' in result) {
    return otherAreas.test(text) ? { error: `“${text}” is not in square feet.` } : result;
  }
  const isBelow = result.value !== null && result.value <= 0;
  return isBelow ? { error: 'An area is more than 0. Leave it empty if it is unknown.' } : result;
}

/** The area without its unit. */
export function areaFigures(text: string) {
  return text.replace(squareFeet, '').trimEnd();
}

export function readState(input: unknown): ParsedCell<HomeState> {
  const text = fold(textOf(input));
  const exact = homeStates.find(
    (state) => state === text || stateNames[state].toLowerCase() === text,
  );
  const prefixed = homeStates.find((state) => stateNames[state].toLowerCase().startsWith(text));
  const value = text === '' ? 'not-released' : (exact ?? stateWords[text] ?? prefixed);
  return value
    ? { value }
    : {
        error: `“${textOf(input)}” is not a status. Use Available, Reserved, Sold or Not released.`,
      };
}

/** Reads a day such as `2026-12-03` or `3 December 2026`. */
export function readDay(input: unknown): ParsedCell<string | null> {
  return readDayText(textOf(input));
}

/** Returns text or a number as trimmed text; empty for any other type. */
export function textOf(input: unknown) {
  return typeof input === 'string' || typeof input === 'number' ? String(input).trim() : '';
}
