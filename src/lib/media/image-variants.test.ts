import { expect, test } from 'vitest';
import { imageVariants, socialCard } from './image-variants.ts';

const name = '/media/images/news/3d4bec6537088bd45d9880f6';

test('a photo has variants in both formats', () => {
  const variants = imageVariants(`${name}_1200x1500_a29a8c.jpg`);
  expect(variants.map(({ width, format }) => `${width}.${format}`)).toEqual([
    '480.avif',
    '640.avif',
    '800.avif',
    '960.avif',
    '1200.avif',
    '480.webp',
    '960.webp',
    '1200.webp',
    '1200.jpg',
  ]);
});

test('a picture too small for a card is used unchanged, and the own pictures of the site are already cropped', () => {
  const small = `${name}_1200x400_a29a8c.jpg`;
  expect(imageVariants(small).map(({ format }) => format)).not.toContain('jpg');
  expect(socialCard({ url: small, alt: 'A shore' })).toEqual({
    url: small,
    alt: 'A shore',
    width: 1200,
    height: 400,
  });
  expect(socialCard({ url: `${name}_2400x1600_a29a8c.png`, alt: '' })).toEqual({
    url: `${name}_2400x1600_a29a8c/1200.jpg`,
    alt: '',
    width: 1200,
    height: 630,
  });
  const own = '/_astro/vip-hero.f00.jpg';
  expect(socialCard({ url: own, alt: '' })).toMatchObject({ url: own, width: 1200, height: 630 });
});

test('drawings, animations and small pictures have no variants', () => {
  expect(imageVariants(`${name}.svg`)).toEqual([]);
  expect(imageVariants(`${name}_1200x1500_a29a8c.webp`)).toEqual([]);
  expect(imageVariants(`${name}_200x200_a29a8c.png`)).toEqual([]);
});
