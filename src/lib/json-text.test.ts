import { expect, test } from 'vitest';
import { jsonValue } from './json-text.ts';

const units = { units: 64 };

test('a JSON text is read, however often it was written as text', () => {
  expect(jsonValue(units)).toBe(units);
  expect(jsonValue(JSON.stringify(units))).toEqual(units);
  expect(jsonValue(JSON.stringify(JSON.stringify(units)))).toEqual(units);
});

test('a text that is no JSON says nothing', () => {
  expect(jsonValue('{"units":')).toBeUndefined();
  expect(jsonValue('')).toBeUndefined();
  expect(jsonValue('"tower"')).toBeUndefined();
  expect(jsonValue(null)).toBeNull();
});
