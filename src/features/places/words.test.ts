import { afterEach, beforeEach, expect, test } from 'vitest';
import { baseSettings } from '../../site/settings/base-settings.ts';
import { placesSchema } from '../../site/settings/places.ts';
import { provideSettings } from '../../site/settings/settings.ts';
import { blockingWords, findWords, wordMessage, type Ruling } from './words.ts';

const word = (text: string, language: string, values: object = {}) => ({
  word: text,
  language,
  treatment: 'forbidden',
  ...values,
});

const rules = [
  word('best', 'en'),
  word('No. 1', 'en', { treatment: 'needs-source' }),
  word('#1', 'en', { treatment: 'needs-source' }),
  word('risk free', 'en', { force: 'gate' }),
  word('guaranteed', 'en'),
  word('C++', 'en'),
  word('numéro un', 'fr'),
  word('l’unique', 'fr'),
  word('\u200B', 'en'),
  word('完売', 'ja'),
  word('ベスト', 'ja'),
];

let rulings: Ruling[] = [];

beforeEach(() => {
  const { places } = placesSchema.parse({
    places: [{ name: 'The West', country: 'CA', timeZone: 'America/Vancouver', words: rules }],
    marketedFrom: null,
  });
  rulings = places.map((place) => ({ place }));
});

afterEach(() => provideSettings(() => baseSettings));

const found = (text: string, ...languages: string[]) =>
  findWords([{ field: 'text', text }], rulings, languages.length > 0 ? languages : undefined).map(
    (one) => one.word,
  );

test.each([
  ['The best homes', ['best']],
  ['BEST', ['best']],
  ['“Best”, they say.', ['best']],
  ['our bést-placed homes', ['best']],
  ['The bestow tower, asbestos', []],
  ['Homes of the ＢＥＳＴ kind', ['best']],
  ['<p>The <strong>best</strong> homes</p>', ['best']],
  ['<p>a &lt;best&gt; home</p>', ['best']],
  ['No. 1 in sales', ['No. 1']],
  ['NO.1 in sales', ['No. 1']],
  ['No.  1 in sales', ['No. 1']],
  ['no.\u00A01', ['No. 1']],
  ['No. 10 Harbour Row', []],
  ['No. 1,200', []],
  ['No, 1 more', []],
  ['#1 in town', ['#1']],
  ['#10 Harbour Row', []],
  ['Tower#1', []],
  ['risk-free', ['risk free']],
  ['Risk  free', ['risk free']],
  ['risk – free', []],
  ['Risk\nfree', ['risk free']],
  ['Risk\n\nfree', []],
  ['№ 1 and №1', ['No. 1']],
  ['<p>See <a href="https://best.example/best">us</a></p>', []],
  ['<ul><li>risk</li><li>free</li></ul>', []],
  ['guaranteed.', ['guaranteed']],
  ['We guarantee', []],
  ['written in C++, all', ['C++']],
  ['NUMERO UN', ['numéro un']],
  ["C’est l'unique", ['l’unique']],
  ['全戸完売しました', ['完売']],
  ['ベストな家', ['ベスト']],
  ['ﾍﾞｽﾄ', ['ベスト']],
  ['完\u200B売', ['完売']],
  ['<p>完<strong>売</strong></p>', ['完売']],
  ['b\u2061est', ['best']],
  ['ヘスト', []],
  ['', []],
])('in %j it finds %j', (text, words) => {
  expect(found(text)).toEqual(words);
});

test('a language has only its own list', () => {
  expect(found('best, 完売', 'en')).toEqual(['best']);
  expect(found('best, 完売', 'ja-JP')).toEqual(['完売']);
  expect(found('numéro un, best', 'fr-CA', 'en-CA')).toEqual(['best', 'numéro un']);
  expect(found('best, 完売', 'zh-Hant-TW')).toEqual([]);
  expect(found('best, 完売')).toEqual(['best', '完売']);
});

test.each([
  ['No. 1 in Coal Harbour. Source: Board of Realtors, 2025', []],
  ['No. 1 in Coal Harbour (source: own sales 2025)', []],
  ['No. 1 in Coal Harbour. Source: Board of Realtors', ['No. 1']],
  ['No. 1 in Coal Harbour since 2025', ['No. 1']],
  ['No. 1.\n\nThe spring of 2025. Source: the sea', ['No. 1']],
  ['The best. Source: Board of Realtors, 2025', ['best']],
  ['No. 1（2025年自社調べ）', []],
  ['No. 1 with {claim.annualVolume} sold', ['No. 1']],
])('a word that needs a source is one beside it: %s', (text, words) => {
  expect(found(text)).toEqual(words);
});

test('a figure of the company is a source if it has one', () => {
  const annualVolume = { value: '$1B+', proof: 'Own books, 2025', lookAgain: null };
  provideSettings(() => ({ ...baseSettings, claims: { ...baseSettings.claims, annualVolume } }));
  expect(found('No. 1 with {claim.annualVolume} sold')).toEqual([]);
  expect(found('No. 1 with {claim.dealsPerYear} sold')).toEqual(['No. 1']);
});

test('each field has a word once, with what is to be done', () => {
  const texts = [
    { field: 'title', text: 'Best, best' },
    { field: 'description', text: 'Best\n\nand risk free, No. 1' },
  ];
  const findings = findWords(texts, rulings);
  expect(findings.map(({ field, word: one }) => `${field}: ${one}`)).toEqual([
    'title: best',
    'description: best',
    'description: No. 1',
    'description: risk free',
  ]);
  expect(findings.slice(1, 3).map(wordMessage)).toEqual([
    '“best” is not allowed in The West',
    '“No. 1” needs a source and its year beside it in The West',
  ]);
  const [finding] = findings;
  if (!finding) throw new Error('Nothing is found');
  const because = 'the project is marketed from there';
  expect(wordMessage({ ...finding, because })).toBe(
    '“best” is not allowed in The West, because the project is marketed from there',
  );
  expect(blockingWords(findings).map((one) => one.word)).toEqual(['risk free']);
});
