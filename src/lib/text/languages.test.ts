import { expect, test } from 'vitest';
import { languageName, languageNames, languageTags } from './languages.ts';
import { provideLocale } from './locale.ts';

test('each language has a name of its own', () => {
  const names = languageTags.map(languageName);
  expect(new Set(names).size).toBe(languageTags.length);
  for (const [index, name] of names.entries()) expect(name).not.toBe(languageTags[index]);
});

test('languages are named in the language of the page', () => {
  expect(languageNames('en fr yue')).toEqual(['English', 'French', 'Cantonese']);
  expect(languageNames(null)).toEqual([]);
  expect(languageNames('en, x_- <b> qqq')).toEqual(['English']);
  const restore = provideLocale(() => 'fr-CA');
  expect(languageNames('en fr')).toEqual(['anglais', 'français']);
  restore();
  const restoreJapanese = provideLocale(() => 'ja-JP');
  expect(languageNames('nb')).toEqual(['ノルウェー語（ブークモール）']);
  restoreJapanese();
});
