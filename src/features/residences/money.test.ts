import { afterEach, expect, test } from 'vitest';
import { baseSettings } from '../../site/base-settings.ts';
import { provideSettings } from '../../site/settings.ts';
import { moneyText } from './money.ts';

afterEach(() => provideSettings(() => baseSettings));

test('in English, a dollar sign without a country means Canadian dollars', () => {
  expect(moneyText(2_480_000, 'CAD')).toBe('$2,480,000');
  expect(moneyText(1_250_000, 'USD')).toBe('US$1,250,000');
  expect(moneyText(232_000_000, 'JPY')).toBe('¥232,000,000');
  expect(moneyText(900_000, 'GBP')).toBe('£900,000');
});

test('other locales format amounts their own way', () => {
  provideSettings(() => ({ ...baseSettings, language: { locale: 'nb-NO' } }));
  expect(moneyText(5_900_000, 'NOK')).toBe('5 900 000 kr'.replaceAll(' ', '\u00a0'));
});
