import { expect, test } from 'vitest';
import { videoSources, isLightOnPhones, parseRenditions, serializeRenditions } from './video.ts';

const url = '/media/videos/news/3d4bec6537088bd45d9880f6.mp4';
const narrow = { width: 480, format: 'mp4', bytes: 540_000 } as const;
const wide = { width: 960, format: 'webm', bytes: 1_200_000 } as const;

const light = { width: 960, format: 'mp4', bytes: 890_000 } as const;
const folder = '/media/videos/news/3d4bec6537088bd45d9880f6';
const phones = '(max-width: 40em), (max-height: 30em)';

test('phones get the widest film of at most 900 kB, wider windows the widest, and larger windows the film itself', () => {
  expect(videoSources({ url, poster: null, small: [narrow, wide] }, '60em')).toEqual([
    { src: `${folder}/480.mp4`, type: 'video/mp4', media: phones },
    { src: `${folder}/960.webm`, type: 'video/webm', media: '(max-width: 60em)' },
    { src: url },
  ]);
  expect(videoSources({ url, poster: null, small: [narrow, light] }, '60em')).toEqual([
    { src: `${folder}/480.mp4`, type: 'video/mp4', media: 'not all' },
    { src: `${folder}/960.mp4`, type: 'video/mp4', media: `${phones}, (max-width: 60em)` },
    { src: url },
  ]);
  expect(videoSources({ url, poster: null, small: [] }, '60em')).toEqual([{ src: url }]);
});

test('a film autoplays on phones if a version of it has at most 900 kB', () => {
  expect(isLightOnPhones({ small: [narrow, wide] })).toBe(true);
  expect(isLightOnPhones({ small: [{ ...narrow, bytes: 900_001 }, wide] })).toBe(false);
  expect(isLightOnPhones({ small: [light] })).toBe(true);
  expect(isLightOnPhones({ small: [] })).toBe(false);
});

test('stored small films can be parsed', () => {
  expect(parseRenditions(serializeRenditions([narrow, wide]))).toEqual([narrow, wide]);
  expect(parseRenditions(serializeRenditions([]))).toEqual([]);
});
