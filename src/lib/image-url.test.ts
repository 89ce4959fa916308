import { expect, test } from 'vitest';
import { imageFacts, variantUrl, widthsOfVariants } from './image-url.ts';

const portrait = '/media/images/partners/3d4bec6537088bd45d9880f6_1200x1500_a29a8c.jpg';

test('an address tells the size and the dominant colour of its picture', () => {
  expect(imageFacts(portrait)).toEqual({ width: 1200, height: 1500, colour: '#a29a8c' });
});

test('addresses of drawings, films and other sites tell nothing', () => {
  expect(imageFacts('/media/images/logos/3d4bec6537088bd45d9880f6.svg')).toBeUndefined();
  expect(imageFacts('/media/videos/news/3d4bec6537088bd45d9880f6.mp4')).toBeUndefined();
  expect(imageFacts('https://example.com/photo.jpg')).toBeUndefined();
});

test('variants go up to the width of their picture, and are never wider', () => {
  expect(widthsOfVariants(479, 'avif')).toEqual([]);
  expect(widthsOfVariants(480, 'avif')).toEqual([480]);
  expect(widthsOfVariants(1050, 'avif')).toEqual([480, 640, 800, 960]);
  expect(widthsOfVariants(1500, 'webp')).toEqual([480, 960, 1500]);
  expect(widthsOfVariants(2880, 'avif')).toEqual([
    480, 640, 800, 960, 1200, 1600, 2000, 2400, 2880,
  ]);
});

test('a variant lies below its picture', () => {
  expect(variantUrl(portrait, 960, 'webp')).toBe(
    '/media/images/partners/3d4bec6537088bd45d9880f6_1200x1500_a29a8c/960.webp',
  );
});
