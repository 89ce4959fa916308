import { amountText, codeOfWord, currencyWordPattern } from '../../../lib/amounts/amounts.ts';
import { isCurrencyCode } from '../../../lib/amounts/currency-codes.ts';
import { textParts } from '../../../lib/text/name-language.ts';
import { spacedHan } from '../../../lib/text/in-line.ts';
import { locale } from '../../../lib/text/locale.ts';
import { messageLanguage } from '../../../lib/text/message-language.ts';
import { readNumber } from '../../../lib/text/numbers.ts';
import { projectMessages } from '../../../messages/projects.ts';
import { mainCurrency, type Currency } from '../../residences/money.ts';

/** In the words of each language that ships: `From X`, `À partir de X`, `X から`, `X 起`, `X to Y`, `De X à Y`. */
const priceRange =
  /^(?:from |à partir de |de )?(.+?)(?:\s?(?:\bto\b|[-–—〜~至]|à)\s?(.+?))?(?:\s?(?:から|起))?$/iu;

/** One price, or the lowest and the highest, in the main currency. Empty if the text is ambiguous. */
export function pricesIn(typed: string): number[] {
  const amounts = textsOfPrices(withCurrencyCodes(typed)).map(mainAmountIn);
  return amounts.every((amount) => amount !== undefined) ? amounts : [];
}

/** A price, the lowest price, or a range of two. */
export type TypedPrice = { amounts: { code: string; amount: number }[]; isLowest: boolean };

/** What a typed price says in the current language. Undefined if it says more than that. */
export function readTypedPrice(typed: string, cityCurrency: Currency): TypedPrice | undefined {
  const text = withCurrencyCodes(typed, cityCurrency).trim();
  const amounts = textsOfPrices(text).map((price) => {
    const [, code = '', figure = ''] = /^([A-Z]{3})[ \u00A0](.*)$/.exec(price) ?? [];
    const amount = isCurrencyCode(code) ? priceIn(figure) : undefined;
    return amount === undefined ? undefined : { code, amount };
  });
  const known = amounts.filter((one) => one !== undefined);
  if (known.length === 0 || known.length < amounts.length) return undefined;
  return { amounts: known, isLowest: /^(?:from|à partir de|de)\s|(?:から|起)$/iu.test(text) };
}

/** A typed price in the words of the current language. */
export function typedPriceText({ amounts, isLowest }: TypedPrice) {
  const [lowest = '', highest] = amounts.map(({ code, amount }) => amountText(amount, code));
  const { from, range } = projectMessages().project;
  if (highest !== undefined) return range(lowest, highest);
  return isLowest ? from(lowest) : lowest;
}

function textsOfPrices(text: string) {
  const [, ...texts] = priceRange.exec(text.trim()) ?? [];
  return texts.filter((one) => one !== undefined);
}

function mainAmountIn(text: string) {
  const code = withCode(mainCurrency(), '');
  return text.startsWith(code) ? priceIn(text.slice(code.length)) : undefined;
}

/** What is less than a thousand is no price of a home. */
function priceIn(figure: string) {
  const result = readNumber(figure, { unit: 'money' });
  const amount = 'value' in result ? result.value : null;
  return amount !== null && amount >= 1000 ? amount : undefined;
}

const figure = /\d(?:[\d.,'’ \u00A0\u202F億亿万萬千百]*[\d億亿万萬千百])?/.source;
const sign = /(?:\b(?:(?:US|CA|AU|NZ|HK|SG|NT) ?|[ACS]))?\$|[€£₩₹¥￥円圓元원]/.source;

function typedAmount() {
  const mark = [currencyWordPattern(), sign].filter(Boolean).join('|');
  return new RegExp(
    `(?:\\b(?<code>[A-Z]{3})[ \\u00A0\\u202F]?)?(?:(?<sign>${sign})[ \\u00A0\\u202F]?)?(?<figure>${figure})` +
      `(?<short>[ \\u00A0]?(?:[kKmM]|million)\\b)?(?:[ \\u00A0\\u202F]?(?:(?<after>[A-Z]{3})\\b|(?<tail>${mark})))?`,
    'gu',
  );
}

/**
 * A text typed by an editor, with its amounts as the language writes them: `From CAD 2,480,000` for `From $2,480,000`. A
 * price without a sign is in the main currency. What is no amount stays as typed, and so does what is not translated.
 */
export function withAmounts(typed: string, cityCurrency: Currency = mainCurrency()) {
  const coded = withCurrencyCodes(typed, cityCurrency);
  if (messageLanguage(locale()) === undefined || textParts(coded)) return coded;
  const shaped = rewritten(coded, mainCurrency(), (currency, figures) => {
    const result = readNumber(figures, { unit: 'money' });
    const amount = 'value' in result ? result.value : null;
    return amount === null ? withCode(currency, figures) : amountText(amount, currency);
  });
  return spacedHan(shaped);
}

/** With the code of the currency before each amount. */
export function withCurrencyCodes(typed: string, cityCurrency: Currency = mainCurrency()) {
  const text = rewritten(typed, cityCurrency, withCode);
  const prices = textsOfPrices(text);
  const isUnsigned = prices.every((price) => /^\d/.test(price) && priceIn(price) !== undefined);
  if (text !== typed || !isUnsigned) return text;
  return text.replaceAll(new RegExp(figure, 'g'), (price) => withCode(mainCurrency(), price));
}

function rewritten(
  typed: string,
  cityCurrency: Currency,
  write: (currency: Currency, figures: string) => string,
) {
  return typed.replaceAll(typedAmount(), (...match) => {
    const groups = match.at(-1) as AmountGroups;
    const currency = currencyOfAmount(groups, cityCurrency);
    if (currency === undefined) return match[0];
    const figures = `${groups.figure}${groups.short ?? ''}`;
    // A word of three letters before a sign is no code: `now $900,000`.
    const before = groups.code !== undefined && groups.code !== currency ? `${groups.code} ` : '';
    return before + write(currency, figures);
  });
}

function withCode(currency: Currency, figures: string) {
  return `${currency} ${figures}`;
}

/** The currency that a typed price names, by its code or its sign. Undefined if it names none. */
export function namedCurrency(typed: string, cityCurrency: Currency) {
  const [match] = typed.matchAll(typedAmount());
  return match && currencyOfAmount(match.groups as AmountGroups, cityCurrency);
}

type AmountGroups = Record<'code' | 'sign' | 'short' | 'after' | 'tail', string | undefined> & {
  figure: string;
};

function currencyOfAmount(
  { code, sign: front, after, tail }: AmountGroups,
  cityCurrency: Currency,
) {
  const named = [code, after].find((one) => one !== undefined && isCurrencyCode(one));
  const mark = front ?? tail;
  if (named !== undefined || mark === undefined) return named;
  return codeOfWord(mark) ?? currencyOfSign(mark.replace(' ', ''), cityCurrency);
}

/** The currencies that a sign can mean, the most likely one first. */
const signs: Record<string, readonly [Currency, ...Currency[]]> = {
  $: ['CAD', 'USD', 'AUD', 'NZD', 'HKD', 'SGD', 'TWD', 'MXN', 'CLP', 'COP'],
  '¥': ['JPY', 'CNY'],
  '￥': ['JPY', 'CNY'],
  円: ['JPY'],
  圓: ['TWD', 'HKD'],
  元: ['CNY', 'TWD', 'HKD'],
  원: ['KRW'],
  '€': ['EUR'],
  '£': ['GBP'],
  '₩': ['KRW'],
  '₹': ['INR'],
  US$: ['USD'],
  CA$: ['CAD'],
  C$: ['CAD'],
  AU$: ['AUD'],
  A$: ['AUD'],
  NZ$: ['NZD'],
  HK$: ['HKD'],
  SG$: ['SGD'],
  S$: ['SGD'],
  NT$: ['TWD'],
};

/** A sign of several currencies means the main one, or else that of the city. */
function currencyOfSign(mark: string, cityCurrency: Currency) {
  const currencies = signs[mark];
  const own = [mainCurrency(), cityCurrency].find((currency) => currencies?.includes(currency));
  return own ?? currencies?.[0];
}
