import { expect, test } from 'vitest';
import {
  allVariants,
  imageCard,
  imageCards,
  imageVariants,
  plainImageUrl,
  socialCard,
} from './image-variants.ts';
import { mediaKey } from './media-key.ts';

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
  ]);
});

test('a picture too small for a card is used unchanged, and the own pictures of the site are already cropped', () => {
  const small = `${name}_1200x400_a29a8c.jpg`;
  expect(imageCards(small)).toEqual([]);
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

test('a social card keeps the wide focal point, in the direction in which it is cropped', () => {
  const [tall, wide] = [`${name}_1600x2000_a29a8c`, `${name}_2800x1200_a29a8c`];
  const focal = { x: 0.5, y: 0.5, wide: { x: 0.9, y: 0.12 } };
  expect(imageCard(`${tall}.jpg`, focal)?.url).toBe(`${tall}/1200-10.jpg`);
  expect(imageCard(`${wide}.jpg`, focal)?.url).toBe(`${wide}/1200-90.jpg`);
  expect(imageCard(`${tall}.jpg`, { x: 0.9, y: 0.48 })?.url).toBe(`${tall}/1200.jpg`);
});

test('browsers without AVIF and WebP get a picture of medium size in its own format', () => {
  expect(plainImageUrl(`${name}_2400x1600_a29a8c.jpg`)).toBe(`${name}_2400x1600_a29a8c/1280.jpg`);
  expect(plainImageUrl(`${name}_2400x1600_a29a8c.png`)).toBe(`${name}_2400x1600_a29a8c/1280.png`);
  for (const url of [
    `${name}_1280x800_a29a8c.jpg`,
    `${name}_2400x1600_a29a8c.webp`,
    `${name}.svg`,
    '/_astro/hero.jpg',
  ])
    expect(plainImageUrl(url)).toBe(url);
});

test('every variant that a page may name has the key of a file', () => {
  for (const master of ['jpg', 'png'].map((format) => `${name}_2880x1920_a29a8c.${format}`)) {
    const made = allVariants(master).map(({ url }) => url);
    const urls = [plainImageUrl(master), ...made];
    expect(imageVariants(master).map(({ url }) => url)).toContain(plainImageUrl(master));
    expect(urls.filter((url) => mediaKey(url) === undefined)).toEqual([]);
  }
});

test('drawings, animations and small pictures have no variants', () => {
  expect(imageVariants(`${name}.svg`)).toEqual([]);
  expect(imageVariants(`${name}_1200x1500_a29a8c.webp`)).toEqual([]);
  expect(imageVariants(`${name}_200x200_a29a8c.png`)).toEqual([]);
});
