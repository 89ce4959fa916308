import { expect, test } from 'vitest';
import { phrases, withPhrases } from './phrases.ts';

test.each([
  ['ja', '住所ができるその前に。', ['住所が', 'できるその', '前に。']],
  ['ja', 'まだ住所もないうちに', ['まだ', '住所も', 'ないうちに']],
  ['ja', '「水辺」に立つ、四十六階', ['「水辺」に', '立つ、', '四十六階']],
  ['zh', '在有地址之前。', ['在有地址之前。']],
  ['ja', 'お問い合わせ、会員数', ['お問い合わせ、', '会員数']],
  ['zh', '門牌掛上之前', ['門牌', '掛上之前']],
  ['zh', '簽約之後的事', ['簽約之後的事']],
  ['zh', '一位經紀人，六座城市', ['一位', '經紀人，', '六座', '城市']],
])('the phrases of a text in %s: %s', (language, text, expected) => {
  expect(phrases(text, language)).toEqual(expected);
  expect(phrases(text, language).join('')).toBe(text);
});

test('only headings in Japanese and Chinese are marked, and no tag or entity is', () => {
  expect(withPhrases(page('ja-JP', '水辺に<em title="水辺に立つ">立つ&nbsp;塔</em>'))).toBe(
    page('ja-JP', '水辺に<em title="水辺に立つ">立つ&nbsp;塔</em>'),
  );
  expect(withPhrases(page('ja-JP', '水辺に立つ&amp;塔'))).toBe(
    page('ja-JP', '水辺に<wbr>立つ&amp;塔'),
  );
  expect(withPhrases(page('ja-JP', '<span lang="en">Kestrel House</span>'))).toBe(
    page('ja-JP', '<span lang="en">Kestrel House</span>'),
  );
  for (const language of ['en-CA', 'fr-CA'])
    expect(withPhrases(page(language, '水辺に立つ'))).toBe(page(language, '水辺に立つ'));
});

function page(language: string, heading: string) {
  return `<html lang="${language}"><body><h1 class="大きな題">${heading}</h1><p>水辺に立つ</p></body></html>`;
}
