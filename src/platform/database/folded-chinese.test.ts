import { expect, test } from 'vitest';
import { defaultSearchTexts, fold, provideSimplifiedChinese } from '../../lib/text/fold.ts';
import { otherSpellings, simplifyChinese } from './folded-chinese.ts';

provideSimplifiedChinese(simplifyChinese);

test.each([
  ['溫哥華的單位', '温哥华的单位'],
  ['温哥华', '溫哥華'],
  ['臺北', '台北'],
])('“%s” is found by “%s”', (text, search) => {
  for (const word of defaultSearchTexts(search)) expect(fold(text)).toContain(word);
});

test('folded Chinese stays as it is, and signs beyond the first plane are folded, too', () => {
  const signs = [
    [0x30_00, 0xa0_00],
    [0x2_00_00, 0x2_fa_20],
  ].flatMap(([from = 0, end = 0]) =>
    Array.from({ length: end - from }, (_, at) => String.fromCodePoint(from + at)),
  );
  const folded = fold(signs.join(''));
  expect(fold(folded) === folded).toBe(true);
});

test('the other spellings of a search lead to its own signs', () => {
  expect(otherSpellings('东京')).toMatchObject({ 東: '东' });
  expect(otherSpellings('東京 b')).toMatchObject({ 东: '東' });
  expect(otherSpellings('台')).toMatchObject({ 臺: '台', 檯: '台', 颱: '台' });
  expect(otherSpellings('Tokyo')).toEqual({});
});
