import { expect, test } from 'vitest';
import { countryCodes } from './countries.ts';
import { currencyOfCountry, paperOfCountry, regionLabel } from './country-usage.ts';

test('every country has a currency', () => {
  const without = countryCodes.filter((code) => !/^[A-Z]{3}$/.test(currencyOfCountry(code) ?? ''));
  expect(without).toEqual([]);
  expect(['CA', 'JP', 'NO', 'TW'].map(currencyOfCountry)).toEqual(['CAD', 'JPY', 'NOK', 'TWD']);
  expect(currencyOfCountry('')).toBe(undefined);
});

test('a part of a country is called what its people call it', () => {
  expect(['CA', 'US', 'JP', 'TW', 'NZ', undefined].map(regionLabel)).toEqual([
    'Province',
    'State',
    'Prefecture',
    'County or city',
    'Region',
    'Region',
  ]);
});

test('paper is Letter in North America, and A4 elsewhere', () => {
  expect(['CA', 'US', 'MX', 'JP', 'NO'].map(paperOfCountry)).toEqual([
    'Letter',
    'Letter',
    'Letter',
    'A4',
    'A4',
  ]);
});
