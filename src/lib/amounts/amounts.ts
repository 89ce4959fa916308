import { isCurrencyCode } from './currency-codes.ts';
import { locale } from '../text/locale.ts';
import { messageLanguage } from '../text/message-language.ts';

/** A figure, or the sign, name or code of the currency, in the order of the language. */
export type AmountPart = { text: string; isCurrency: boolean };

const noBreak = '\u00A0';

/** `CAD 2,480,000`, `2 480 000 $ CA`, `2億3,200万円`, `248 萬加幣`. Narrow: `CAD 2,480,000` for `2,480,000カナダドル`. */
export function amountText(amount: number, code: string, isNarrow = false) {
  return amountParts(amount, code, isNarrow)
    .map(({ text }) => text)
    .join('');
}

/** To three digits: another day's rate changes the fourth. */
export function convertedAmount(amount: number, rate: number) {
  return Number(Math.round(amount * rate).toPrecision(3));
}

export function amountParts(amount: number, code: string, isNarrow = false): AmountPart[] {
  const language = messageLanguage(locale());
  const isYen = language === 'ja' && code === 'JPY';
  if (language === undefined || (language === 'ja' && isNarrow && !isYen)) {
    const space = language === undefined ? ' ' : noBreak;
    return [{ text: code, isCurrency: true }, figurePart(space + plainFigure(amount))];
  }
  if (language === 'fr') return [figurePart(plainFigure(amount) + noBreak), currencyPart(code)];
  const isCounted = isYen || language === 'zh-hant';
  const figure = isCounted ? myriads(amount, isYen ? '' : noBreak) : plainFigure(amount);
  const space = language === 'zh-hant' && /\d$/.test(figure) ? noBreak : '';
  return [figurePart(figure + space), currencyPart(code)];
}

function figurePart(text: string): AmountPart {
  return { text, isCurrency: false };
}

function currencyPart(code: string): AmountPart {
  return { text: currencyWord(code), isCurrency: true };
}

const formats = new Map<string, Intl.NumberFormat>();

function plainFigure(amount: number) {
  const current = locale();
  const digits = Number.isInteger(amount) ? 0 : 2;
  const format =
    formats.get(current + digits) ??
    new Intl.NumberFormat(current, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  formats.set(current + digits, format);
  return format.format(amount);
}

/** `2億3,200万`, `248 萬 5,500`. Exact: no digit is left out. */
function myriads(amount: number, space: string) {
  const [hundredMillion, tenThousand] = space === '' ? ['億', '万'] : ['億', '萬'];
  const rest = amount % 10_000;
  const counts = [
    [Math.floor(amount / 100_000_000), hundredMillion],
    [Math.floor(amount / 10_000) % 10_000, tenThousand],
  ] as const;
  const written = counts.flatMap(([count, unit]) =>
    count === 0 ? [] : plainFigure(count) + space + unit,
  );
  if (rest !== 0 || written.length === 0) written.push(plainFigure(rest));
  return written.join(space);
}

/** The amount without its currency: `2,480,000`, `248 萬`. */
export function amountFigure(amount: number, code: string) {
  const figure = amountParts(amount, code).find(({ isCurrency }) => !isCurrency);
  return figure?.text.trim() ?? '';
}

/** `$ CA`, `カナダドル`, `加幣`: what stands beside a figure. The code where the language has no word for it. */
export function currencyWord(code: string) {
  const current = locale();
  const known = knownSigns.get(current + code) ?? wordIn(current, code);
  knownSigns.set(current + code, known);
  return known;
}

const knownSigns = new Map<string, string>();

function wordIn(current: string, code: string) {
  const language = messageLanguage(current);
  if (language === undefined || !isCurrencyCode(code)) return code;
  if (language === 'ja' && code === 'JPY') return '円';
  if (language !== 'fr') return currencyDisplayName(current, code);
  const options = { style: 'currency', currency: code } as const;
  const parts = new Intl.NumberFormat(current, options).formatToParts(1);
  const sign = parts.find(({ type }) => type === 'currency')?.value ?? code;
  // A sign alone would be that of the country which is read in, and a text may name several dollars.
  return sign === '$' ? `$${noBreak}${code.slice(0, 2)}` : sign;
}

export function currencyDisplayName(tag: string, code: string) {
  const name = new Intl.DisplayNames(tag, { type: 'currency' }).of(code) ?? code;
  // Japanese has no space in カナダドル.
  return tag.startsWith('ja') ? name.replaceAll(' ', '') : name;
}

const namesByLanguage = new Map<string, { words: Map<string, string>; pattern: string }>();

/** The signs or names of all currencies, the longest first, with their codes. Empty where amounts have codes. */
function currencyNames() {
  const current = locale();
  const known = namesByLanguage.get(current);
  if (known) return known;
  const codes = messageLanguage(current) ? Intl.supportedValuesOf('currency') : [];
  const words = new Map(
    codes
      .map((code) => [currencyWord(code), code] as const)
      .toSorted(([one], [other]) => other.length - one.length),
  );
  const pattern = [...words.keys()].map(escaped).join('|').replaceAll(noBreak, '[ \\u00A0\\u202F]');
  const names = { words, pattern };
  namesByLanguage.set(current, names);
  return names;
}

/** The pattern of a word beside a figure. Undefined where amounts have codes. */
export function currencyWordPattern() {
  return currencyNames().pattern || undefined;
}

export function codeOfWord(word: string) {
  return currencyNames().words.get(word.replaceAll(/[ \u202F]/g, noBreak));
}

const figure = /\d(?:[\d.,'’\u00A0\u202F]*\d)?/.source;
const counted = /\d(?:[\d.,'’\u00A0\u202F億万萬]*[\d億万萬])?/.source;

/** The pattern of an amount as `amountText` writes it. */
export function amountPattern() {
  const coded = `\\b[A-Z]{3}[ \\u00A0]${figure}`;
  const { pattern } = currencyNames();
  return pattern === '' ? coded : `${coded}|${counted}\\u00A0?(?:${pattern})(?![A-Za-z])`;
}

export type Amount = {
  code: string;
  /** Undefined if it has decimals, such as a fee. */
  amount: number | undefined;
  parts: AmountPart[];
};

/** Reads what `amountPattern` has found. Undefined if it names no currency. */
export function readAmount(text: string): Amount | undefined {
  const [, code, coded = ''] = /^([A-Z]{3})([ \u00A0].*)$/.exec(text) ?? [];
  if (code !== undefined) {
    if (!isCurrencyCode(code)) return undefined;
    const parts = [{ text: code, isCurrency: true }, figurePart(coded)];
    return { code, amount: readFigure(coded), parts };
  }
  const word = new RegExp(`(?:${currencyNames().pattern})$`).exec(text)?.[0] ?? '';
  const named = codeOfWord(word);
  if (named === undefined) return undefined;
  const before = text.slice(0, -word.length);
  const parts = [figurePart(before), { text: word, isCurrency: true }];
  return { code: named, amount: readFigure(before), parts };
}

function readFigure(written: string) {
  let total = 0;
  for (const count of written.split(/(?<=[億万萬])/)) {
    const digits = count.replaceAll(/[億万萬]/g, '').trim();
    if (digits === '') continue;
    if (!/^\d+$|^\d{1,3}(\D\d{3})+$/.test(digits)) return undefined;
    const factor = count.includes('億') ? 100_000_000 : /[万萬]/.test(count) ? 10_000 : 1;
    total += Number(digits.replaceAll(/\D/g, '')) * factor;
  }
  return total;
}

/** A text with its amounts in their narrow shape, for tables and cards. */
export function narrowAmounts(text: string) {
  if (messageLanguage(locale()) !== 'ja') return text;
  return text.replaceAll(new RegExp(amountPattern(), 'g'), (found) => {
    const { code = '', amount, parts = [] } = readAmount(found) ?? {};
    if (amount !== undefined) return amountText(amount, code, true);
    const shown = parts.find(({ isCurrency }) => !isCurrency)?.text.trim();
    return shown === undefined || code === 'JPY' ? found : code + noBreak + shown;
  });
}

export function escaped(text: string) {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}
