import { expect, onTestFinished, test } from 'vitest';
import { provideLocale } from '../../lib/text/locale.ts';
import { numberFrom } from './number-text.ts';

test('an integer may have thousands separators, and an empty text is null', () => {
  expect(numberFrom('1,204', {})).toBe(1204);
  expect(numberFrom(' 12 ', {})).toBe(12);
  expect(numberFrom('  ', {})).toBeNull();
});

test('a decimal number can be read while it is being typed', () => {
  expect(numberFrom('49.', { isDecimal: true })).toBe(49);
  expect(numberFrom('-123.1207', { isDecimal: true })).toBe(-123.1207);
});

test('text that is not a valid number is kept', () => {
  expect(numberFrom('12 units', {})).toBe('12 units');
  expect(numberFrom('1.5', {})).toBe('1.5');
  expect(numberFrom('1,5', {})).toBe('1,5');
  expect(numberFrom('-1', { min: 0 })).toBe('-1');
  expect(numberFrom('10%', {})).toBe('10%');
  expect(numberFrom('.', { isDecimal: true })).toBe('.');
});

test('a comma may be the decimal separator, and a number with two readings is kept as text', () => {
  expect(numberFrom('49,28', { isDecimal: true })).toBe(49.28);
  expect(numberFrom('5.000', { isDecimal: true })).toBe('5.000');
  expect(numberFrom('49.283', { isDecimal: true, min: -90, max: 90 })).toBe(49.283);
  expect(numberFrom('1.372', { isDecimal: true, isFraction: true })).toBe(1.372);
  onTestFinished(provideLocale(() => 'nb-NO'));
  expect(numberFrom('1,57', { isDecimal: true })).toBe(1.57);
  expect(numberFrom('1.57', { isDecimal: true })).toBe(1.57);
});
