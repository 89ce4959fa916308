import { expect, test } from 'vitest';
import { isMediaKey, mediaKey } from './media-key.ts';

const name = '3d4bec6537088bd45d9880f6';

test.each([
  `images/partners/${name}_1200x1500_a29a8c.jpg`,
  `images/partners/${name}_1200x1500_a29a8c/480.avif`,
  `images/logos/${name}.svg`,
  `videos/news/${name}.mp4`,
])('%s is a key', (key) => {
  expect(isMediaKey(key)).toBe(true);
  expect(mediaKey(`/media/${key}`)).toBe(key);
});

test.each([
  '',
  `images/${name}.svg`,
  `images/other/${name}.svg`,
  `images/logos/../${name}.svg`,
  `images/logos/%2e%2e/${name}.svg`,
  `images/logos%2f${name}.svg`,
  `images/logos/${name}.svg/`,
  `images/logos/${name}.html`,
  `images/logos/${name.toUpperCase()}.svg`,
  `images/logos/${name}.svg\0`,
  `images/logos/short.svg`,
  `images/partners/${name}_1200x1500_a29a8c/480.jpg`,
  `videos/logos/${name}.mp4`,
])('%j is no key', (key) => {
  expect(isMediaKey(key)).toBe(false);
  expect(mediaKey(`/media/${key}`)).toBeUndefined();
});
