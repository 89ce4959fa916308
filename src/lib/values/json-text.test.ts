import { expect, test } from 'vitest';
import { jsonValue } from './json-text.ts';

const units = { units: 64 };

test('repeatedly encoded JSON is parsed', () => {
  expect(jsonValue(units)).toBe(units);
  expect(jsonValue(JSON.stringify(units))).toEqual(units);
  expect(jsonValue(JSON.stringify(JSON.stringify(units)))).toEqual(units);
});

test('invalid JSON gives undefined', () => {
  expect(jsonValue('{"units":')).toBeUndefined();
  expect(jsonValue('')).toBeUndefined();
  expect(jsonValue('"tower"')).toBeUndefined();
  expect(jsonValue(null)).toBeNull();
});
