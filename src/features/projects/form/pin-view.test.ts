import { expect, test } from 'vitest';
import { groundScale, isAtEdge, isPoint, pixelsFrom, pointUnder, zooms } from './pin-view.ts';

const vancouver = { lat: 49.29, lng: -123.13 };
const streets = { centre: vancouver, zoom: zooms.streets };

test('a pixel converts to a point and back', () => {
  const point = pointUnder(streets, { x: 120, y: -75 });
  expect(point.lat).toBeGreaterThan(vancouver.lat);
  expect(point.lng).toBeGreaterThan(vancouver.lng);
  const { x, y } = pixelsFrom(streets, point);
  expect(x).toBeCloseTo(120, 0);
  expect(y).toBeCloseTo(-75, 0);
});

test.each([
  [85, -200],
  [-85, 200],
])('a pin dragged past a latitude of %i stops there', (lat, y) => {
  const atEnd = { centre: { lat, lng: 10 }, zoom: zooms.region };
  expect(pointUnder(atEnd, { x: 0, y })).toEqual({ lat, lng: 10 });
});

test('the scale matches that of the map providers', () => {
  const { pixels, across } = groundScale(streets);
  // The equator has 40,075 km on 512 pixels at zoom 0.
  expect((across / pixels.width) * 1_000).toBeCloseTo(1.558, 2);
});

test('0 and 0, non-numbers and positions beyond the map are not a point', () => {
  expect(isPoint(vancouver)).toBe(true);
  expect(isPoint({ lat: 0, lng: 0 })).toBe(false);
  expect(isPoint({ lat: 'north', lng: 1 })).toBe(false);
  expect(isPoint({ lat: null, lng: undefined })).toBe(false);
  expect(isPoint({ lat: 85, lng: 1 })).toBe(true);
  expect(isPoint({ lat: 85.01, lng: 1 })).toBe(false);
  expect(isPoint({ lat: 1, lng: 181 })).toBe(false);
});

test('a pin near the edge makes the map recentre', () => {
  const size = { width: 400, height: 300 };
  expect(isAtEdge({ x: 0, y: 0 }, size)).toBe(false);
  expect(isAtEdge({ x: 190, y: 0 }, size)).toBe(true);
  expect(isAtEdge({ x: 0, y: -140 }, size)).toBe(true);
  expect(isAtEdge({ x: 0, y: 0 }, { width: 10, height: 10 })).toBe(false);
});
