import { expect, test } from 'vitest';
import { placeNames, type MapName } from './map-names.ts';

const screen = {
  halfWidth: 300,
  halfHeight: 200,
  sizes: { water: 20, district: 20, station: 20 },
};

test('of two names that are nearer than 12 units the one of the higher rank stays', () => {
  const [bay, town] = [name('Bay', 0, 2), name('Town', 30, 1)];
  expect(placed([bay, town])).toEqual(['Town']);
  expect(placed([bay, { ...town, y: 30 }])).toEqual(['Town']);
  expect(placed([bay, { ...town, y: 40 }])).toEqual(['Town', 'Bay']);
});

test('a name that would be cut off at the edge is left out', () => {
  expect(placed([name('Far', 290, 1), name('Near', 250, 1)])).toEqual(['Near']);
});

test('a station with the name of its district is left out', () => {
  expect(placed([name('Shibuya', 0, 1), { ...name('Shibuya', 0, 2), y: 90 }])).toEqual(['Shibuya']);
});

test('names avoid what is reserved', () => {
  const pin = { left: -20, top: -20, right: 20, bottom: 20 };
  expect(placeNames([name('Bay', 0, 1)], screen, [pin])).toEqual([]);
});

function placed(names: MapName[]) {
  return placeNames(names, screen, []).map(({ text }) => text);
}

function name(text: string, x: number, rank: number): MapName {
  return { text, x, y: 0, rank, kind: 'water' };
}
