import { expect, test } from 'vitest';
import { sizesAttribute } from './image-slot.ts';

const wide = { width: 2400, height: 1200 };
const tall = { width: 1200, height: 1500 };

test('a picture that is shown whole is slightly narrower than its slot', () => {
  expect(sizesAttribute([{ width: '100px' }], wide)).toBe('92px');
  expect(sizesAttribute([{ width: '100px' }], undefined)).toBe('92px');
});

test('a picture that covers a narrower slot is wider than the slot', () => {
  expect(sizesAttribute([{ width: '40vw', aspect: 4 / 5 }], wide)).toBe('92vw');
  expect(sizesAttribute([{ width: '40vw', aspect: 4 / 5 }], tall)).toBe('36.8vw');
  expect(sizesAttribute([{ width: '40vw', aspect: 2 }], tall)).toBe('36.8vw');
});

test('if the height follows the screen, the width does too', () => {
  expect(sizesAttribute([{ width: '100vw', height: 'max(56vh, 27rem)' }], wide)).toBe(
    'max(92vw, calc(1.84 * max(56vh, 27rem)))',
  );
});

test('each screen has its own box, and the zoom is included', () => {
  const slot = [
    { from: '56rem', width: '50vw', zoom: 1.2 },
    { width: '100vw', aspect: 1 },
  ];
  expect(sizesAttribute(slot, wide)).toBe('(min-width: 56rem) 55.2vw, 184vw');
});
