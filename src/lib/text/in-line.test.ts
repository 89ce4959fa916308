import { expect, test } from 'vitest';
import { asSentence, inLine, inSentences, inText, itemsInLine, labelled } from './in-line.ts';
import { provideLocale } from './locale.ts';

test.each([
  ['en-CA', 'Aoyama, Tokyo', 'Aoyama, Tokyo', 'Aoyama. Tokyo'],
  ['fr-CA', 'Aoyama, Tokyo', 'Aoyama, Tokyo', 'Aoyama. Tokyo'],
  ['ja-JP', 'Aoyama、Tokyo', 'Aoyama、Tokyo', 'Aoyama。Tokyo'],
  ['zh-Hant-TW', 'Aoyama，Tokyo', 'Aoyama、Tokyo', 'Aoyama。Tokyo'],
])('in %s the parts of a line are “%s”, and the items of a list “%s”', (locale, ...lines) => {
  const restore = provideLocale(() => locale);
  const parts = ['Aoyama', null, '', 'Tokyo'];
  expect([inLine(parts), itemsInLine(parts), inSentences(parts)]).toEqual(lines);
  restore();
});

test('items with commas of their own are told apart in Chinese', () => {
  const restore = provideLocale(() => 'zh-Hant-TW');
  expect(itemsInLine(['木工與金工工坊', '玻璃通廊，設郵件室'])).toBe(
    '木工與金工工坊；玻璃通廊，設郵件室',
  );
  restore();
});

test('a label is separated from its value as the language does', () => {
  const shown = ['en-CA', 'fr-CA', 'zh-Hant-TW'].map((locale) => {
    const restore = provideLocale(() => locale);
    const text = labelled('A', 'B');
    restore();
    return text;
  });
  expect(shown).toEqual(['A: B', 'A\u00A0: B', 'A：B']);
});

test.each([
  ['en-CA', 'How?', 'How? B'],
  ['fr-CA', 'Comment?', 'Comment? B'],
  ['zh-Hant-TW', '如何？', '如何？B'],
])('in %s a label that asks has its question mark alone', (locale, label, text) => {
  const restore = provideLocale(() => locale);
  expect(labelled(label, 'B')).toBe(text);
  restore();
});

test.each([
  ['fr-CA', ['Déposé', 'Un. Deux !'], 'Déposé. Un. Deux !'],
  ['ja-JP', ['届出前', '税別です。'], '届出前。税別です。'],
  ['zh-Hant-TW', ['未含稅。', null, '尚未備案'], '未含稅。尚未備案。'],
])('in %s sentences follow each other', (locale, parts, text) => {
  const restore = provideLocale(() => locale);
  expect(inText(parts.map((part) => part && asSentence(part)))).toBe(text);
  restore();
});
