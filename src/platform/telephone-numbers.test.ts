import { expect, test } from 'vitest';
import { linkInText } from '../lib/web/local-path.ts';
import { provideTelephones } from '../lib/web/telephone-forms.ts';
import { numberToDial, numberToRead } from './telephone-numbers.ts';

test.each([
  ['604 555 0142', 'CA', '+1 604 555 0142', '+16045550142'],
  ['(604) 555-0142', 'CA', '+1 604 555 0142', '+16045550142'],
  ['+1 604 555 0142', 'JP', '+1 604 555 0142', '+16045550142'],
  ['03-5555-0199', 'JP', '03-5555-0199', '+81355550199'],
  ['1-800-SOLMERE', 'CA', '+1 800 765 6373', '+18007656373'],
  ['604 555 0142 (mobile)', 'CA', '+1 604 555 0142', '+16045550142'],
  ['604 555 0142 ext. 12', 'CA', '+1 604 555 0142 内線 12', '+16045550142'],
  ['604 555 0142 (ext. 12)', 'CA', '+1 604 555 0142 内線 12', '+16045550142'],
  ['604 555 0142, anexo 12', 'CA', '+1 604 555 0142 内線 12', '+16045550142'],
  ['604 555 0142 ,,12#', 'CA', '+1 604 555 0142 内線 12', '+16045550142'],
  ['０３－５５５５－０１９９ 内線１２', 'JP', '03-5555-0199 内線 12', '+81355550199'],
  ['604 555 0142/43', 'CA', '604 555 0142/43', '+16045550142'],
  ['', 'CA', '', undefined],
  ['https://wa.me/16045550142', 'CA', 'https://wa.me/16045550142', undefined],
  ['03-5555-0199', 'CA', '03-5555-0199', undefined],
  ['Ask at the desk', 'CA', 'Ask at the desk', undefined],
  ['604 555 0142 / 604 555 0143', 'CA', '604 555 0142 / 604 555 0143', undefined],
])('%s in %s reads %s in Japanese', (typed, country, text, number) => {
  expect(numberToRead(typed, country, 'ja-JP')).toBe(text);
  expect(numberToDial(typed, country)).toBe(number);
});

test('the word before an extension is that of the language', () => {
  const inLanguages = ['fr-CA', 'zh-Hant-TW', 'de-DE'].map((language) =>
    numberToRead('604 555 0142 x7', 'CA', language),
  );
  expect(inLanguages).toEqual([
    '604 555-0142 poste 7',
    '+1 604 555 0142 分機 7',
    '+1 604 555 0142 ext. 7',
  ]);
  for (const text of inLanguages) expect(numberToDial(text, 'CA'), text).toBe('+16045550142');
});

test('a link keeps what it says of the extension', () => {
  provideTelephones({ text: (typed) => typed, dialled: (typed) => numberToDial(typed, 'CA') });
  expect(linkInText('tel:604-555-0142')).toBe('tel:+16045550142');
  expect(linkInText('tel:+1-604-555-0142;ext=7')).toBe('tel:+1-604-555-0142;ext=7');
});
