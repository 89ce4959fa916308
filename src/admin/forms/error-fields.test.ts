import { expect, test } from 'vitest';
import { nearestField, groupErrors } from './error-fields.ts';

const fields = ['title', 'gallery', 'content.sections', 'content.sections.3.title', 'images.main'];

test('an error is shown at its own field, else at the nearest ancestor, else at a descendant', () => {
  expect(nearestField('content.sections.3.title', fields)).toBe('content.sections.3.title');
  expect(nearestField('content.sections.2.title', fields)).toBe('content.sections');
  expect(nearestField('gallery.5', fields)).toBe('gallery');
  expect(nearestField('images', fields)).toBe('images.main');
  expect(nearestField('titles', fields)).toBeUndefined();
});

test('an error without a field includes its path, and a field shows its first error', () => {
  const { atFields, elsewhere } = groupErrors(
    {
      'gallery.0': 'Not ours.',
      'gallery.1': 'Not ours either.',
      'specifications.typesOfUnits': 'Required.',
      'content.hero.0.title': 'Required.',
      '': 'This cannot be.',
    },
    fields,
  );
  expect([...atFields]).toEqual([['gallery', 'Not ours.']]);
  expect(elsewhere).toEqual([
    'Specifications, types of units: required.',
    'Content, hero 1, title: required.',
    'This cannot be.',
  ]);
});
