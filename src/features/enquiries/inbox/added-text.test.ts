import { expect, test } from 'vitest';
import { addedText } from './added-text.ts';

test.each([
  ['Called', undefined, 'Called'],
  ['Called\n\nAgain on Monday', 'Called', 'Again on Monday'],
  ['Rewritten', 'Called', 'Rewritten'],
  ['Called', 'Called', 'Called'],
])('of a draft %j of the note %j, %j is kept', (text, note, kept) => {
  expect(addedText(text, note)).toBe(kept);
});
