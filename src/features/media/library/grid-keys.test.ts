import { expect, test } from 'vitest';
import { indexAfterKey } from './grid-keys.ts';

/** Two rows: three pictures, and two of other widths. */
const boxes = [
  [0, 100, 0],
  [110, 200, 0],
  [210, 300, 0],
  [0, 180, 120],
  [190, 300, 120],
].map(([left = 0, right = 0, top = 0]) => ({ left, right, top, bottom: top + 100 }));

test.each([
  ['ArrowRight', 2, 3],
  ['ArrowRight', 4, undefined],
  ['ArrowLeft', 0, undefined],
  ['ArrowDown', 1, 3],
  ['ArrowDown', 2, 4],
  ['ArrowUp', 4, 2],
  ['ArrowUp', 0, undefined],
  ['Home', 4, 0],
  ['End', 0, 4],
  ['a', 0, undefined],
])('%s leads from picture %i to %s', (key, from, to) => {
  expect(indexAfterKey(key, from, boxes)).toBe(to);
});
