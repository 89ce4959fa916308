import { expect, test } from 'vitest';
import {
  changedByBoth,
  changedPaths,
  differAnywhere,
  differs,
  mergeThreeWay,
  valueAt,
  restorePath,
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

test('an empty field is sent as null, and text without surrounding spaces', () => {
  expect(withoutEmpty({ name: ' Ingrid ', bio: '  ', count: 3 })).toEqual({
    name: 'Ingrid',
    bio: null,
    count: 3,
  });
  expect(
    withoutEmpty({ images: { main: ' a ', gallery: ['b ', ''] }, list: [{ t: ' ' }] }),
  ).toEqual({ images: { main: 'a', gallery: ['b', ''] }, list: [{ t: null }] });
});

test('a path leads into objects and lists, or to undefined', () => {
  expect(valueAt(home, 'content.sections.1.title')).toBe('Two');
  expect(valueAt(home, 'content.sections.7.title')).toBeUndefined();
  expect(valueAt(home, 'heroType.title')).toBeUndefined();
});

test('changing the value at a path copies nothing outside the path', () => {
  const next = withValueAt(home, 'content.sections.1.title', 'Three');
  expect(valueAt(next, 'content.sections.1.title')).toBe('Three');
  expect(valueAt(home, 'content.sections.1.title')).toBe('Two');
  expect(valueAt(next, 'content.hero')).toBe(home.content.hero);
  expect(valueAt(next, 'content.sections.0')).toBe(home.content.sections[0]);
  expect(withValueAt({}, 'specifications.units', 12)).toEqual({ specifications: { units: 12 } });
});

test('an empty field equals an absent value', () => {
  expect(differAnywhere({ linkedin: '' }, { linkedin: null })).toBe(false);
  expect(differAnywhere({ linkedin: 'https://a.example' }, { linkedin: null })).toBe(true);
  expect(differAnywhere({ images: { main: '', gallery: [] } }, {})).toBe(false);
  expect(differAnywhere({ list: [{ key: 's0' }] }, { list: [] })).toBe(true);
  expect(differAnywhere({ location: { b: '1', a: '2' } }, { location: { a: '2', b: '1' } })).toBe(
    false,
  );
});

test('a difference is found at its path, ignoring the keys of list items', () => {
  const next = withValueAt(home, 'content.hero.title', 'Low sun');
  expect(differs(next, home, 'content.hero.title')).toBe(true);
  expect(differs(next, home, 'content.sections')).toBe(false);
  expect(differs(withValueAt(home, 'content.sections.1.key', 'x'), home, 'content.sections')).toBe(
    false,
  );
});

test('a merge takes my value where I changed the field, and theirs elsewhere', () => {
  const base = { name: 'Ingrid', office: '1', bio: 'Old' };
  const mine = { name: 'Ingrid H.', office: '1', bio: '' };
  const theirs = { name: 'Inge', office: '2', bio: 'New' };
  expect(mergeThreeWay(mine, base, theirs)).toEqual({ name: 'Ingrid H.', office: '2', bio: '' });
});

test('objects are merged by field, lists as a whole', () => {
  const mine = withValueAt(home, 'content.hero.title', 'Mine');
  const theirs = withValueAt(
    withValueAt(home, 'content.hero.subheading', 'Theirs'),
    'content.sections.0.title',
    'Theirs',
  );
  const result = mergeThreeWay(mine, home, theirs);
  expect(valueAt(result, 'content.hero')).toEqual({ title: 'Mine', subheading: 'Theirs' });
  expect(valueAt(result, 'content.sections.0.title')).toBe('Theirs');

  const mySections = withValueAt(home, 'content.sections.1.title', 'Mine');
  const lists = mergeThreeWay(mySections, home, theirs);
  expect(valueAt(lists, 'content.sections')).toEqual(valueAt(mySections, 'content.sections'));
});

test('only fields that both changed to different values conflict', () => {
  const base = { name: 'Ingrid', office: '1', place: { lat: 0, lng: 0 }, list: ['a'], bio: 'Old' };
  const mine = { ...base, name: 'Inga', office: '2', list: ['a', 'b'], place: { lat: 1, lng: 0 } };
  const theirs = { ...base, name: 'Inge', office: '2 ', list: ['c'], place: { lat: 2, lng: 2 } };
  expect(changedByBoth(mine, base, theirs)).toEqual(['name', 'place.lat', 'list']);
  expect(changedByBoth(mine, base, { ...base, bio: 'New' })).toEqual([]);
  expect(changedByBoth({ ...base, bio: ' ' }, base, { ...base, bio: null })).toEqual([]);
});

test('differences are counted by their smallest parts', () => {
  const next = withValueAt(withValueAt(home, 'content.hero.title', 'Low sun'), 'heroType', 'video');
  expect(changedPaths(next, home)).toEqual(['heroType', 'content.hero.title']);
  const sections = [...home.content.sections, { key: 's2', title: 'Three', content: 'New' }];
  const longer = withValueAt(home, 'content.sections', sections);
  expect(changedPaths(longer, home)).toEqual([
    'content.sections.2.title',
    'content.sections.2.content',
  ]);
  expect(changedPaths(withValueAt(home, 'content.sections', [...sections, {}]), longer)).toEqual([
    'content.sections',
  ]);
  expect(changedPaths({ gallery: ['a', 'b'] }, { gallery: ['a'] })).toEqual(['gallery']);
});

test('a list item’s field can be restored alone only if the list lengths are equal', () => {
  const title = 'content.sections.1.title';
  const shorter = withValueAt(home, 'content.sections', home.content.sections.slice(1));
  expect(restorePath(withValueAt(home, title, 'Three'), home, title)).toBe(title);
  expect(restorePath(shorter, home, title)).toBe('content.sections');
  expect(restorePath({ bio: 'a' }, {}, 'bio')).toBe('bio');
});
