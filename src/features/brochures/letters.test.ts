import { expect, test } from 'vitest';
import { printedText, scriptsIn } from './letters.ts';

test('a brochure prints Latin, Greek, Cyrillic and ideographs, and a box for each letter that its fonts lack', () => {
  expect(printedText('Ελληνικά, Привет, Łódź, Nguyễn, ŠĐŽ, ½ m², 60 ₽, № 5')).toEqual({
    text: 'Ελληνικά, Привет, Łódź, Nguyễn, ŠĐŽ, ½ m², 60 ₽, № 5',
    missing: [],
  });
  expect(printedText('港区の高層住宅、72㎡、「ミナト」。溫哥華（煤港），臺北！')).toEqual({
    text: '港区の高層住宅、72㎡、「ミナト」。溫哥華（煤港），臺北！',
    missing: [],
  });
  expect(printedText('Kumo 東京 𠮷田')).toEqual({ text: 'Kumo 東京 ◻田', missing: ['𠮷'] });
  expect(printedText('한국어 단지.').text).toBe('◻◻◻ ◻◻.');
  expect(printedText('ไทย عربي עברית').text).not.toMatch(/^ *$/);
});

test('what is composed counts as one letter, and what is invisible as none', () => {
  expect(printedText('Sea 👩‍👩‍👧‍👦 view ❤️').text).toBe('Sea ◻ view ◻');
  expect(printedText('soft\u00adhyphen\u200b, \ufeffmark\u202e')).toEqual({
    text: 'softhyphen, mark',
    missing: [],
  });
  expect(printedText('Cafe\u0301').text).toBe('Café');
});

test('a similar letter is no loss, and a lost accent is one', () => {
  expect(printedText('ＦＵＬＬ　width ① ㎢ ﬁ')).toEqual({
    text: 'FULL width 1 km2 fi',
    missing: [],
  });
  expect(printedText('ἀρχή')).toEqual({ text: 'αρχή', missing: ['ἀ'] });
});

test('only the fonts that a text needs are read', () => {
  expect(scriptsIn('Sixty-four homes.')).toEqual(['latin']);
  expect(scriptsIn('Привет, Łódź ◻')).toEqual(['latin', 'latin-ext', 'cyrillic', 'symbols']);
  expect(scriptsIn('東京の')).toEqual(['latin', 'ideographs']);
});
