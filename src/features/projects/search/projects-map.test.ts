import { expect, test } from 'vitest';
import { separatePlaces, positionLabels } from './projects-map.ts';

const drawing = { width: 930, height: 620, coast: [] };

test('a name points to the middle of the drawing', () => {
  const places = [
    { x: 85, y: 165, name: 'Tokyo' },
    { x: 810, y: 310, name: 'Montreal' },
  ];
  expect(positionLabels(places, drawing)).toEqual(['right', 'left']);
});

test('a pin beside another is moved away from it', () => {
  const [one, other, far] = separatePlaces([
    { x: 604, y: 254 },
    { x: 604, y: 260 },
    { x: 85, y: 165 },
  ]);
  expect(one).toEqual({ x: 604, y: 254 });
  expect(other?.x).toBeCloseTo(604);
  expect(other?.y).toBeCloseTo(274);
  expect(far).toEqual({ x: 85, y: 165 });
});

test('no pin is moved onto a third', () => {
  const places = separatePlaces([0, 6, 12, 18].map((y) => ({ x: 0, y })));
  const distances = places.flatMap((place, index) =>
    places.slice(0, index).map(({ x, y }) => Math.hypot(place.x - x, place.y - y)),
  );
  expect(Math.min(...distances)).toBeCloseTo(20);
});

test('a name avoids the coast', () => {
  const coast = Array.from({ length: 400 }, (_, index) => ({ x: 110 + index / 10, y: 150 }));
  expect(positionLabels([{ x: 85, y: 165, name: 'Tokyo' }], { ...drawing, coast })).toEqual([
    'below-right',
  ]);
});

test('names of neighbours are on different sides', () => {
  const places = [
    { x: 604, y: 254, name: 'Vancouver' },
    { x: 613, y: 265, name: 'Seattle' },
  ];
  const [one, other] = positionLabels(places, drawing);
  expect(one).toBe('left');
  expect(other).toMatch(/right$/);
});
