import { expect, test } from 'vitest';
import { differAnywhere, mineOverTheirs, withoutEmpty } from './values.ts';

test('what was not written in a field is sent as null, and text without the spaces around it', () => {
  expect(withoutEmpty({ name: ' Ingrid ', bio: '  ', count: 3 })).toEqual({
    name: 'Ingrid',
    bio: null,
    count: 3,
  });
});

test('an empty field is no change where there was nothing', () => {
  expect(differAnywhere({ linkedin: '' }, { linkedin: null })).toBe(false);
  expect(differAnywhere({ linkedin: 'https://a.example' }, { linkedin: null })).toBe(true);
});

test('mine stays where I wrote, theirs comes in where I did not', () => {
  const base = { name: 'Ingrid', office: '1', bio: 'Old' };
  const mine = { name: 'Ingrid H.', office: '1', bio: '' };
  const theirs = { name: 'Inge', office: '2', bio: 'New' };
  expect(mineOverTheirs(mine, base, theirs)).toEqual({ name: 'Ingrid H.', office: '2', bio: '' });
});
