import { withoutCurrency } from './money.ts';
import { fold } from '../../lib/fold.ts';
import { decimalSign } from '../../lib/locale.ts';

/** What stands in a cell, read: its value, or what is wrong with the text. */
export type Read<Value> = { value: Value } | { error: string };

export const homeStates = ['available', 'reserved', 'sold', 'not-released'] as const;

export type HomeState = (typeof homeStates)[number];

export const stateNames: Record<HomeState, string> = {
  available: 'Available',
  reserved: 'Reserved',
  sold: 'Sold',
  'not-released': 'Not released',
};

/** Other words for the states, as spreadsheets of developers have them, in Montreal too. Without accents. */
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

const shortened: Record<string, number> = { k: 1_000, m: 1_000_000 };

/** A price as it is written: `$1,310,000`, `1 310 000`, `1.310.000`, `$1.31m`, `890k`. Empty is none. */
export function readPrice(written: unknown): Read<number | null> {
  const [, short = written, unit = ''] = /^(.*\d)\s*([km])$/i.exec(textOf(written)) ?? [];
  const number = readNumber(short);
  const read =
    'value' in number && number.value !== null
      ? { value: number.value * (shortened[unit.toLowerCase()] ?? 1) }
      : number;
  if ('error' in read || read.value === null) {
    return /^(on request|tba|-|–|—)$/i.test(textOf(written)) ? { value: null } : read;
  }
  if (read.value <= 0) return { error: 'A price is more than 0. Leave it empty for “On request”.' };
  const value = Math.round(read.value);
  return value > 1e12 ? { error: `“${textOf(written)}” is too large.` } : { value };
}

export function readFloor(written: unknown): Read<number | null> {
  const read = readNumber(written);
  if ('error' in read || read.value === null) return read;
  const isFloor = Number.isInteger(read.value) && read.value >= -20 && read.value <= 300;
  return isFloor ? read : { error: `“${textOf(written)}” is not a floor.` };
}

/** An area, or a number of rooms: 0 or more, with halves. */
export function readQuantity(written: unknown): Read<number | null> {
  const read = readNumber(written);
  const isBelow = 'value' in read && read.value !== null && read.value < 0;
  return isBelow ? { error: 'Must be 0 or more' } : read;
}

export function readState(written: unknown): Read<HomeState> {
  const text = fold(textOf(written));
  const known = homeStates.find(
    (state) => state === text || stateNames[state].toLowerCase() === text,
  );
  const begun = homeStates.find((state) => stateNames[state].toLowerCase().startsWith(text));
  const value = text === '' ? 'not-released' : (known ?? stateWords[text] ?? begun);
  return value
    ? { value }
    : {
        error: `“${textOf(written)}” is no state. Write Available, Reserved, Sold or Not released.`,
      };
}

/** A day as `2026-12-03`. Days with the month in words are understood, those in figures alone may mean two. */
export function readDay(written: unknown): Read<string | null> {
  const text = textOf(written);
  if (text === '') return { value: null };
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) {
    const isDay = !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);
    return isDay ? { value: text } : { error: `“${text}” is not a day.` };
  }
  const moment =
    /[a-z]{3}/i.test(text) && /\d{4}/.test(text) ? Date.parse(`${text} UTC`) : Number.NaN;
  return Number.isNaN(moment)
    ? { error: `“${text}” could be read in two ways. Write it as 2026-12-03.` }
    : { value: new Date(moment).toISOString().slice(0, 10) };
}

const signs = /^(?:ca|us|c|jp)?[$¥€£]|[$¥€£]$|^(?:cad|usd|jpy)\b|\b(?:cad|usd|jpy)$/gi;

/** Thousands may stand apart by commas or by points, where two groups or the language say that they do. */
function readNumber(written: unknown): Read<number | null> {
  if (typeof written === 'number' && Number.isFinite(written)) return { value: written };
  const text = textOf(written);
  if (text === '') return { value: null };
  const plain = withoutCurrency(text.replaceAll(signs, '')).replaceAll(/[\s'’]/g, '');
  const isCommaDecimal = decimalSign() === ',';
  const withPoints = isCommaDecimal ? /^-?\d{1,3}(\.\d{3})+(,\d+)?$/ : /^-?\d{1,3}(\.\d{3}){2,}$/;
  const figures = withPoints.test(plain)
    ? plain.replaceAll('.', '').replace(',', '.')
    : isCommaDecimal && /^-?\d+,\d{1,2}$/.test(plain)
      ? plain.replace(',', '.')
      : /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(plain)
        ? plain.replaceAll(',', '')
        : plain;
  return /^-?\d+(\.\d+)?$/.test(figures)
    ? { value: Number(figures) }
    : { error: `“${text}” is not a number.` };
}

/** A text or a number as a text without spaces around it; empty for anything else. */
export function textOf(written: unknown) {
  return typeof written === 'string' || typeof written === 'number' ? String(written).trim() : '';
}
