import { expect, test } from 'vitest';
import { inLine, inSentences } from './in-line.ts';
import { provideLocale } from './locale.ts';

test.each([
  ['en-CA', 'Aoyama, Tokyo', 'Aoyama. Tokyo'],
  ['fr-CA', 'Aoyama, Tokyo', 'Aoyama. Tokyo'],
  ['ja-JP', 'Aoyama、Tokyo', 'Aoyama。Tokyo'],
  ['zh-Hant-TW', 'Aoyama，Tokyo', 'Aoyama。Tokyo'],
])('in %s the parts of a line are “%s”', (locale, line, sentences) => {
  const restore = provideLocale(() => locale);
  const parts = ['Aoyama', null, '', 'Tokyo'];
  expect([inLine(parts), inSentences(parts)]).toEqual([line, sentences]);
  restore();
});
