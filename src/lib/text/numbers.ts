import { isCurrencyCode } from '../amounts/currency-codes.ts';
import { decimalSign, locale } from './locale.ts';

/** The sign before decimals. The other one of the two may separate thousands. */
export type DecimalSign = '.' | ',';

export type NumberRules = {
  /** Marks that may stand beside the number: `$`, `CAD`, `k`, `万円`, or `%`. Without it none. */
  unit?: 'money' | 'percent' | 'any' | undefined;
  /** The decimal sign of the column. Without it an ambiguous text is an error that asks. */
  sign?: DecimalSign | undefined;
  /** The limits only decide between two readings: callers check them with messages of their own. */
  min?: number | undefined;
  max?: number | undefined;
  isInteger?: boolean | undefined;
  /** The language does not decide either: the column mixes both styles. */
  isStrict?: boolean | undefined;
  /** For rates: the decimal sign of the language is never read as a thousands separator. */
  isFraction?: boolean | undefined;
  /** What the heading of the column multiplies by. A number with a word of its own, such as `2億`, is not multiplied. */
  factor?: number | undefined;
};

/** Null for an empty text. An ambiguous text has both readings. */
export type ParsedNumber =
  | { value: number | null }
  | { error: string; readings?: Record<DecimalSign, number> };

/**
 * Reads a number as people and spreadsheets write it. Thousands are separated by points, commas, spaces or
 * apostrophes. A text such as `850.000` is an error if neither the language nor the limits decide what it means.
 */
export function readNumber(input: unknown, rules: NumberRules = {}): ParsedNumber {
  if (typeof input === 'number' && Number.isFinite(input)) return { value: input };
  const text = typeof input === 'string' ? input.trim() : '';
  if (text === '') return { value: null };
  const { point, comma } = possibleValues(text, rules);
  const value = rules.sign === undefined ? undefined : rules.sign === '.' ? point : comma;
  if (value !== undefined) return { value };
  if (rules.sign !== undefined || (point === undefined && comma === undefined)) {
    return { error: `“${text}” is not a number.` };
  }
  if (point === undefined || comma === undefined || point === comma) {
    return { value: (point ?? comma) as number };
  }
  const byLanguage = languageSign() === '.' ? point : comma;
  const byLimits = [point, comma].filter((number) => isAllowedNumber(number, rules));
  // A percentage above its limit is more often a slip than a decimal of the other language.
  if (byLimits.length === 1 && (rules.unit !== 'percent' || byLimits[0] === byLanguage)) {
    return { value: byLimits[0] as number };
  }
  if (rules.isFraction || (!rules.isStrict && !text.includes(languageSign()))) {
    return { value: byLanguage };
  }
  const readings = { '.': point, ',': comma };
  return { error: numberQuestion(text, readings, rules), readings };
}

/** Asks which of its two readings an ambiguous text has. */
function numberQuestion(
  text: string,
  readings: Record<DecimalSign, number>,
  { factor = 1 }: NumberRules,
) {
  const [high, low] = [Math.max(...Object.values(readings)), Math.min(...Object.values(readings))];
  const [long, short] = [high, low].map((value) => plainNumber(value / factor));
  return `“${text}” could be ${formatNumber(high)} or ${formatNumber(low)}. Write ${long} or ${short}.`;
}

/** In the language, with all decimals. */
export function formatNumber(value: number) {
  const current = locale();
  const format =
    formats.get(current) ?? new Intl.NumberFormat(current, { maximumFractionDigits: 10 });
  formats.set(current, format);
  return format.format(value);
}

const formats = new Map<string, Intl.NumberFormat>();

/** The shortest text that has one reading: three decimals get a fourth. */
export function plainNumber(value: number) {
  const text = String(value);
  return /^-?\d{1,3}\.\d{3}$/.test(text) ? `${text}0` : text;
}

/** How the cells of a column are read. */
export type ColumnRules = Pick<NumberRules, 'sign' | 'isStrict' | 'factor'>;

export type ColumnSign = {
  /** The sign that the column's cells prove. Undefined if both fit, or if they contradict each other. */
  sign?: DecimalSign;
  /** A cell with two readings, if one answer decides for the whole column. */
  question?: { text: string; readings: Record<DecimalSign, number>; suggested?: DecimalSign };
  /** True if its ambiguous cells cannot be read, because the column mixes both styles. */
  isMixed: boolean;
};

/**
 * Finds the decimal sign of a column from all its cells. A few cells do not decide over more that can be read in two ways:
 * a slip in one of them would make all others a thousand times too large or too small.
 */
export function columnSign(texts: Iterable<string>, rules: NumberRules = {}): ColumnSign {
  const proofs: Record<DecimalSign, string[]> = { '.': [], ',': [] };
  const marks: DecimalSign[] = [];
  let question: ColumnSign['question'];
  for (const text of new Set(texts)) {
    const { point, comma } = possibleValues(text.trim(), rules);
    if (point === comma) continue;
    if (point === undefined) proofs[','].push(text);
    else if (comma === undefined) proofs['.'].push(text);
    else {
      marks.push(text.includes('.') ? '.' : ',');
      question ??= { text: text.trim(), readings: { '.': point, ',': comma } };
    }
  }
  const [sign, ...others] = (['.', ','] as const).filter((one) => proofs[one].length > 0);
  const isMixed = others.length > 0 || new Set(marks).size > 1;
  if (!question) return { ...(sign && others.length === 0 && { sign }), isMixed: false };
  if (isMixed && (!sign || others.length > 0)) return { isMixed: true };
  if (sign && isProven(sign, proofs[sign], marks, rules)) return { sign, isMixed: false };
  const isThousands = !sign && !marks.includes(languageSign());
  return {
    question: { ...question, ...(isThousands && { suggested: languageSign() }) },
    isMixed: false,
  };
}

/** True if the cells that prove a sign are enough for those that have two readings. */
function isProven(
  sign: DecimalSign,
  proofs: readonly string[],
  marks: readonly DecimalSign[],
  { unit }: NumberRules,
) {
  if (!marks.includes(sign)) {
    const groups = sign === '.' ? /,\d{3}[,.]/ : /\.\d{3}[.,]/;
    return (
      unit === 'money' || proofs.length >= marks.length || proofs.some((text) => groups.test(text))
    );
  }
  // Money has no three decimals.
  return unit !== 'money' && proofs.length > marks.length;
}

function languageSign(): DecimalSign {
  return decimalSign() === ',' ? ',' : '.';
}

export function isAllowedNumber(
  value: number,
  { min = -Infinity, max = Infinity, isInteger }: NumberRules,
) {
  return value >= min && value <= max && (!isInteger || Number.isInteger(value));
}

/** Longer texts are no numbers. The patterns would take seconds for them. */
const maxLength = 100;

/** The values of a text for either decimal sign. */
function possibleValues(text: string, { unit, factor = 1 }: NumberRules) {
  if (text.length > maxLength) return {};
  let figures = halfWidth(text);
  const percent = /^(.+?)\s*(?:%|per ?cent|pct\.?)$/i.exec(figures)?.[1];
  if (percent !== undefined && unit !== 'percent' && unit !== 'any') return {};
  if (percent !== undefined) figures = percent;
  else if (unit === 'money' || unit === 'any') figures = withoutCurrency(figures);
  const isAmount = percent === undefined && unit !== undefined && unit !== 'percent';
  const read = (sign: DecimalSign) => {
    const written = withoutFractions(figures, sign);
    return isAmount ? amount(written, sign, factor) : plain(written, sign);
  };
  return { point: read('.'), comma: read(',') };
}

const eighths: Record<string, string> = {
  '½': '5',
  '1/2': '5',
  '¼': '25',
  '1/4': '25',
  '¾': '75',
  '3/4': '75',
};

/** `2.5` for `2½` and for `2 1/2`. */
function withoutFractions(figures: string, decimal: DecimalSign) {
  return figures.replace(
    /^(\d{0,4})(?: ?([½¼¾])| ([13]\/[24]))$/,
    (_, whole: string, sign: string | undefined, written: string | undefined) =>
      `${whole || '0'}${decimal}${eighths[sign ?? written ?? ''] ?? ''}`,
  );
}

/** Turns full-width characters, other spaces, apostrophes and minus signs into the common ones. */
function halfWidth(text: string) {
  return text
    .replaceAll(/[！-～]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) - 0xfe_e0))
    .replaceAll('￥', '¥')
    .replaceAll(/[\p{Zs}\t]/gu, ' ')
    .replaceAll(/[’‘ʼ´`]/g, "'")
    .replaceAll(/[−‒–](?=[\d.,])/g, '-')
    .trim();
}

/** As in India, with commas. */
const lakhs = String.raw`[1-9]\d?(?:,\d{2})+,\d{3}`;

const patterns = {
  '.': patternFor(String.raw`\.`, ','),
  ',': patternFor(',', String.raw`\.`),
};

function patternFor(decimal: string, thousands: string) {
  const groups = String.raw`[1-9]\d{0,2}(?:[ '${thousands}]\d{3})+`;
  const whole = decimal === ',' ? String.raw`${groups}|\d+` : String.raw`${groups}|${lakhs}|\d+`;
  return new RegExp(`^[-+]?(?:(?:${whole})(?:${decimal}\\d*)?|${decimal}\\d+)$`);
}

function plain(figures: string, sign: DecimalSign) {
  if (!patterns[sign].test(figures)) return undefined;
  const thousands = sign === '.' ? /[ ',]/g : /[ '.]/g;
  return Number(figures.replaceAll(thousands, '').replace(',', '.'));
}

const multipliers: [word: RegExp, factor: number][] = [
  [/^(?:k|tsd\.?|thousands?|mille)$/i, 1_000],
  [/^(?:la(?:kh|c)s?)$/i, 100_000],
  [/^(?:m|mn|mm|mio\.?|mln\.?|millions?)$/i, 1_000_000],
  [/^(?:crores?|cr\.?)$/i, 10_000_000],
];

/** East Asian units, from the largest, and those that count them. */
const myriads = [
  [/[億亿억]/, 100_000_000],
  [/[万萬만]/, 10_000],
] as const;
const counters = [
  [/[千천]/, 1_000],
  [/[百백]/, 100],
] as const;

function amount(figures: string, sign: DecimalSign, factor: number): number | undefined {
  const [, short = figures, word = ''] = /^([-+]?[\d., ']*\d)\s*([a-z]+\.?)$/i.exec(figures) ?? [];
  if (word !== '') {
    const own = multipliers.find(([pattern]) => pattern.test(word))?.[1];
    const value = plain(short, sign);
    return own === undefined || value === undefined ? undefined : cents(value * own);
  }
  const value = plain(figures, sign);
  if (value !== undefined) return cents(value * factor);
  const written = figures.replaceAll(/\s*([億亿억万萬만千천百백])\s*/g, '$1');
  const read = (count: string) => sumOfUnits(count, counters, 10, (digits) => plain(digits, sign));
  const total = sumOfUnits(written, myriads, 10_000, read, factor);
  return total === undefined ? undefined : cents(total);
}

/**
 * What a number with units counts: each unit is below the one before it, as are its digits below `limit` times it. What
 * follows the last unit is multiplied: `1億2800` under `万円` is 1億2800万.
 */
function sumOfUnits(
  written: string,
  units: readonly (readonly [sign: RegExp, factor: number])[],
  limit: number,
  read: (digits: string) => number | undefined,
  restFactor = 1,
): number | undefined {
  let rest = written;
  let total = 0;
  let isFirst = true;
  for (const [unit, factor] of units) {
    const [count, after, ...more] = rest.split(unit);
    if (count === undefined || after === undefined) continue;
    const value = more.length > 0 ? undefined : read(count);
    if (value === undefined || (!isFirst && value >= limit)) return undefined;
    total += value * factor;
    isFirst = false;
    rest = after;
  }
  if (isFirst) return read(rest);
  if (rest === '') return total;
  const value = read(rest);
  return value === undefined || value >= limit * (units === counters ? 10 : 1)
    ? undefined
    : total + value * restFactor;
}

function cents(value: number) {
  return Math.round(value * 100) / 100;
}

const before = /^(?:[A-Z]{1,3}\.?)?\p{Sc} ?|^[A-Z]{3}(?=[ \d])/iu;
const after =
  / ?\p{Sc}(?: ?[A-Z]{2,3})?$| ?(?<![A-Z])[A-Z]{3}$| ?(?:円|圓|元|圆|원|yen|yuan|dollars?|euros?|pounds?)$/iu;

/** Words of a lowest price. */
const from = /^(?:from|ab|dès|des|[àa] partir d[eo]|desde) |\s*(?:起|から|より|[~〜～])$/iu;

/** True for a text such as `From $1.2m` or `1,280萬起`. */
export function isLowestPrice(text: string) {
  return from.test(text.slice(0, maxLength).trim());
}

/** Removes the sign and the code of a currency, and a dash in place of cents (`850,–`). */
function withoutCurrency(typed: string) {
  const text = typed.replace(from, '');
  const sign = /^[-+](?=\D)/.exec(text)?.[0] ?? '';
  let figures = text.slice(sign.length).trim();
  for (let turn = 0; turn < 2; turn += 1) {
    figures = stripped(figures, before, (found) => figures.slice(found.length));
    figures = stripped(figures, after, (found) => figures.slice(0, -found.length));
    figures = withoutWords(figures);
  }
  return sign + figures.replace(/[.,] ?[-–—]{1,2}$/, '');
}

function stripped(text: string, pattern: RegExp, strip: (found: string) => string) {
  const found = pattern.exec(text)?.[0];
  if (found === undefined) return text;
  const code = /^ ?([A-Z]{3})$/i.exec(found)?.[1]?.toUpperCase();
  return code !== undefined && !isCurrencyCode(code) ? text : strip(found).trim();
}

/** Removes a sign in letters, such as `kr`, `zł` or `CHF`. */
function withoutWords(text: string) {
  const [, front = '', middle = '', end = ''] =
    /^((?:\p{L}+\.?)?) *([-+]?[\d.,'].*?) *((?:\p{L}+\.?)?)$/u.exec(text) ?? [];
  if (front === '' && end === '') return text;
  if (isSign(front)) return `${middle}${end && ` ${end}`}`;
  return isSign(end) ? middle : text;
}

function isSign(word: string) {
  return word !== '' && currencySigns().has(word.toLowerCase());
}

const signsByLanguage = new Map<string, Set<string>>();

/** The signs of all currencies that are letters in the language. */
function currencySigns() {
  const current = locale();
  const known = signsByLanguage.get(current);
  if (known) return known;
  const signs = new Set(['fr', 'fr.', 'kr', 'kr.', 'sfr', 'sfr.', 'rmb']);
  for (const currency of Intl.supportedValuesOf('currency')) {
    for (const currencyDisplay of ['symbol', 'narrowSymbol'] as const) {
      const format = new Intl.NumberFormat(current, {
        style: 'currency',
        currency,
        currencyDisplay,
      });
      const sign = format.formatToParts(1).find(({ type }) => type === 'currency')?.value ?? '';
      // One letter would take the k of a thousand or the m of a million.
      if (/^\p{L}{2,}\.?$/u.test(sign)) signs.add(sign.toLowerCase());
    }
  }
  signsByLanguage.set(current, signs);
  return signs;
}
