import { expect, test } from 'vitest';
import { provideLocale } from '../text/locale.ts';
import { titleWidth } from './title-width.ts';

/** Measured in a browser. */
test.each([
  ['Kestrel House', 3.52],
  ['Ateliers Ferrand', 4.16],
  ['KUMO MINATO', 3.61],
  ['LE SÉRAPHIN', 3.38],
  ['Fathom', 1.97],
  ['Westwater', 2.74],
])('%s stands as wide as a browser sets it, or a little wider', (title, measured) => {
  expect(titleWidth(title) / measured).toBeGreaterThan(0.99);
  expect(titleWidth(title) / measured).toBeLessThan(1.07);
});

test('a title on two lines is as wide as the longer line', () => {
  expect(titleWidth('LONG LONG', 2)).toBeCloseTo(titleWidth('LONG'), 1);
  expect(titleWidth('LONG LONG LONG', 2)).toBeCloseTo(titleWidth('LONG LONG'), 1);
});

test('a single word cannot be broken', () => {
  expect(titleWidth('LONGSWELL', 3)).toBe(titleWidth('LONGSWELL'));
});

test('Latin is wider beside ideographs, because its weight is', () => {
  const restore = provideLocale(() => 'zh-Hant-TW');
  expect(titleWidth('Parallel')).toBe(2.28);
  expect(titleWidth('第一通電話')).toBe(5);
  expect(titleWidth('10億')).toBe(2.16);
  restore();
  expect(titleWidth('Parallel')).toBe(2.11);
});
