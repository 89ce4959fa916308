import { expect, test } from 'vitest';
import {
  imageError,
  checkImages,
  planError,
  videoError,
  maxImageBytes,
  maxVideoBytes,
} from './upload-rules.ts';

const photo = { name: 'photo.jpg', type: 'image/jpeg', size: 1_000 };
const drawing = { name: 'logo.svg', type: 'image/svg+xml', size: 1_000 };
const textFile = { name: 'words.pdf', type: 'application/pdf', size: 1_000 };
const video = { name: 'film.mp4', type: 'video/mp4', size: 1_000 };
const heic = { name: 'IMG_0001.HEIC', type: '', size: 1_000 };

test('a picture of the right kind and size is accepted', () => {
  for (const type of ['image/png', 'image/jpeg', 'image/gif'])
    expect(imageError({ ...photo, type }, false)).toBeUndefined();
  expect(imageError({ ...photo, size: maxImageBytes }, false)).toBeUndefined();
  expect(imageError(drawing, true)).toBeUndefined();
});

test('other files get the messages of the specification', () => {
  expect(imageError(textFile, true)).toBe('Please upload an image file');
  expect(imageError(drawing, false)).toBe('Please upload an image file');
  expect(imageError({ ...photo, size: maxImageBytes + 1 }, false)).toBe(
    'File size must be less than 5MB',
  );
  expect(videoError(photo)).toBe('Please upload a video file');
  expect(videoError({ ...video, size: maxVideoBytes + 1 })).toBe(
    'File size must be less than 100MB',
  );
  expect(videoError({ ...video, type: 'video/webm' })).toBeUndefined();
});

test('a floor plan may be a PDF, also one that is as large as a picture may be', () => {
  const pdf = { name: 'plan.pdf', type: 'application/pdf', size: maxImageBytes };
  expect(planError(pdf)).toBeUndefined();
  expect(planError({ ...pdf, size: maxImageBytes + 1 })).toBe('File size must be less than 5MB');
  expect(planError(drawing)).toBeUndefined();
  expect(planError({ ...pdf, type: 'text/plain' })).toBe('Please upload an image file');
});

test('a HEIC photo gets its own message, whether the browser knows its type or not', () => {
  expect(imageError(heic, false)).toContain('HEIC');
  expect(imageError({ ...heic, type: 'image/heif' }, false)).toContain('HEIC');
});

test.each([
  ['iphone.mov', 'video/quicktime', 'MOV'],
  ['iphone.MOV', '', 'MOV'],
  ['screen.mkv', '', 'MKV'],
  ['screen.mkv', 'video/matroska', 'MKV'],
  ['old.avi', 'video/x-msvideo', 'AVI'],
  ['old.wmv', 'video/x-ms-wmv', 'WMV'],
  ['camera.mts', 'video/mp2t', 'AVCHD'],
  ['phone.3gp', 'video/3gpp', '3GP'],
])('the film %s (%j) gets a message that names its format', (name, type, format) => {
  expect(videoError({ name, type, size: 1_000 })).toBe(
    `${format} videos are not supported. Save it as MP4 and try again.`,
  );
  expect(imageError({ name, type, size: 1_000 }, false)).toBe('Please upload an image file');
});

test.each([
  ['scan.tiff', 'image/tiff', 'TIFF'],
  ['scan.tif', '', 'TIFF'],
  ['plan.psd', 'image/vnd.adobe.photoshop', 'Photoshop'],
  ['camera.CR3', '', 'RAW'],
  ['modern.webp', 'image/webp', 'WebP'],
])('the picture %s (%j) gets a message that names its format', (name, type, format) => {
  const message = `${format} images are not supported. Save it as JPG and try again.`;
  const file = { name, type, size: 1_000 };
  expect(imageError(file, false)).toBe(message);
  expect(videoError(file)).toBe('Please upload a video file');
  expect(checkImages([photo, file]).error).toBe(
    `1 file(s) are not images and were excluded. ${message}`,
  );
  expect(checkImages([textFile, file]).error).toBe('2 file(s) are not images and were excluded.');
});

test('an MP4 film of Apple is accepted under its own type', () => {
  expect(videoError({ ...video, name: 'film.m4v', type: 'video/x-m4v' })).toBeUndefined();
});

test('a file that is not a picture makes the whole selection invalid', () => {
  expect(checkImages([photo, textFile, video])).toEqual({
    accepted: [],
    error: '2 file(s) are not images and were excluded.',
  });
});

test('too large pictures are excluded from a selection', () => {
  const large = { ...photo, size: maxImageBytes + 1 };
  expect(checkImages([photo, large])).toEqual({
    accepted: [photo],
    error: '1 file(s) exceed the 5MB limit and were excluded.',
  });
  expect(checkImages([photo])).toEqual({ accepted: [photo], error: undefined });
});
