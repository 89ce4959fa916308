import {
  splitAreas,
  splitAreaUnit,
  toSquareFeet,
  type WrittenAreaUnit,
} from '../../../lib/geo/areas.ts';
import { fold } from '../../../lib/text/fold.ts';
import { formatNumber, readNumber, type ColumnRules } from '../../../lib/text/numbers.ts';
import { namesIn } from '../../../lib/text/titles.ts';
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

/** Other spellings of the states in developers' spreadsheets. */
const stateSpellings: Record<HomeState, string[]> = {
  available: namesIn(`
    open | free | disponible | libre | a vendre | disponivel | verfügbar | frei | 販売中 | 先着順
    空室 | 可售 | 在售 | 待售 | 銷售中 | 销售中 | 판매중`),
  reserved: namesIn(`
    held | hold | on hold | reserve | reservee | sous option | option | reservado | reservada
    reserviert | 商談中 | 申込 | 申込済 | 予約済 | 保留 | 已訂 | 已订 | 已預訂 | 已预订 | 예약`),
  sold: namesIn(`
    closed | vendu | vendue | vendido | vendida | verkauft | 成約 | 成約済 | 契約済 | 売約済
    完売 | 已售 | 已售出 | 售出 | 성약 | 매매완료`),
  'not-released': namesIn(`
    unreleased | not for sale | a venir | em breve | proximamente | nicht im verkauf | 未発売
    未販売 | 販売予定 | 分譲予定 | 未推出 | 未開賣 | 未开卖 | 未開盤 | 未开盘`),
};

/** Words of a price that is on request, or that comes later. */
const onRequest =
  /request|application|inquir|enquir|contact|kontakt|consult|demande|(?:confirm|d[ée]termin)[ae]r|(?:an|nach)frage|pedido|richiesta|\b(?:to be|ask (?:for|us|the|an?)|call|por|poa|paa|tb[acd])\b|相談|応談|問|询|詢|洽|議|议|未[定公発发]|待[定公询詢咨諮]|非公|협의|문의|미정|추후/;

const noPrice = namesIn(
  'por a | n/a | na | none | nc | n/c | à venir | a definir | trattativa riservata',
);

/** True for a text that says there is no price yet, such as `POA`, `応談` or `Prix sur demande`. */
export function isWithoutPrice(text: string) {
  const plain = text.slice(0, 100).normalize('NFKC').toLowerCase().replaceAll('.', '').trim();
  if (/\p{N}/u.test(plain)) return false;
  return onRequest.test(plain) || noPrice.includes(plain) || /^[-–—―ー]+$/.test(plain);
}

/** Above it a figure under a heading with a unit is a whole price. */
const wholePrice = 1_000_000;

/** Reads a price such as `$1,310,000`, `1.310.000`, `$1.31m`, `890k` or `2億3200万円`. Empty text means no price. */
export function readPrice(input: unknown, column?: ColumnRules): ParsedCell<number | null> {
  const text = toCellText(input);
  const result = readNumber(input, { ...column, unit: 'money' });
  if ('error' in result || result.value === null) {
    return isWithoutPrice(text) ? { value: null } : result;
  }
  const value = Math.round(result.value);
  const { factor = 1 } = column ?? {};
  if (factor > 1 && value / factor >= wholePrice)
    return {
      error: `“${text}” would be ${formatNumber(value)}, since the heading multiplies by ${formatNumber(factor)}. Remove the unit from the heading, or shorten the price.`,
    };
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
export type AreaRules = ColumnRules & { areaUnit?: WrittenAreaUnit | undefined };

/** Reads an area such as `1,020`, `755 sq ft`, `598,5`, `70 m²` or `72.35㎡（21.88坪）`, as square feet. */
export function readArea(input: unknown, rules?: AreaRules): ParsedCell<number | null> {
  if (typeof input === 'number') return readOneArea(input, rules);
  const text = toCellText(input);
  const [first = '', second] = splitAreas(text);
  const area = readOneArea(first, rules);
  if (second === undefined || 'error' in area || area.value === null) return area;
  const other = readOneArea(second, rules);
  const isSame = 'value' in other && Math.abs((other.value ?? 0) / area.value - 1) < 0.02;
  return isSame ? area : { error: `“${text}” has two different areas.` };
}

function readOneArea(input: string | number, rules?: AreaRules): ParsedCell<number | null> {
  const text = String(input);
  const { figures, unit = rules?.areaUnit ?? 'sq-ft' } = splitAreaUnit(text);
  const result = readNumber(typeof input === 'number' ? input : figures, rules);
  if ('error' in result) return result;
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
  const named = (isName: (name: string, state: HomeState) => boolean) =>
    homeStates.find((state) => isName(stateNames[state].toLowerCase(), state));
  const value =
    text === ''
      ? 'not-released'
      : (named((name, state) => state === text || name === text) ??
        named((_, state) => stateSpellings[state].some((spelling) => fold(spelling) === text)) ??
        named((name) => name.startsWith(text)));
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
