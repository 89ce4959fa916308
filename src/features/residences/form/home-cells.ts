import { splitAreaUnit, toSquareFeet, type AreaUnit } from '../../../lib/geo/areas.ts';
import { fold } from '../../../lib/text/fold.ts';
import { readNumber, type ColumnRules } from '../../../lib/text/numbers.ts';
import { readDay as readDayText } from '../../../lib/time/read-day.ts';

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
const homeStatesByText: Record<string, HomeState> = {
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
  const text = toCellText(input);
  const result = readNumber(input, { ...column, unit: 'money' });
  if ('error' in result || result.value === null) {
    return /^(on request|tba|-|–|—)$/i.test(text) ? { value: null } : result;
  }
  const value = Math.round(result.value);
  if (value <= 0) return { error: 'Enter a price above 0, or leave empty for “On request”.' };
  if (value < 1000 && value !== result.value)
    return { error: `“${text}” is not a full price. Enter all digits.` };
  return value > 1e12 ? { error: `“${text}” is too large.` } : { value };
}

/** Reads an area or a number of rooms: 0 or more, decimals allowed. */
export function readQuantity(input: unknown, column?: ColumnRules): ParsedCell<number | null> {
  const result = readNumber(input, column);
  const isBelow = 'value' in result && result.value !== null && result.value < 0;
  return isBelow ? { error: 'Must be 0 or more' } : result;
}

/** How the cells of an area are read: those without a unit are in the given one. */
export type AreaRules = ColumnRules & { areaUnit?: AreaUnit | undefined };

/** Reads an area such as `1,020`, `755 sq ft`, `598,5` or `70 m²`, as square feet. */
export function readArea(input: unknown, rules?: AreaRules): ParsedCell<number | null> {
  const text = toCellText(input);
  const { figures, unit = rules?.areaUnit ?? 'sq-ft' } = splitAreaUnit(text);
  const result = readNumber(typeof input === 'number' ? input : figures, rules);
  if ('error' in result) {
    return /\d\s*坪$/.test(text)
      ? { error: `“${text}” is not in square feet or square metres.` }
      : result;
  }
  if (result.value === null) return figures === text ? result : notANumber(text);
  if (result.value <= 0) {
    return { error: 'Enter an area above 0, or leave empty if unknown.' };
  }
  return { value: toSquareFeet(result.value, unit) };
}

function notANumber(text: string) {
  return { error: `“${text}” is not a number.` };
}

export function readState(input: unknown): ParsedCell<HomeState> {
  const text = fold(toCellText(input));
  const exact = homeStates.find(
    (state) => state === text || stateNames[state].toLowerCase() === text,
  );
  const prefixed = homeStates.find((state) => stateNames[state].toLowerCase().startsWith(text));
  const value = text === '' ? 'not-released' : (exact ?? homeStatesByText[text] ?? prefixed);
  return value
    ? { value }
    : {
        error: `“${toCellText(input)}” is not a status. Use Available, Reserved, Sold or Not released.`,
      };
}

/** Reads a day such as `2026-12-03` or `3 December 2026`. */
export function readDay(input: unknown): ParsedCell<string | null> {
  return readDayText(toCellText(input));
}

/** Returns text or a number as trimmed text; empty for any other type. */
export function toCellText(input: unknown) {
  return typeof input === 'string' || typeof input === 'number' ? String(input).trim() : '';
}
