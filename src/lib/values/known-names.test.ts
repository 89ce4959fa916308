import { expect, test } from 'vitest';
import { isLocale } from './known-names.ts';

test.each(['en-CA', 'fr-CA', 'ja-JP', 'zh-TW', 'zh-Hant-TW', 'fil-PH'])(
  '%s is a locale',
  (name) => {
    expect(isLocale(name)).toBe(true);
  },
);

test.each(['en', 'en_CA', 'zh-hant-TW', 'zh-Hant', 'xx-XX-XX', 'CA'])('%s is none', (name) => {
  expect(isLocale(name)).toBe(false);
});
