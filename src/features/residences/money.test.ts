import { afterEach, expect, test } from 'vitest';
import { baseSettings } from '../../site/settings/base-settings.ts';
import { provideSettings } from '../../site/settings/settings.ts';
import { provideLocale } from '../../lib/text/locale.ts';
import { currencyName, moneyText, pricesCurrency, shortMoneyText } from './money.ts';

afterEach(() => provideSettings(() => baseSettings));

test('visitors read the code of the currency before the figure', () => {
  expect(moneyText(2_480_000, 'CAD')).toBe('CAD 2,480,000');
  expect(moneyText(1_250_000, 'USD')).toBe('USD 1,250,000');
  expect(moneyText(232_000_000, 'JPY')).toBe('JPY 232,000,000');
  expect(moneyText(900_000, 'GBP')).toBe('GBP 900,000');
});

test('in tables of the back office, a dollar sign without a country means Canadian dollars', () => {
  expect(shortMoneyText(2_480_000, 'CAD')).toBe('$2,480,000');
  expect(shortMoneyText(1_250_000, 'USD')).toBe('US$1,250,000');
  expect(shortMoneyText(232_000_000, 'JPY')).toBe('¥232,000,000');
  expect(shortMoneyText(900_000, 'GBP')).toBe('£900,000');
});

test('other locales write figures, and in tables amounts, their own way', () => {
  provideSettings(() => ({ ...baseSettings, language: { locale: 'nb-NO', others: [] } }));
  expect(moneyText(5_900_000, 'NOK')).toBe('NOK 5\u00A0900\u00A0000');
  expect(shortMoneyText(5_900_000, 'NOK')).toBe('5\u00A0900\u00A0000\u00A0kr');
});

test('whether prices are before tax comes from the setting of the city, or from its country', () => {
  const cities = baseSettings.cities.cities.map((city) => {
    if (city.id === 'SEATTLE') return { ...city, prices: 'with-tax' as const };
    if (city.id === 'TOKYO') return { ...city, prices: 'before-tax' as const };
    return city;
  });
  provideSettings(() => ({ ...baseSettings, cities: { ...baseSettings.cities, cities } }));
  expect(['VANCOUVER', 'SEATTLE', 'TOKYO'].map(pricesCurrency)).toEqual([
    'Canadian dollars, before tax',
    'United States dollars',
    'Japanese yen, before tax',
  ]);
});

test.each([
  ['en-CA', 'Canadian dollars'],
  ['fr-CA', 'dollars canadiens'],
  ['nb-NO', 'kanadiske dollar'],
  ['ja-JP', 'カナダドル'],
])('prices in %s are in %s', (locale, name) => {
  const restore = provideLocale(() => locale);
  expect(currencyName('CAD')).toBe(name);
  restore();
});

test('the currencies that are offered are named in the plural', () => {
  const names = ['EUR', 'GBP', 'HKD', 'CNY', 'TWD', 'SGD'].map((code) => currencyName(code));
  expect(names).toEqual([
    'euros',
    'British pounds',
    'Hong Kong dollars',
    'Chinese yuan',
    'New Taiwan dollars',
    'Singapore dollars',
  ]);
});
