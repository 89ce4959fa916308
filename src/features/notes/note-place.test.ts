import { expect, test } from 'vitest';
import { mentionParts } from './note.ts';
import { locate, placeLabel, textAt } from './note-place.ts';

const gallery = ['/media/a.webp', '/media/b.webp'];
const project = {
  title: 'Kestrel House',
  description: '<p>Above the <b>harbour</b>.</p>',
  images: { gallery },
  content: { sections: [{ title: 'Rooms' }, { title: 'Light' }] },
  residences: { homes: { h1: { number: '1203', price: 990_000 } } },
};

test('a note keeps what a field held as a text', () => {
  expect(textAt(project, 'title')).toBe('Kestrel House');
  expect(textAt(project, 'description')).toBe('Above the harbour.');
  expect(textAt(project, 'residences.homes.h1')).toBe('1203, 990000');
  expect(textAt(project, 'content.nothing.here')).toBe('');
  expect(textAt({ 'content.title': 'Chambres' }, 'content.title')).toBe('Chambres');
  expect(textAt({ title: 'a'.repeat(900) }, 'title')).toHaveLength(501);
});

test('a note on a field that has changed says what it was', () => {
  expect(locate(project, 'title', 'Kestrel House')).toEqual({ path: 'title', was: null });
  expect(locate(project, 'title', 'Osprey')).toEqual({ path: 'title', was: 'Osprey' });
  expect(locate(project, 'title', '')).toEqual({ path: 'title', was: 'empty' });
  expect(locate(project, 'title', null)).toEqual({ path: 'title', was: null });
});

test('a note in a list follows its item', () => {
  const place = 'content.sections.0.title';
  expect(locate(project, place, 'Light')).toEqual({ path: 'content.sections.1.title', was: null });
  expect(locate(project, place, 'Gone')).toEqual({ path: place, was: 'Gone' });
  expect(locate(project, 'images.gallery.0', gallery[1] ?? '').path).toBe('images.gallery.1');
});

test('a place is named as the form names it', () => {
  expect(placeLabel(project, '')).toBe('');
  expect(placeLabel(project, 'specifications.priceRange')).toBe('Price range');
  expect(placeLabel(project, 'residences.homes.h1.price')).toBe('Home 1203, price');
  expect(placeLabel(project, 'images.gallery.1')).toBe('Gallery, image 2');
});

test('names after @ are mentions, the longest first', () => {
  const parts = mentionParts('@Ann Lee, ask @Ann or @Anna (a@b.ca).', ['Ann', 'Ann Lee']);
  expect(parts.filter(({ isMention }) => isMention).map(({ text }) => text)).toEqual([
    '@Ann Lee',
    '@Ann',
  ]);
  expect(parts.map(({ text }) => text).join('')).toBe('@Ann Lee, ask @Ann or @Anna (a@b.ca).');
  expect(mentionParts('@A. (B)*', ['A. (B)*'])).toEqual([{ text: '@A. (B)*', isMention: true }]);
});
