import { expect, test } from 'vitest';
import { publicWords } from './public-words.ts';

const before =
  'Sixty-four homes above the inlet, each turned a few degrees from the last, and all of cedar.';

test('a short text is shown completely, a long one only where it differs', () => {
  expect(publicWords('From $2', 'From $1')).toBe('Public: “From $1”');
  expect(publicWords('Anything', ' ')).toBe('Public: empty.');
  expect(publicWords(before.replace('above', 'between'), before)).toBe('Public: “…above…”');
  expect(publicWords(`${before} New.`, before)).toBe('Not public yet.');
  expect(publicWords('', before)).toBe(
    'Public: “…Sixty-four homes above the inlet, each turned a few degrees from the last, and…”',
  );
});
