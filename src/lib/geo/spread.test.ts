import { expect, test } from 'vitest';
import { spread } from './spread.ts';

test('places that are far enough apart stay', () => {
  const places = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
  ];
  expect(spread(places, 1)).toEqual(places);
});

test.each([
  ['two neighbours', [place(0, 0), place(0.3, 0.1)]],
  ['three on one point', [place(2, 2), place(2, 2), place(2, 2)]],
  ['twelve on one point', Array.from({ length: 12 }, () => place(0, 0))],
])('%s are moved apart', (_name, places) => {
  const moved = spread(places, 1);
  for (const [index, one] of moved.entries())
    for (const other of moved.slice(index + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(0.95);
});

function place(x: number, y: number) {
  return { x, y };
}
