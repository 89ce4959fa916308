import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test('line breaks become newlines, and invisible characters are removed', () => {
  expect(plainText('One\r\ntwo\rthree\t\u0000\u0007\u009B!')).toBe('One\ntwo\nthree\t!');
  expect(plainText('One\u2028two')).toBe('One\ntwo');
});

test('characters that change the writing direction are removed', () => {
  expect(plainText('\uFEFFinvoice\u202Efdp.exe\u2066')).toBe('invoicefdp.exe');
});

test('half of a surrogate pair becomes the replacement character', () => {
  expect(plainText('\uD83D!')).toBe('\uFFFD!');
  expect(plainText('Zoë 東京 👩‍💻')).toBe('Zoë 東京 👩‍💻');
});
