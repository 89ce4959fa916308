import { expect, test } from 'vitest';
import { preferredLanguage } from './preferred-language.ts';

const offered = ['fr', 'ja', 'zh-Hant'];

test.each([
  [['fr-FR', 'en'], 'fr'],
  [['en-GB', 'fr'], undefined],
  [['de', 'ja-JP', 'en'], 'ja'],
  [['zh-TW'], 'zh-Hant'],
  [['zh-HK', 'en'], 'zh-Hant'],
  [['zh-CN', 'en'], undefined],
  [['de'], undefined],
  [['x', 'fr'], 'fr'],
  [[], undefined],
])('to who reads %j, an English page offers %j', (read, found) => {
  expect(preferredLanguage(read, offered, 'en-CA')).toBe(found);
});
