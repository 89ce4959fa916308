import { expect, test } from 'vitest';
import { wholeSentences, truncate } from './truncate.ts';

test('a text within the limit is unchanged', () => {
  expect(truncate('x'.repeat(400), 400)).toBe('x'.repeat(400));
  expect(truncate('', 400)).toBe('');
});

test('a longer text ends at its last space', () => {
  expect(truncate('word '.repeat(100), 400)).toBe(`${'word '.repeat(80).trim()}…`);
  expect(truncate(`${'a'.repeat(300)} ${'b'.repeat(300)}`, 400)).toBe(`${'a'.repeat(300)}…`);
});

test('a last space in the first half is ignored', () => {
  expect(truncate(`${'a'.repeat(200)} ${'b'.repeat(300)}`, 400)).toBe(
    `${'a'.repeat(200)} ${'b'.repeat(199)}…`,
  );
  expect(truncate(`${'a'.repeat(201)} ${'b'.repeat(300)}`, 400)).toBe(`${'a'.repeat(201)}…`);
});

test('a surrogate pair is not split', () => {
  expect(truncate(`${'a'.repeat(399)}🌇🌇`, 400)).toBe(`${'a'.repeat(399)}…`);
});

test('sentences are kept whole, and one that is too long ends at a word', () => {
  const text = 'The maple stayed. Homes stand behind it, no. 9 too. And so on.';
  expect(wholeSentences(text, 55)).toBe('The maple stayed. Homes stand behind it, no. 9 too.');
  expect(wholeSentences(text, 200)).toBe(text);
  expect(wholeSentences('word '.repeat(20), 12)).toBe('word word…');
});
