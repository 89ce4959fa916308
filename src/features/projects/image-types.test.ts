import { expect, test } from 'vitest';
import type { Image } from '../../lib/media/image-url.ts';
import {
  altWithType,
  imageNote,
  imageNotes,
  renderingsText,
  withImageTypes,
} from './image-types.ts';

const image: Image = { url: '/media/a.jpg', alt: 'A tower', focal: { x: 0.5, y: 0.5 } };

test('images of a building that is not complete are renderings, unless editors say otherwise', () => {
  const pictures = withImageTypes([image, { ...image, imageType: 'photograph' }], 'upcoming');
  expect(pictures.map(({ imageType }) => imageType)).toEqual(['rendering', 'photograph']);
  expect(renderingsText(pictures)).toBe('Artists’ renderings, unless the caption says otherwise');
  expect(pictures.map(altWithType)).toEqual([
    'A tower (artist’s rendering)',
    'A tower (photograph)',
  ]);
  expect(renderingsText(pictures.slice(0, 1))).toBe('Artists’ renderings');
});

test('a list says once that images are renderings, and of others what they are', () => {
  const [tower, built, lot] = [
    { image, status: 'upcoming' },
    { image, status: 'completed' },
    { image: null, status: 'upcoming' },
  ];
  const all = 'Artists’ renderings, unless the caption says otherwise';
  expect(imageNotes([built, tower, lot, tower])).toEqual(['Photograph', all, undefined, undefined]);
  expect(imageNotes([lot, tower])).toEqual([undefined, 'Artists’ renderings']);
  expect(imageNotes([built, lot])).toEqual([undefined, undefined]);
  const drawn = { image: { ...image, imageType: 'drawing' as const }, status: 'completed' };
  expect(imageNotes([built, drawn])).toEqual([undefined, 'Drawing']);
});

test('a picture that stands alone says what it is, unless it is a photograph', () => {
  expect(imageNote({ imageType: 'rendering' })).toBe('Artist’s rendering');
  expect(imageNote({ imageType: 'photograph' })).toBeUndefined();
});

test('photographs of a complete building need no words', () => {
  const pictures = withImageTypes([image, { ...image, imageType: 'photograph' }], 'completed');
  expect(pictures).toEqual([image, image]);
  expect(renderingsText(pictures)).toBeUndefined();
  expect(renderingsText(withImageTypes([{ ...image, imageType: 'rendering' }], 'sold'))).toBe(
    'Artists’ renderings',
  );
});
