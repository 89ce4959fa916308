import { expect, test } from 'vitest';
import { defaultSearchTexts, fold, provideSimplifiedChinese } from '../../lib/text/fold.ts';
import { simplifyChinese } from './folded-chinese.ts';

provideSimplifiedChinese(simplifyChinese);

test.each([
  ['溫哥華的單位', '温哥华的单位'],
  ['温哥华', '溫哥華'],
  ['臺北', '台北'],
])('“%s” is found by “%s”', (text, search) => {
  for (const word of defaultSearchTexts(search)) expect(fold(text)).toContain(word);
});

test('folded Chinese stays as it is', () => {
  const signs = Array.from({ length: 0x70_00 }, (_, at) => String.fromCodePoint(0x30_00 + at));
  expect(signs.filter((sign) => fold(fold(sign)) !== fold(sign))).toEqual([]);
});
