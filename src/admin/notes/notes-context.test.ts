import { expect, test } from 'vitest';
import { pathInSaved } from './notes-context.ts';

const [first, second] = [
  { key: 'a', title: 'Rooms' },
  { key: 'b', title: 'Light' },
];
const [front, back] = [
  '/media/images/projects/aaaaaaaaaaaaaaaa_10x10_aabbcc.webp',
  '/media/images/projects/bbbbbbbbbbbbbbbb_10x10_aabbcc.webp',
];
const saved = { title: 'Kestrel', sections: [first, second], gallery: [front, back] };

test('a field of a row is found where the row was saved', () => {
  const values = { ...saved, sections: [{ key: 'c', title: '' }, second, first] };
  expect(pathInSaved('title', values, saved)).toBe('title');
  expect(pathInSaved('sections.1.title', values, saved)).toBe('sections.1.title');
  expect(pathInSaved('sections.2.title', values, saved)).toBe('sections.0.title');
  expect(pathInSaved('sections.0.title', values, saved)).toBeUndefined();
});

test('so is an image of a gallery', () => {
  const values = { ...saved, gallery: [back, front] };
  expect(pathInSaved('gallery.0', values, saved)).toBe('gallery.1');
  expect(pathInSaved('gallery.0', { gallery: [back] }, { gallery: [] })).toBeUndefined();
});

test('a text and the source that it was made from are no rows', () => {
  const translated = { fields: { title: ['Changé', 'Kestrel'] } };
  const before = { fields: { title: ['Avant', 'Kestrel'] } };
  expect(pathInSaved('fields.title.0', translated, before)).toBe('fields.title.0');
});
