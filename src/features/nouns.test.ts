import { expect, test } from 'vitest';
import { nouns } from './nouns.ts';

test.each([
  ['news', 'Failed to fetch news', 'Failed to save news', 'Failed to delete news'],
  ['partners', 'Failed to fetch partners', 'Failed to save partner', 'Failed to delete partner'],
  ['projects', 'Failed to fetch projects', 'Failed to save project', 'Failed to delete project'],
  [
    'developers',
    'Failed to fetch developers',
    'Failed to update developer',
    'Failed to delete developer',
  ],
  [
    'testimonials',
    'Failed to fetch testimonials',
    'Failed to save testimonial',
    'Failed to delete testimonial',
  ],
] as const)('a failure with %s says what failed', (name, fetch, save, deletion) => {
  expect(nouns[name].noun.errors).toMatchObject({ fetch, save, delete: deletion });
});

test('a failed order says of which records', () => {
  const errors = [nouns.partners, nouns.projects, nouns.testimonials];
  expect(errors.map(({ noun }) => noun.errors.reorder)).toEqual([
    'Failed to reorder partners',
    'Failed to reorder projects. Please try again.',
    'Failed to reorder testimonials',
  ]);
});

test('pages are fetched and saved', () => {
  expect(nouns.pages.noun.errors).toMatchObject({
    fetch: 'Failed to fetch pages',
    save: 'Failed to save page',
  });
});
