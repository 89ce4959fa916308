import { expect, test } from 'vitest';
import { fieldPathText, fieldsOfUse, requiredText, usesText } from './uses-text.ts';

const mei = { noun: 'partner', recordId: '1', name: 'Mei Tanaka' };
const kestrel = { noun: 'project', recordId: '2', name: 'Kestrel House' };
const opening = { noun: 'news', recordId: '3', name: 'A new gallery' };

test('the uses of a file are listed by name and noun', () => {
  expect(usesText({ uses: [], hiddenUses: 0 })).toBe('Not used yet');
  expect(usesText({ uses: [mei], hiddenUses: 0 })).toBe('Used in Mei Tanaka (partner)');
  expect(usesText({ uses: [mei, opening], hiddenUses: 0 })).toBe(
    'Used in Mei Tanaka (partner) and A new gallery (news)',
  );
  expect(usesText({ uses: [mei, kestrel, opening], hiddenUses: 0 })).toBe(
    'Used in Mei Tanaka (partner), Kestrel House (project) and 1 more',
  );
  expect(usesText({ uses: [], hiddenUses: 1 })).toBe('Used in 1 place');
  expect(usesText({ uses: [mei], hiddenUses: 2 })).toBe('Used in Mei Tanaka (partner) and 2 more');
});

test.each([
  ['imageUrl', 'image'],
  ['images.main', 'main'],
  ['images.gallery.2', 'gallery'],
  ['content.hero.images.topSquare', 'top square'],
  ['content.sections.1.imageUrl', 'section 2, image'],
])('the path %s is described as %j', (path, text) => expect(fieldPathText(path)).toBe(text));

test('a repeated field is linked once, at its first place, and posters have none', () => {
  const address = '/admin/projects?edit=1';
  const places = ['images.main', 'images.gallery.0', 'images.gallery.1'];
  expect(fieldsOfUse({ address, places })).toEqual([
    { label: 'main', address: `${address}&field=images.main` },
    { label: 'gallery', address: `${address}&field=images.gallery.0` },
  ]);
  expect(fieldsOfUse({ address, places: [] })).toEqual([]);
});

test('a required field is named as its link is', () => {
  expect(requiredText(['images.main'])).toBe('Required (main).');
  expect(requiredText([''])).toBe('Required.');
});
