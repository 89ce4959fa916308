import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test('breaks become newlines, and what cannot be seen goes', () => {
  expect(plainText('One\r\ntwo\rthree\t\u0000\u0007\u009B!')).toBe('One\ntwo\nthree\t!');
  expect(plainText('One\u2028two')).toBe('One\ntwo');
});

test('nothing turns the direction of what follows', () => {
  expect(plainText('\uFEFFinvoice\u202Efdp.exe\u2066')).toBe('invoicefdp.exe');
});

test('half of a character becomes the sign for one that cannot be read', () => {
  expect(plainText('\uD83D!')).toBe('\uFFFD!');
  expect(plainText('Zoë 東京 👩‍💻')).toBe('Zoë 東京 👩‍💻');
});
