import { expect, test } from 'vitest';
import { placeOf, placesOf } from './error-places.ts';

const fields = ['title', 'gallery', 'content.sections', 'content.sections.3.title', 'images.main'];

test('a complaint is shown at its own field, else at the nearest that holds it, else within', () => {
  expect(placeOf('content.sections.3.title', fields)).toBe('content.sections.3.title');
  expect(placeOf('content.sections.2.title', fields)).toBe('content.sections');
  expect(placeOf('gallery.5', fields)).toBe('gallery');
  expect(placeOf('images', fields)).toBe('images.main');
  expect(placeOf('titles', fields)).toBeUndefined();
});

test('what no field can show is said in words of its own, and the first of several at a field', () => {
  const { placed, homeless } = placesOf(
    {
      'gallery.0': 'Not ours.',
      'gallery.1': 'Not ours either.',
      'specifications.typesOfUnits': 'This is needed.',
      'content.hero.0.title': 'This is needed.',
      '': 'This cannot be.',
    },
    fields,
  );
  expect([...placed]).toEqual([['gallery', 'Not ours.']]);
  expect(homeless).toEqual([
    'Specifications, types of units: This is needed.',
    'Content, hero 1, title: This is needed.',
    'This cannot be.',
  ]);
});
