import { afterEach, expect, test } from 'vitest';
import { provideLocale } from '../../lib/locale.ts';
import { numberFrom } from './number-text.ts';

afterEach(() => provideLocale(() => 'en-CA'));

test('a whole number is read with its thousands apart, and nothing is null', () => {
  expect(numberFrom('1,204', {})).toBe(1204);
  expect(numberFrom(' 12 ', {})).toBe(12);
  expect(numberFrom('  ', {})).toBeNull();
});

test('a decimal number is read while it is still being typed', () => {
  expect(numberFrom('49.', { isDecimal: true })).toBe(49);
  expect(numberFrom('-123.1207', { isDecimal: true })).toBe(-123.1207);
});

test('what is no such number stays what was typed', () => {
  expect(numberFrom('12 units', {})).toBe('12 units');
  expect(numberFrom('1.5', {})).toBe('1.5');
  expect(numberFrom('1,5', {})).toBe('1,5');
  expect(numberFrom('49,28', { isDecimal: true })).toBe('49,28');
  expect(numberFrom('-1', { min: 0 })).toBe('-1');
  expect(numberFrom('.', { isDecimal: true })).toBe('.');
});

test('where a comma is the decimal point, it is read so', () => {
  provideLocale(() => 'nb-NO');
  expect(numberFrom('1,57', { isDecimal: true })).toBe(1.57);
  expect(numberFrom('1.57', { isDecimal: true })).toBe(1.57);
});
