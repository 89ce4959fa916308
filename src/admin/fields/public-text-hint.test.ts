import { expect, test } from 'vitest';
import { publicTextHint } from './public-text-hint.ts';

const before =
  'Sixty-four homes above the inlet, each turned a few degrees from the last, and all of cedar.';

test('a short text is shown completely, a long one only where it differs', () => {
  expect(publicTextHint('From $2', 'From $1')).toBe('Published: “From $1”');
  expect(publicTextHint('Anything', ' ')).toBe('Published: empty.');
  expect(publicTextHint(before.replace('above', 'between'), before)).toBe('Published: “…above…”');
  expect(publicTextHint(`${before} New.`, before)).toBe('Not published yet.');
  expect(publicTextHint('', before)).toBe(
    'Published: “…Sixty-four homes above the inlet, each turned a few degrees from the last, and…”',
  );
});
