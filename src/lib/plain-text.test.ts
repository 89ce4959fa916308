import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test('breaks become newlines, and what cannot be seen goes', () => {
  expect(plainText('One\r\ntwo\rthree\t\u0000\u0007!')).toBe('One\ntwo\nthree\t!');
});
