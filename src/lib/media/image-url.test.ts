import { expect, test } from 'vitest';
import { drawingFacts, imageFacts, variantUrl, widthsOfVariants } from './image-url.ts';

const portrait = '/media/images/partners/3d4bec6537088bd45d9880f6_1200x1500_a29a8c.jpg';

test('the URL of a picture contains its size and dominant colour', () => {
  expect(imageFacts(portrait)).toEqual({ width: 1200, height: 1500, colour: '#a29a8c' });
});

test('the URL of a floor plan contains its size and the width at which it can be read', () => {
  const plan = '/media/images/plans/3d4bec6537088bd45d9880f6_676x652_650.svg';
  expect(drawingFacts(plan)).toEqual({ width: 676, height: 652, narrowest: 650 });
  expect(imageFacts(plan)).toBeUndefined();
  expect(drawingFacts('/media/images/plans/3d4bec6537088bd45d9880f6.svg')).toBeUndefined();
  expect(drawingFacts(portrait)).toBeUndefined();
});

test('URLs of drawings, films and other sites contain no facts', () => {
  expect(imageFacts('/media/images/logos/3d4bec6537088bd45d9880f6.svg')).toBeUndefined();
  expect(imageFacts('/media/videos/news/3d4bec6537088bd45d9880f6.mp4')).toBeUndefined();
  expect(imageFacts('https://example.com/photo.jpg')).toBeUndefined();
});

test('variants are never wider than their picture', () => {
  expect(widthsOfVariants(479, 'avif')).toEqual([]);
  expect(widthsOfVariants(480, 'avif')).toEqual([480]);
  expect(widthsOfVariants(1050, 'avif')).toEqual([480, 640, 800, 960]);
  expect(widthsOfVariants(1500, 'webp')).toEqual([480, 960, 1500]);
  expect(widthsOfVariants(2880, 'avif')).toEqual([
    480, 640, 800, 960, 1200, 1600, 2000, 2400, 2880,
  ]);
});

test('the path of a variant is below that of its picture', () => {
  expect(variantUrl(portrait, 960, 'webp')).toBe(
    '/media/images/partners/3d4bec6537088bd45d9880f6_1200x1500_a29a8c/960.webp',
  );
});
