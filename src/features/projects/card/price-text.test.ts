import { afterEach, expect, test } from 'vitest';
import { baseSettings } from '../../../site/settings/base-settings.ts';
import { provideSettings } from '../../../site/settings/settings.ts';
import {
  pricesIn,
  readTypedPrice,
  typedPriceText,
  withAmounts,
  withCurrencyCodes,
} from './price-text.ts';

afterEach(() => provideSettings(() => baseSettings));

test.each([
  ['From $2,480,000', [2_480_000]],
  ['$585,000 to $1,940,000', [585_000, 1_940_000]],
  ['$585000 – $1940000', [585_000, 1_940_000]],
  ['CA$795,000', [795_000]],
  ['From CAD 795,000', [795_000]],
  ['CAD 585,000 to CAD 1,940,000', [585_000, 1_940_000]],
  ['795,000 CAD', [795_000]],
  ['CAD $795,000', [795_000]],
  ['From 900,000', [900_000]],
  ['From $1.2M', [1_200_000]],
  ['$800k', [800_000]],
  ['$1\u00A0310\u00A0000 to $2\u00A0480\u00A0000', [1_310_000, 2_480_000]],
  ['À partir de 2\u00A0480\u00A0000\u00A0$', [2_480_000]],
  ['De 585\u00A0000\u00A0$ à 1\u00A0940\u00A0000\u00A0$', [585_000, 1_940_000]],
  ['CA$2,480,000から', [2_480_000]],
  ['CA$585,000〜CA$1,940,000', [585_000, 1_940_000]],
  ['CA$2,480,000 起', [2_480_000]],
  ['CA$585,000 至 CA$1,940,000', [585_000, 1_940_000]],
  ['From $850.000', []],
  ['$5 to $6', []],
  ['US$1,200,000', []],
  ['From USD 1,200,000', []],
  ['$585,000 plus parking', []],
  ['¥120,000,000', []],
  ['', []],
])('the prices in “%s” are %j', (text, prices) => {
  expect(pricesIn(text)).toEqual(prices);
});

test.each([
  ['From $2,480,000', 'From CAD 2,480,000'],
  ['$585,000 to $1,940,000', 'CAD 585,000 to CAD 1,940,000'],
  ['$585000–$1940000', 'CAD 585000–CAD 1940000'],
  ['From $1.2M', 'From CAD 1.2M'],
  ['From $1.2 million', 'From CAD 1.2 million'],
  ['From CA$795,000', 'From CAD 795,000'],
  ['From CAD 795,000', 'From CAD 795,000'],
  ['From CAD\u00A0795,000', 'From CAD 795,000'],
  ['From CAD $795,000', 'From CAD 795,000'],
  ['From $795,000 CAD', 'From CAD 795,000'],
  ['795 000 $', 'CAD 795 000'],
  ['US$1,200,000', 'USD 1,200,000'],
  ['From US $1,200,000', 'From USD 1,200,000'],
  ['¥120,000,000', 'JPY 120,000,000'],
  ['€ 900.000', 'EUR 900.000'],
  ['$0.68 / sq ft', 'CAD 0.68 / sq ft'],
  ['US$0.74 / sq ft', 'USD 0.74 / sq ft'],
  ['NOW $900,000', 'NOW CAD 900,000'],
  ['From $900,000, 2 parking stalls', 'From CAD 900,000, 2 parking stalls'],
  ['From 900,000', 'From CAD 900,000'],
  ['585,000 to 1,940,000', 'CAD 585,000 to CAD 1,940,000'],
  ['900,000 to 900,000', 'CAD 900,000 to CAD 900,000'],
  ['From 795,000 CAD', 'From CAD 795,000'],
  ['À partir de 795\u00A0000\u00A0$', 'À partir de CAD 795\u00A0000'],
  ['0,68\u00A0$ / pi²', 'CAD 0,68 / pi²'],
  ['0,74\u00A0USD / pi²', 'USD 0,74 / pi²'],
  ['1300\u00A0¥ / m²', 'JPY 1300 / m²'],
  ['CA$0.68 / 平方フィート', 'CAD 0.68 / 平方フィート'],
  ['￥1,300 / ㎡', 'JPY 1,300 / ㎡'],
  ['Price list in spring 2027', 'Price list in spring 2027'],
  ['On request', 'On request'],
])('“%s” is shown as “%s”', (text, shown) => {
  expect(withCurrencyCodes(text)).toBe(shown);
});

test('a sign of several currencies means the main one, or else that of the city', () => {
  expect(withCurrencyCodes('$900,000', 'USD')).toBe('CAD 900,000');
  const [first] = baseSettings.cities.cities;
  if (!first) throw new Error('no city');
  const cities = { ...baseSettings.cities, cities: [{ ...first, currency: 'EUR' }] };
  provideSettings(() => ({ ...baseSettings, cities }));
  expect(withCurrencyCodes('$900,000', 'USD')).toBe('USD 900,000');
  expect(withCurrencyCodes('$900,000', 'EUR')).toBe('CAD 900,000');
  expect(pricesIn('From €900.000,00')).toEqual([900_000]);
});

test.each([
  ['fr-CA', '0,68\u00A0$ / pi²', '0,68\u00A0$\u00A0CA / pi²'],
  [
    'fr-CA',
    'De 585\u00A0000\u00A0$ CA à 1,2 million $',
    'De 585\u00A0000\u00A0$\u00A0CA à 1\u00A0200\u00A0000\u00A0$\u00A0CA',
  ],
  ['ja-JP', '￥1,300 / ㎡', '1,300円 / ㎡'],
  ['ja-JP', '2億3,200万円から', '2億3,200万円から'],
  ['ja-JP', 'CA$2,480,000から', '2,480,000カナダドルから'],
  ['ja-JP', '2,480,000カナダドルから', '2,480,000カナダドルから'],
  ['zh-Hant-TW', 'CA$2,480,000 起', '248\u00A0萬加幣起'],
  ['zh-Hant-TW', '248 萬加幣起', '248\u00A0萬加幣起'],
  ['zh-Hant-TW', '請洽詢', '請洽詢'],
])('in %s “%s” is shown as “%s”', (locale, typed, text) => {
  provideSettings(() => ({ ...baseSettings, language: { locale, others: [] } }));
  expect(withAmounts(typed)).toBe(text);
});

test.each([
  ['ja-JP', 'From $2,480,000', '2,480,000カナダドルから'],
  ['zh-Hant-TW', 'US$585,000 to US$1,940,000', '58\u00A0萬\u00A05,000\u00A0美元至 194\u00A0萬美元'],
  ['ja-JP', '$900,000', '900,000カナダドル'],
  ['fr-CA', 'From $1,900,000', 'À partir de 1\u00A0900\u00A0000\u00A0$\u00A0CA'],
  ['ja-JP', 'From $900,000, 2 parking stalls', undefined],
  ['ja-JP', 'Soon', undefined],
])('in %s the price “%s” is “%s”', (locale, typed, text) => {
  const price = readTypedPrice(typed, 'CAD');
  provideSettings(() => ({ ...baseSettings, language: { locale, others: [] } }));
  expect(price && typedPriceText(price)).toBe(text);
});

test.each([
  ['fr-CA', 'À partir de 2\u00A0480\u00A0000\u00A0$\u00A0CA', [2_480_000]],
  [
    'fr-CA',
    '585\u00A0000\u00A0$\u00A0CA à 1\u00A0940\u00A0000\u00A0$\u00A0CA',
    [585_000, 1_940_000],
  ],
  ['ja-JP', '2,480,000カナダドルから', [2_480_000]],
  ['ja-JP', '585,000カナダドル〜1,940,000カナダドル', [585_000, 1_940_000]],
  ['zh-Hant-TW', '248\u00A0萬加幣起', [2_480_000]],
  ['zh-Hant-TW', '58\u00A0萬\u00A05,000\u00A0加幣至 194\u00A0萬加幣', [585_000, 1_940_000]],
  ['zh-Hant-TW', '125\u00A0萬美元起', []],
  ['fr-CA', '1\u00A0250\u00A0000\u00A0$\u00A0US', []],
])('in %s the prices in “%s” are read again', (locale, text, prices) => {
  provideSettings(() => ({ ...baseSettings, language: { locale, others: [] } }));
  expect(pricesIn(text)).toEqual(prices);
  expect(withAmounts(text)).toBe(text);
});
