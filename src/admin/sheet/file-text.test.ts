import { expect, test } from 'vitest';
import { hasKnownTitle } from '../../lib/text/titles.ts';
import { workbook } from '../../../tests/files/workbook.ts';
import { readFileText } from './file-text.ts';

const text = 'Home\tType\r\nU301\tÉtoile 東\r\n';

test.each([
  ['UTF-8', new TextEncoder().encode(text)],
  ['UTF-8 with its mark', new TextEncoder().encode(`\uFEFF${text}`)],
  ['UTF-16, as Excel writes Unicode text', utf16(`\uFEFF${text}`, true)],
  ['UTF-16, big-endian', utf16(`\uFEFF${text}`, false)],
  ['UTF-16 without a mark', utf16(text, true)],
  ['UTF-16, big-endian, without a mark', utf16(text, false)],
])('a file in %s is read', async (_, bytes) => expect(await read(bytes)).toMatchObject({ text }));

// Each text and its bytes in the encoding that Excel uses in that country.
test.each([
  [
    'windows-1252',
    'Unité;Étage\n1;Süd\n',
    [
      ...encodeUtf16('Unit'),
      0xe9,
      ...encodeUtf16(';'),
      0xc9,
      ...encodeUtf16('tage\n1;S'),
      0xfc,
      ...encodeUtf16('d\n'),
    ],
  ],
  [
    'windows-1252 with few letters',
    'Home;Type\n1;Étoile €\n',
    [...encodeUtf16('Home;Type\n1;'), 0xc9, ...encodeUtf16('toile '), 0x80, 0x0a],
  ],
  [
    'windows-1250',
    'Byt;Typ\n1;Střešní\n',
    [
      ...encodeUtf16('Byt;Typ\n1;St'),
      0xf8,
      ...encodeUtf16('e'),
      0x9a,
      ...encodeUtf16('n'),
      0xed,
      ...encodeUtf16('\n'),
    ],
  ],
  [
    'Shift_JIS',
    '部屋,価格\n101,東\n',
    [
      0x95, 0x94, 0x89, 0xae, 0x2c, 0x89, 0xbf, 0x8a, 0x69, 0x0a, 0x31, 0x30, 0x31, 0x2c, 0x93,
      0x8c, 0x0a,
    ],
  ],
  [
    'GBK',
    '房号,价格\n101,东\n',
    [
      0xb7, 0xbf, 0xba, 0xc5, 0x2c, 0xbc, 0xdb, 0xb8, 0xf1, 0x0a, 0x31, 0x30, 0x31, 0x2c, 0xb6,
      0xab, 0x0a,
    ],
  ],
])('a file in %s is read', async (_, expected, bytes) =>
  expect(await read(new Uint8Array(bytes))).toMatchObject({ text: expected }),
);

test('a file in seven-bit Japanese is read', async () => {
  const bytes = [...encodeUtf16('101,\x1B$B'), 0x45, 0x6c, ...encodeUtf16('\x1B(B\n')];
  expect(await read(new Uint8Array(bytes))).toMatchObject({ text: '101,東\n' });
});

test('a file that reads well in several encodings is asked about, with what each makes of it', async () => {
  const answer = await read(
    new Uint8Array([...encodeUtf16('Home;Type\n1;'), 0x8c, ...encodeUtf16('wit\n')]),
  );
  expect(answer).toMatchObject({
    choices: expect.arrayContaining([
      expect.objectContaining({ name: 'Central European', sample: 'Świt' }),
      expect.objectContaining({ name: 'Western European', sample: 'Œwit' }),
    ]),
  });
});

test.each([
  ['ja-JP', [0x93, 0x8c], 'shift_jis', '東'],
  ['zh-Hant-TW', [0xaa, 0x46], 'big5', '東'],
  ['zh-TW', [0xaa, 0x46], 'big5', '東'],
  ['ru-RU', [0xc4, 0xe0], 'windows-1251', 'Да'],
  ['pl-PL', [0x8c, ...encodeUtf16('wit')], 'windows-1250', 'Świt'],
])('in %s its encoding is offered first', async (language, word, encoding, sample) => {
  const bytes = [...encodeUtf16('Home,Type\n1,'), ...word, 0x0a];
  const answer = await readFileText(new Uint8Array(bytes).buffer, { language });
  if ('text' in answer) expect(answer.text).toContain(sample);
  else expect('choices' in answer && answer.choices[0]).toMatchObject({ encoding, sample });
});

test('a title that only one encoding makes decides', async () => {
  const fields = [{ name: 'number', own: ['戶號'] }];
  // 戶號,總價 in Big5.
  const bytes = [
    0xa4,
    0xe1,
    0xb8,
    0xb9,
    0x2c,
    0xc1,
    0x60,
    0xbb,
    0xf9,
    0x0a,
    ...encodeUtf16('A1,5\n'),
  ];
  expect(await read(new Uint8Array(bytes))).toHaveProperty('choices');
  const answer = await readFileText(new Uint8Array(bytes).buffer, {
    isKnown: (found) => hasKnownTitle(found, fields),
  });
  expect(answer).toEqual({ text: '戶號,總價\nA1,5\n', encoding: 'big5' });
});

test('the first sheet of a workbook is read as a table', async () => {
  const rows =
    '<row r="1"><c r="A1" t="inlineStr"><is><t>Home</t></is></c><c r="B1" t="inlineStr"><is><t>Price</t></is></c></row>' +
    '<row r="2"><c r="A2" t="inlineStr"><is><t>2701</t></is></c><c r="B2"><v>890000</v></c></row>';
  expect(await read(workbook({ rows }))).toMatchObject({ text: 'Home\tPrice\r\n2701\t890000' });
});

test.each([
  ['a workbook', [0x50, 0x4b, 3, 4, 20, 0], 'This is a workbook.'],
  ['an old workbook', [0xd0, 0xcf, 0x11, 0xe0, 0xa1], 'This is a workbook.'],
  ['a PDF', encodeUtf16('%PDF-1.7'), 'This is a PDF.'],
  ['bytes with zeros', [65, 0, 0, 66, 0, 0, 0], 'This is not a text file.'],
  ['UTF-32', [0xff, 0xfe, 0, 0, 65, 0, 0, 0], 'This is not a text file.'],
])('%s is refused with a reason', async (_, bytes, reason) => {
  expect(await read(new Uint8Array(bytes))).toEqual({ error: expect.stringContaining(reason) });
});

function read(bytes: Uint8Array) {
  return readFileText(new Uint8Array(bytes).buffer);
}

function encodeUtf16(ascii: string) {
  return Array.from(ascii, (character) => character.charCodeAt(0));
}

function utf16(content: string, isLittle: boolean) {
  const view = new DataView(new ArrayBuffer(content.length * 2));
  for (let index = 0; index < content.length; index += 1) {
    view.setUint16(index * 2, content.charCodeAt(index), isLittle);
  }
  return new Uint8Array(view.buffer);
}
