import { expect, test } from 'vitest';
import { videoSources, isLightOnPhones, parseRenditions, serializeRenditions } from './video.ts';

const url = '/media/videos/news/3d4bec6537088bd45d9880f6.mp4';
const narrow = { width: 480, format: 'mp4', bytes: 540_000 } as const;
const wide = { width: 960, format: 'webm', bytes: 1_200_000 } as const;

test('phones get the narrowest film, wider windows the next one, and larger windows the film itself', () => {
  expect(videoSources({ url, poster: null, small: [narrow, wide] }, '60em')).toEqual([
    {
      src: '/media/videos/news/3d4bec6537088bd45d9880f6/480.mp4',
      type: 'video/mp4',
      media: '(max-width: 40em), (max-height: 30em)',
    },
    {
      src: '/media/videos/news/3d4bec6537088bd45d9880f6/960.webm',
      type: 'video/webm',
      media: '(max-width: 60em)',
    },
    { src: url },
  ]);
  expect(videoSources({ url, poster: null, small: [] }, '60em')).toEqual([{ src: url }]);
});

test('a film autoplays on phones if its smallest version has at most 700 kB', () => {
  expect(isLightOnPhones({ small: [narrow, wide] })).toBe(true);
  expect(isLightOnPhones({ small: [{ ...narrow, bytes: 700_001 }] })).toBe(false);
  expect(isLightOnPhones({ small: [wide] })).toBe(false);
  expect(isLightOnPhones({ small: [] })).toBe(false);
});

test('stored small films can be parsed', () => {
  expect(parseRenditions(serializeRenditions([narrow, wide]))).toEqual([narrow, wide]);
  expect(parseRenditions(serializeRenditions([]))).toEqual([]);
});
