import { expect, test } from 'vitest';
import { maxSlugLength, toSlug } from './slug.ts';

test.each([
  ['Étienne Laroche', 'etienne-laroche'],
  ['  Le Séraphin!  ', 'le-seraphin'],
  ['Marenko & Sy', 'marenko-sy'],
  ['Kāhala 2', 'kahala-2'],
  ['København', 'kobenhavn'],
  ['Ærø Straße', 'aero-strasse'],
  ['東京', ''],
  ['Wohn\u00ADung Kes\u00ADtrel', 'wohnung-kestrel'],
  ['Mai\u200Bson\u2060 du\uFEFF Lac', 'maison-du-lac'],
  ['\u202ACasa\u202C \u2066Mar\u2069', 'casa-mar'],
  ['Q\u200Du\u034Fay\uFE0F', 'quay'],
])('%s becomes %s', (name, slug) => {
  expect(toSlug(name)).toBe(slug);
});

test('a long title becomes a slug that a page can have, without a hyphen at its end', () => {
  const slug = toSlug('Word '.repeat(400));
  expect(slug).toMatch(/^word(-word)+$/);
  expect(slug.length).toBe(maxSlugLength - 1);
});
