import { expect, test } from 'vitest';
import { publicWords } from './public-words.ts';

const before =
  'Sixty-four homes above the inlet, each turned a few degrees from the last, and all of cedar.';

test('a short text is shown completely, a long one only where it differs', () => {
  expect(publicWords('From $2', 'From $1')).toBe('Published: “From $1”');
  expect(publicWords('Anything', ' ')).toBe('Published: empty.');
  expect(publicWords(before.replace('above', 'between'), before)).toBe('Published: “…above…”');
  expect(publicWords(`${before} New.`, before)).toBe('Not published yet.');
  expect(publicWords('', before)).toBe(
    'Published: “…Sixty-four homes above the inlet, each turned a few degrees from the last, and…”',
  );
});
