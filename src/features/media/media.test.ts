import { expect, test } from 'vitest';
import { acceptsSvg, toImage } from './media.ts';

test('a record without a picture has none', () => {
  expect(toImage(null, null)).toBeNull();
});

test('joined columns become a picture', () => {
  expect(toImage('/media/images/logos/x.svg', 'Castrelle', { x: 0.5, y: 0.3 })).toEqual({
    url: '/media/images/logos/x.svg',
    alt: 'Castrelle',
    focal: { x: 0.5, y: 0.3 },
  });
});

test('only logos may be drawings', () => {
  expect(acceptsSvg('logos')).toBe(true);
  expect(acceptsSvg('partners')).toBe(false);
});
