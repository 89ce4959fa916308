import { expect, test } from 'vitest';
import {
  areaIn,
  areaUnitIn,
  pricePerArea,
  splitAreaUnit,
  toSquareFeet,
  usualAreaUnit,
} from './areas.ts';

test('an area typed in square metres comes back as typed', () => {
  const areas = Array.from({ length: 14_286 }, (_none, at) => (1 + 7 * at) / 100);
  expect(areas.filter((typed) => areaIn(toSquareFeet(typed, 'm2'), 'm2') !== typed)).toEqual([]);
  expect(toSquareFeet(70, 'm2')).toBe(753.4737);
  expect(toSquareFeet(755, 'sq-ft')).toBe(755);
});

test.each([
  ['70 m²', '70', 'm2'],
  ['70,5 sqm', '70,5', 'm2'],
  ['70㎡', '70', 'm2'],
  ['70 square metres', '70', 'm2'],
  ['755 sq ft', '755', 'sq-ft'],
  ['1 020 pi²', '1 020', 'sq-ft'],
  ['1,020 s.f.', '1,020', 'sq-ft'],
  ['70', '70', undefined],
])('%j has a number and a unit', (text, figures, unit) =>
  expect(splitAreaUnit(text)).toEqual({ figures, ...(unit && { unit }) }),
);

test.each([
  ['Area (m²)', 'm2'],
  ['m²', 'm2'],
  ['Interior, sq m', 'm2'],
  ['Area in square metres', 'm2'],
  ['SF', 'sq-ft'],
  ['Interior sq. ft.', 'sq-ft'],
  ['面積（㎡）', 'm2'],
  ['坪數(坪)', 'tsubo'],
  ['坪數', 'tsubo'],
  ['평수', 'tsubo'],
  ['㎡数', 'm2'],
  ['mq', 'm2'],
  ['Superficie (mètres carrés)', 'm2'],
  ['Superficie en pieds carrés', 'sq-ft'],
  ['Superficie (metros cuadrados)', 'm2'],
  ['Área (metros quadrados)', 'm2'],
  ['Wohnfläche in Quadratmetern', 'm2'],
  ['實用面積（呎）', 'sq-ft'],
  ['面積（平方呎）', 'sq-ft'],
  ['Area', undefined],
  ['Area (sq ft / m²)', undefined],
])('the heading %j names the unit %s', (heading, unit) => expect(areaUnitIn(heading)).toBe(unit));

test('the unit of a country and a price per area', () => {
  expect(['CA', 'US', 'JP', 'FR'].map(usualAreaUnit)).toEqual(['sq-ft', 'sq-ft', 'm2', 'm2']);
  expect(Math.round(pricePerArea(2_480_000, 1234, 'sq-ft'))).toBe(2010);
  expect(Math.round(pricePerArea(753_473.7, toSquareFeet(70, 'm2'), 'm2'))).toBe(10_764);
});
