import { expect, test } from 'vitest';
import { foldedText } from './folded-text.ts';

test('case, accents and the width of spaces do not matter', () => {
  expect(foldedText('  Zoë\u00A0\nMÜLLER ')).toBe('zoe muller');
  expect(foldedText('ｔｏｋｙｏ')).toBe('tokyo');
});
