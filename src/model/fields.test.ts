import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  day,
  uploadedVideoAddress,
  image,
  imageAddress,
  saveInputSchema,
  telephone,
  time,
} from './fields.ts';

const name = '3d4bec6537088bd45d9880f6';
const photo = `/media/images/partners/${name}_1200x1500_a29a8c.jpg`;
const drawing = `/media/images/logos/${name}.svg`;
const video = `/media/videos/news/${name}.mp4`;
const variant = `/media/images/partners/${name}_1200x1500_a29a8c/480.avif`;

test('uploaded pictures and drawings are accepted, and so is no picture', () => {
  expect([photo, drawing].map((url) => imageAddress.parse(url))).toEqual([photo, drawing]);
  expect([undefined, null, ''].map((url) => imageAddress.parse(url))).toEqual([null, null, null]);
});

test.each([video, variant, `https://other.example${photo}`, `${photo}?a`, 'photo.jpg', 5])(
  '%s is not a picture',
  (url) => {
    const { error } = imageAddress.safeParse(url);
    expect(error?.issues.map(({ message }) => message)).toEqual(['Choose an image']);
  },
);

test('only uploaded films are accepted', () => {
  expect(uploadedVideoAddress.parse(video)).toBe(video);
  expect(uploadedVideoAddress.safeParse(photo).error?.issues[0]?.message).toBe('Choose a video');
  expect(uploadedVideoAddress.safeParse('https://other.example/film.mp4').success).toBe(false);
});

test.each([image, image.describe('On the card'), image.meta({ label: 'Photo' })])(
  'editors can set only uploaded pictures',
  (field) => {
    const input = saveInputSchema(z.object({ photo: field }));
    expect(input.safeParse({ photo: 'https://other.example/a.jpg' }).error?.issues).toMatchObject([
      { path: ['photo'], message: 'Choose an image' },
    ]);
    expect(input.parse({ photo })).toEqual({ photo });
  },
);

test('a day that does not exist is refused with its own sentence, and an empty one as missing', () => {
  expect(errorMessage('2026-02-31')).toBe('“2026-02-31” is not a date.');
  expect(errorMessage('2026-13-01')).toBe('“2026-13-01” is not a date.');
  expect(errorMessage('12 01 2')).toBe('“12 01 2” is not a date. Write it as 2026-12-03.');
  expect(errorMessage('')).toBe('Required.');
  expect(errorMessage(null)).toBe('Required.');
  expect(errorMessage('0026-07-09')).toBe('Enter a date between 1900 and 2100.');
  expect(day.parse('2028-02-29')).toBe('2028-02-29');
});

test('a time is read as people write it', () => {
  const typed = ['9', '930', '9.30', '9h30', ' 21:05 ', '9:30 a.m.', '12 am', '1:15\u00A0p.m.'];
  const read = ['09:00', '09:30', '09:30', '09:30', '21:05', '09:30', '00:00', '13:15'];
  expect(typed.map((text) => time.parse(text))).toEqual(read);
  for (const text of ['', '24', '9:3', '9:60', '13 p.m.', 'noon'])
    expect(time.safeParse(text).success, text).toBe(false);
});

test('a text that is no telephone number is refused', () => {
  const { error } = telephone.safeParse('call me');
  expect(error?.issues[0]?.message).toBe('Enter a phone number, such as +1 604 555 0142');
  expect(telephone.safeParse(' ').error?.issues.map(({ message }) => message)).toEqual([
    'Required.',
  ]);
  expect(telephone.parse(' +81 (0)3-1234-5678 ')).toBe('+81 (0)3-1234-5678');
});

function errorMessage(value: unknown) {
  return day.safeParse(value).error?.issues[0]?.message;
}
