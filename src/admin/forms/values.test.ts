import { expect, test } from 'vitest';
import {
  differAnywhere,
  differs,
  mineOverTheirs,
  valueAt,
  withoutEmpty,
  withValueAt,
} from './values.ts';

const home = {
  heroType: 'image',
  content: {
    hero: { title: 'Still water' },
    sections: [
      { key: 's0', title: 'One' },
      { key: 's1', title: 'Two' },
    ],
  },
};

test('an empty field is sent as null, and text without the spaces around it', () => {
  expect(withoutEmpty({ name: ' Ingrid ', bio: '  ', count: 3 })).toEqual({
    name: 'Ingrid',
    bio: null,
    count: 3,
  });
  expect(
    withoutEmpty({ images: { main: ' a ', gallery: ['b ', ''] }, list: [{ t: ' ' }] }),
  ).toEqual({ images: { main: 'a', gallery: ['b', ''] }, list: [{ t: null }] });
});

test('a path leads into objects and lists, and to nothing where there is none', () => {
  expect(valueAt(home, 'content.sections.1.title')).toBe('Two');
  expect(valueAt(home, 'content.sections.7.title')).toBeUndefined();
  expect(valueAt(home, 'heroType.title')).toBeUndefined();
});

test('changing the value at a path copies nothing beside the path', () => {
  const next = withValueAt(home, 'content.sections.1.title', 'Three');
  expect(valueAt(next, 'content.sections.1.title')).toBe('Three');
  expect(valueAt(home, 'content.sections.1.title')).toBe('Two');
  expect(valueAt(next, 'content.hero')).toBe(home.content.hero);
  expect(valueAt(next, 'content.sections.0')).toBe(home.content.sections[0]);
  expect(withValueAt({}, 'specifications.units', 12)).toEqual({ specifications: { units: 12 } });
});

test('an empty field is no change where there was nothing', () => {
  expect(differAnywhere({ linkedin: '' }, { linkedin: null })).toBe(false);
  expect(differAnywhere({ linkedin: 'https://a.example' }, { linkedin: null })).toBe(true);
  expect(differAnywhere({ images: { main: '', gallery: [] } }, {})).toBe(false);
  expect(differAnywhere({ list: [{ key: 's0' }] }, { list: [] })).toBe(true);
  expect(differAnywhere({ location: { b: '1', a: '2' } }, { location: { a: '2', b: '1' } })).toBe(
    false,
  );
});

test('a difference is found at its path, and the keys of list items are not compared', () => {
  const next = withValueAt(home, 'content.hero.title', 'Low sun');
  expect(differs(next, home, 'content.hero.title')).toBe(true);
  expect(differs(next, home, 'content.sections')).toBe(false);
  expect(differs(withValueAt(home, 'content.sections.1.key', 'x'), home, 'content.sections')).toBe(
    false,
  );
});

test('a merge takes mine where I changed a field, and theirs elsewhere', () => {
  const base = { name: 'Ingrid', office: '1', bio: 'Old' };
  const mine = { name: 'Ingrid H.', office: '1', bio: '' };
  const theirs = { name: 'Inge', office: '2', bio: 'New' };
  expect(mineOverTheirs(mine, base, theirs)).toEqual({ name: 'Ingrid H.', office: '2', bio: '' });
});

test('in an object each of its parts is mine or theirs, and a list is one or the other', () => {
  const mine = withValueAt(home, 'content.hero.title', 'Mine');
  const theirs = withValueAt(
    withValueAt(home, 'content.hero.subheading', 'Theirs'),
    'content.sections.0.title',
    'Theirs',
  );
  const merged = mineOverTheirs(mine, home, theirs);
  expect(valueAt(merged, 'content.hero')).toEqual({ title: 'Mine', subheading: 'Theirs' });
  expect(valueAt(merged, 'content.sections.0.title')).toBe('Theirs');

  const mySections = withValueAt(home, 'content.sections.1.title', 'Mine');
  const lists = mineOverTheirs(mySections, home, theirs);
  expect(valueAt(lists, 'content.sections')).toEqual(valueAt(mySections, 'content.sections'));
});
