import { expect, test } from 'vitest';
import { languageName, languageTags } from './languages.ts';

test('every language that can be chosen has a name in the browser', () => {
  document.documentElement.lang = 'en-CA';
  expect(languageTags.filter((tag) => languageName(tag) === tag)).toEqual([]);
});
