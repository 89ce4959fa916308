import { fold } from '../../lib/fold.ts';
import { readNumber, type DecimalSign } from '../../lib/numbers.ts';

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
export function readPrice(input: unknown, sign?: DecimalSign): ParsedCell<number | null> {
  const text = textOf(input);
  const result = readNumber(input, { unit: 'money', sign });
  if ('error' in result || result.value === null) {
    return /^(on request|tba|-|–|—)$/i.test(text) ? { value: null } : result;
  }
  const value = Math.round(result.value);
  if (value <= 0) return { error: 'Enter a price above 0, or leave empty for “On request”.' };
  if (value < 1000 && value !== result.value) return { error: `“${text}” is not a whole price.` };
  return value > 1e12 ? { error: `“${text}” is too large.` } : { value };
}

export function readFloor(input: unknown): ParsedCell<number | null> {
  const result = readNumber(input, { min: -20, max: 300, isInteger: true });
  if ('error' in result || result.value === null) return result;
  const isFloor = Number.isInteger(result.value) && result.value >= -20 && result.value <= 300;
  return isFloor ? result : { error: `“${textOf(input)}” is not a floor number.` };
}

/** Reads an area or a number of rooms: 0 or more, decimals allowed. */
export function readQuantity(input: unknown, sign?: DecimalSign): ParsedCell<number | null> {
  const result = readNumber(input, { sign });
  const isBelow = 'value' in result && result.value !== null && result.value < 0;
  return isBelow ? { error: 'Must be 0 or more' } : result;
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

/** Reads `2026-12-03` or a date with the month in words. Refuses figures alone (03/12/2026), which are ambiguous. */
export function readDay(input: unknown): ParsedCell<string | null> {
  const text = textOf(input);
  if (text === '') return { value: null };
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) {
    const isDay = !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);
    return isDay ? { value: text } : { error: `“${text}” is not a date.` };
  }
  const moment =
    /[a-z]{3}/i.test(text) && /\d{4}/.test(text) ? Date.parse(`${text} UTC`) : Number.NaN;
  return Number.isNaN(moment)
    ? { error: `“${text}” could mean two dates. Write it as 2026-12-03.` }
    : { value: new Date(moment).toISOString().slice(0, 10) };
}

/** Returns text or a number as trimmed text; empty for any other type. */
export function textOf(input: unknown) {
  return typeof input === 'string' || typeof input === 'number' ? String(input).trim() : '';
}
