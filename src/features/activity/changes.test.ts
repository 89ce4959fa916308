import { expect, test } from 'vitest';
import { differences, fieldChange, undoneRecord } from './changes.ts';

const before = {
  id: '1',
  revision: 1,
  title: 'Kestrel House',
  imageUrl: '/media/one.jpg',
  specifications: { priceRange: 'From $1,280,000', units: 40 },
  features: ['Pool'],
};
const after = {
  ...before,
  revision: 2,
  imageUrl: '/media/two.jpg',
  specifications: { priceRange: 'From $1,310,000', units: 40 },
};

test('fields of objects are compared one by one, and bookkeeping fields are ignored', () => {
  expect(differences(before, after).map(({ path }) => path.join('.'))).toEqual([
    'imageUrl',
    'specifications.priceRange',
  ]);
});

test('short texts are shown before and after, but URLs are not', () => {
  const long = { path: ['description'], from: 'a', to: 'b'.repeat(100) };
  expect([...differences(before, after), long].map(fieldChange)).toEqual([
    { label: 'image', from: null, to: null },
    { label: 'price range', from: 'From $1,280,000', to: 'From $1,310,000' },
    { label: 'description', from: null, to: null },
  ]);
});

test('undo reverts only the changed fields', () => {
  const current = { ...after, revision: 3, title: 'Kestrel Tower' };
  expect(undoneRecord(current, differences(before, after))).toEqual({
    ...before,
    revision: 3,
    title: 'Kestrel Tower',
  });
});

test('undo is impossible once one of the fields has changed again', () => {
  const current = { ...after, imageUrl: null };
  expect(undoneRecord(current, differences(before, after))).toBeUndefined();
});

test('rows that differ only in what is empty, in their order of fields or their key are the same', () => {
  const stored = { deposits: [{ value: 5, when: 'signing', days: null, milestone: null }] };
  const typed = { deposits: [{ key: 'a1', when: 'signing', value: 5, milestone: '' }] };
  expect(differences(stored, typed)).toEqual([]);
  expect(differences(stored, { deposits: [{ value: 10, when: 'signing' }] })).toHaveLength(1);
});

test('a change to a translation is named by the text that it changes', () => {
  const paths = ['bio', 'residences.plans.k1.name', 'features.2', 'alt:/media/images/a.jpg'];
  const labels = paths.map((path) =>
    fieldChange({ path: ['fields', path, 'text'], from: 'a', to: 'b' }),
  );
  expect(labels.map(({ label }) => label)).toEqual(['bio', 'name', 'features', 'alternative text']);
});
