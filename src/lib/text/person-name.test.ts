import { expect, test } from 'vitest';
import { provideLocale } from './locale.ts';
import { joinName, splitName } from './person-name.ts';

test.each([
  ['Émile Laroche', 'Émile', 'Laroche'],
  ['Mary Ann Smith', 'Mary Ann', 'Smith'],
  ['Ludwig van Beethoven', 'Ludwig', 'van Beethoven'],
  ['Maria de la Cruz', 'Maria', 'de la Cruz'],
  ['OSCAR DE LA RENTA', 'OSCAR', 'DE LA RENTA'],
  ['Tanaka, Mei Lin', 'Mei Lin', 'Tanaka'],
  ['Martin King Jr.', 'Martin', 'King Jr.'],
  ['Smith, Jr.', 'Smith', 'Jr.'],
  ['  Haruka   Sato ', 'Haruka', 'Sato'],
  ['Plato', 'Plato', ''],
  ['Van Morrison', 'Van', 'Morrison'],
  ['Jr', 'Jr', ''],
  ['', '', ''],
])('%s is %s and %s', (fullName, firstName, lastName) => {
  expect(splitName(fullName)).toEqual({ firstName, lastName });
});

test.each([
  ['en-CA', '太郎 山田'],
  ['ja-JP', '山田 太郎'],
  ['zh-Hant-TW', '山田太郎'],
])('in %s a name is “%s”', (locale, name) => {
  const restore = provideLocale(() => locale);
  expect(joinName({ firstName: '太郎', lastName: '山田' })).toBe(name);
  restore();
});
