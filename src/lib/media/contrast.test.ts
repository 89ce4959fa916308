import { expect, test } from 'vitest';
import { contrast, mix, towards } from './contrast.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#12201f', '#eff1ee', 14.76],
])('the contrast of %s and %s is %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  expect(contrast(other, one)).toBeCloseTo(ratio, 2);
});

test('a colour is mixed with another until the contrast suffices', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  const mixed = towards('#d4a02a', '#000000', '#eff1ee', 4.5);
  expect(contrast(mixed, '#eff1ee')).toBeGreaterThanOrEqual(4.5);
  expect(towards('#12201f', '#000000', '#eff1ee', 4.5)).toBe('#12201f');
});
