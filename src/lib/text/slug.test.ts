import { expect, test } from 'vitest';
import { toSlug } from './slug.ts';

test.each([
  ['Étienne Laroche', 'etienne-laroche'],
  ['  Le Séraphin!  ', 'le-seraphin'],
  ['Marenko & Sy', 'marenko-sy'],
  ['Kāhala 2', 'kahala-2'],
  ['København', 'kobenhavn'],
  ['Ærø Straße', 'aero-strasse'],
  ['東京', ''],
])('%s becomes %s', (name, slug) => {
  expect(toSlug(name)).toBe(slug);
});
