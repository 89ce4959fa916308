import { expect, test } from 'vitest';
import { mentionParts } from './note.ts';
import { locate, noSnapshot, placeLabel, takeSnapshot, valueAt } from './note-place.ts';

const gallery = ['/media/a.webp', '/media/b.webp'];
const project = {
  title: 'Kestrel House',
  description: '<p>Above the <b>harbour</b>.</p>',
  images: { gallery },
  content: { sections: [{ title: 'Rooms' }, { title: 'Light from above' }] },
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
  const since = (value: unknown) => locate(project, 'title', takeSnapshot(value));
  expect(since('Kestrel House')).toEqual({ path: 'title', was: null });
  expect(since('Osprey')).toEqual({ path: 'title', was: 'Osprey' });
  expect(since('')).toEqual({ path: 'title', was: 'empty' });
  expect(locate(project, 'title', noSnapshot)).toEqual({ path: 'title', was: null });
});

test('a long text that has changed near its end has changed', () => {
  const then = `<p>${'Above the harbour. '.repeat(50)}Sold.</p>`;
  const now = then.replace('Sold', 'Free');
  expect(locate({ body: then }, 'body', takeSnapshot(then)).was).toBeNull();
  expect(locate({ body: now }, 'body', takeSnapshot(then)).was).toMatch(/^Above the harbour\./);
});

test('a note in a list follows its item', () => {
  const place = 'content.sections.0.title';
  expect(locate(project, place, takeSnapshot('Light from above'))).toEqual({
    path: 'content.sections.1.title',
    was: null,
  });
  expect(locate(project, place, takeSnapshot('Gone for good'))).toEqual({
    path: place,
    was: 'Gone for good',
  });
  expect(locate(project, 'images.gallery.0', takeSnapshot(gallery[1])).path).toBe(
    'images.gallery.1',
  );
});

test('a note on a changed field stays where other items hold the same, or as short a text', () => {
  const sections = ['New words', 'Above the harbour', 'Above the harbour', 'Left'].map((title) => ({
    title,
  }));
  for (const before of ['Above the harbour', 'Left'])
    expect(locate({ sections }, 'sections.0.title', takeSnapshot(before))).toEqual({
      path: 'sections.0.title',
      was: before,
    });
});

test('a place is named as the form names it', () => {
  expect(placeLabel(project, '')).toBe('');
  expect(placeLabel(project, 'specifications.priceRange')).toBe('Price range');
  expect(placeLabel(project, 'residences.homes.h1.price')).toBe('Home 1203, price');
  expect(placeLabel(project, 'images.gallery.1')).toBe('Gallery, image 2');
  expect(placeLabel(project, 'images.gallery.9')).toBe('Gallery, image 10');
  expect(placeLabel(project, 'content.sections.1')).toBe('Sections, item 2');
});

test('names after @ are mentions, the longest first', () => {
  const parts = mentionParts('@Ann Lee, ask @Ann or @Anna (a@b.ca).', ['Ann', 'Ann Lee']);
  expect(parts.filter(({ isMention }) => isMention).map(({ text }) => text)).toEqual([
    '@Ann Lee',
    '@Ann',
  ]);
  expect(parts.map(({ text }) => text).join('')).toBe('@Ann Lee, ask @Ann or @Anna (a@b.ca).');
  for (const name of ['A. (B)*', 'A\\', 'A/B-C'])
    expect(mentionParts(`@${name}`, [name])).toEqual([{ text: `@${name}`, isMention: true }]);
});

function textAt(record: object, path: string) {
  return takeSnapshot(valueAt(record, path)).valueThen;
}
