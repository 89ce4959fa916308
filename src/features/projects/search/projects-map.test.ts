import { expect, test } from 'vitest';
import { cityLine, positionLabels } from './projects-map.ts';

const drawing = { width: 1440, height: 520 };

test('the text of a city names the first matches and counts the rest', () => {
  expect(cityLine({ names: [], total: 0 })).toBe('No exact matches');
  expect(cityLine({ names: ['Kestrel House'], total: 1 })).toBe('Kestrel House');
  expect(cityLine({ names: ['A', 'B', 'C'], total: 9 })).toBe('A, B, C and 6 more');
});

test('a label is on the right if there is room, and on the left at the edge', () => {
  const line = 'Kestrel House, Westwater';
  const places = [
    { x: 700, y: 250, name: 'Honolulu', line },
    { x: 1400, y: 250, name: 'Halifax', line },
  ];
  expect(positionLabels(places, drawing)).toEqual(['right', 'left']);
});

test('labels of neighbours are on different sides', () => {
  const places = [
    { x: 907, y: 123, name: 'Vancouver', line: 'Kestrel House, Westwater' },
    { x: 912, y: 143, name: 'Seattle', line: 'Lantern Pier, Fathom' },
  ];
  const [one, other] = positionLabels(places, drawing);
  expect(one).not.toBe(other);
});
