import { expect, test } from 'vitest';
import { imageVariants } from './image-variants.ts';

const name = '/media/images/news/3d4bec6537088bd45d9880f6';

test('a photo has variants in both formats', () => {
  const variants = imageVariants(`${name}_1200x1500_a29a8c.jpg`);
  expect(variants.map(({ width, format }) => `${width}.${format}`)).toEqual([
    '480.avif',
    '960.avif',
    '480.webp',
    '960.webp',
  ]);
});

test('drawings, animations and small pictures have none', () => {
  expect(imageVariants(`${name}.svg`)).toEqual([]);
  expect(imageVariants(`${name}_1200x1500_a29a8c.webp`)).toEqual([]);
  expect(imageVariants(`${name}_200x200_a29a8c.png`)).toEqual([]);
});
