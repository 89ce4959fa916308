import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeZip } from '../../../../tests/files/zip.ts';
import { provideLocale } from '../../../lib/text/locale.ts';
import { readOlderRow } from './older-site.ts';
import { readDump } from './read-table.server.ts';
import { guessColumns, guessNoun } from './sheet-fields.ts';
import { readSheet } from './sheet.server.ts';
import { checkArchive, unzip } from './unzip.server.ts';
import { inspectCells } from './workbook-cells.ts';

const western = 'Título;Café\nLa première maison à Québec;Où le fleuve s’élargit, après l’été\n';
const japanese = '名前,説明\n東京の家,海の近くの新しい住まいです。とても静かです。\n';
const chinese = '名稱,說明\n臺北的家,靠近河邊的新住宅，非常安靜，適合家庭。\n';

test.each([
  ['windows-1252', western],
  ['utf-8', `\uFEFF${japanese}`],
  ['utf-16le', `\uFEFF${japanese}`],
  ['utf-16be', `\uFEFF${japanese}`],
  ['shift_jis', japanese.repeat(3)],
  ['big5', chinese.repeat(3)],
])('a sheet in %s is read', async (encoding, text) => {
  const file = write('x.csv', encoded(text, encoding));
  const [head = '', first = ''] = text.replace('\uFEFF', '').split('\n');
  const sign = head.includes(';') ? ';' : ',';
  const sheet = await readSheet(file, 'x.csv');
  expect(sheet.head).toEqual(head.split(sign));
  expect(sheet.rows[0]).toEqual(first.split(sign));
  const { rows } = await readDump('x.csv', encoded(text, encoding));
  expect(Object.values(rows[0]?.row ?? {})).toEqual(first.split(sign));
});

test('the encoding of a large table is that of its beginning', async () => {
  const row = encoded('Maison à Montréal;Café\n', 'windows-1252');
  const bytes = Buffer.concat([
    encoded(western, 'windows-1252'),
    Buffer.alloc(row.length * 60_000, row),
  ]);
  const { rows } = await readDump('x.csv', bytes);
  expect(rows.at(-1)?.row).toEqual({ Título: 'Maison à Montréal', Café: 'Café' });
});

test('a table that reads well in several encodings is asked about, first in that of the language', async () => {
  const bytes = encoded('Name,Type\nOne,東\n', 'shift_jis');
  onTestFinished(provideLocale(() => 'ja-JP'));
  await expect(readSheet(write('x.csv', bytes), 'x.csv')).rejects.toThrow(
    /could be Japanese, Shift JIS or /,
  );
  const french = encoded('Nom,Ville\nMaison du théâtre,Genève\n', 'windows-1252');
  expect((await readSheet(write('x.csv', french), 'x.csv')).rows).toEqual([
    ['Maison du théâtre', 'Genève'],
  ]);
});

test('a row with more cells than titles is left out with its reason', async () => {
  const { rows, problems } = await readDump(
    'x.csv',
    Buffer.from('name,price\nOne,1,250,000\nTwo,"1,100,000",,\n'),
  );
  expect(rows).toEqual([{ row: { name: 'Two', price: '1,100,000' }, number: 2 }]);
  expect(problems).toEqual([
    'x.csv, row 1 was left out. The row has more cells than there are columns: “250”, “000”. Put a text or number with a separator in quotation marks.',
  ]);
});

test('bytes that are no text are refused', async () => {
  const bytes = Buffer.from([0, 1, 2, 255, 254, 0, 0, 7, 0x80]);
  await expect(readDump('x.csv', bytes)).rejects.toThrow('is not a text file');
  await expect(readSheet(write('x.csv', bytes), 'x.csv')).rejects.toThrow('is not a text file');
});

test.each([
  ['45678', '2025-01-21'],
  ['45678.5', '2025-01-21'],
  ['2025-01-05T09:00:00+00:00', '2025-01-05'],
  ['5 January 2025', '2025-01-05'],
])('the date %s is %s', (text, day) => {
  const row = { title: 'One', published_at: text };
  expect(readOlderRow('news', row, '').values['publishedAt']).toBe(day);
});

test.each(['03/04/2025', '12345', '99999', '2025-02-30', '0'])('the date %s is refused', (text) => {
  const { faults } = readOlderRow('news', { title: 'One', published_at: text }, '');
  expect(faults).toHaveLength(1);
});

test.each([
  ['1.200', 1],
  ['120', 0],
  ['1 200', 0],
])('%s units have %i faults', (units, count) => {
  const { faults } = readOlderRow('projects', { title: 'One', specifications: { units } }, '');
  expect(faults).toHaveLength(count);
});

test.each([
  [
    'partners',
    ['氏名', '役職', 'メールアドレス', '電話番号', '携帯', '紹介', '写真'],
    'name title email office mobile bio image_url',
  ],
  [
    'partners',
    ['Nom', 'Poste', 'Courriel', 'Téléphone', 'Site web'],
    'name title email office website',
  ],
  [
    'projects',
    ['案名', '城市', '行政區', '開發商', '總價（萬）', '總戶數', '樓層數', '地址'],
    'title city area developer_id price_range units levels address',
  ],
  [
    'projects',
    ['Empreendimento', 'Cidade', 'Bairro', 'Construtora', 'Preços', 'Andares'],
    'title city area developer_id price_range levels',
  ],
  [
    'news',
    ['Titel', 'Inhalt', 'Kategorie', 'Datum', 'Bild'],
    'title content category published_at image_url',
  ],
  ['testimonials', ['Autor', 'Testimonio', 'Empresa', 'Ciudad'], 'author content company location'],
  ['testimonials', ['お名前 / Name', 'お客様の声', '会社名'], 'author content company'],
] as const)('titles of %s are known in the language of %j', (noun, titles, fields) => {
  expect(guessNoun(titles)).toBe(noun);
  const columns = guessColumns(noun, titles);
  expect(Object.fromEntries(fields.split(' ').map((field, index) => [field, index]))).toEqual(
    columns,
  );
});

test('links through another service lead to their targets, which the report says', () => {
  const content =
    '<p><a href="https://www.google.com/url?q=https://city.example/plan%3Fid%3D7&amp;sa=D">Plan</a></p>';
  const { values, notes } = readOlderRow('news', { title: 'One', content }, '');
  expect(values['content']).toBe('<p><a href="https://city.example/plan?id=7">Plan</a></p>');
  expect(notes).toEqual([
    'Links through another service lead straight to their targets: https://city.example/plan?id=7.',
  ]);
  const website = 'https://l.facebook.com/l.php?u=https%3A%2F%2Fmei.example%2F&h=1';
  const partner = readOlderRow('partners', { name: 'Mei', website }, '');
  expect(partner.values['website']).toBe('https://mei.example/');
});

test.each([
  ['120戸', '14階建', 120, 14],
  ['120 homes', '14 storeys', 120, 14],
  ['１２０戶', '地上14階地下1階建', 120, 14],
  ['96 logements', '8 étages', 96, 8],
  ['96 Wohnungen', '8 Geschosse', 96, 8],
])('%s on %s are counted', (units, levels, unitCount, levelCount) => {
  const { values, faults } = readOlderRow(
    'projects',
    { title: 'One', specifications: { units, levels } },
    '',
  );
  expect(faults).toEqual([]);
  expect(values['specifications']).toMatchObject({
    units: String(unitCount),
    levels: String(levelCount),
  });
});

test('a latitude with a decimal comma is one number', () => {
  const location = { coordinates: { lat: '49,2827', lng: '-123,1207' } };
  const { faults, values } = readOlderRow('projects', { title: 'One', location }, '');
  expect(faults).toEqual([]);
  expect(values['location']).toMatchObject({ coordinates: { lat: 49.2827, lng: -123.1207 } });
});

test('more rows or columns than a table may have are refused, and a row that is too long or too deep is left out', async () => {
  const rows = Buffer.from(`a\n${'1\n'.repeat(100_001)}`);
  await expect(readDump('x.csv', rows)).rejects.toThrow('more than 100000 rows');
  await expect(readSheet(write('x.csv', rows), 'x.csv')).rejects.toThrow('more than 50000 rows');
  const columns = Buffer.from(
    `${Array.from({ length: 10_000 }, (_, at) => `c${at}`).join(',')}\n1\n`,
  );
  await expect(readDump('x.csv', columns)).rejects.toThrow('more than 1000 columns');
  await expect(readSheet(write('x.csv', columns), 'x.csv')).rejects.toThrow(
    'more than 200 columns',
  );
  const empty = Buffer.from(`a${','.repeat(10_000)}\n1\n`);
  expect((await readSheet(write('x.csv', empty), 'x.csv')).head).toEqual(['a']);
  const deep = `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`;
  const long = `{"a":"${'x'.repeat(9_000_000)}"}`;
  const dump = await readDump('x.json', Buffer.from(`[${deep},${long},{"a":1},7]`));
  expect(dump.problems).toEqual([
    'x.json, row 1 is nested too deeply.',
    'x.json, row 2 is too long.',
    'x.json, row 4 is not a record.',
  ]);
  expect(dump.rows).toEqual([{ row: { a: 1 }, number: 3 }]);
  const endless = Buffer.from(`[${'['.repeat(1_000_000)}`);
  await expect(readDump('x.json', endless)).rejects.toThrow('not valid JSON');
});

const small = { entries: 3, entryBytes: 1_000_000, totalBytes: 1_500_000, ratio: 1_000 };
const spaces = Buffer.alloc(900_000, 32);

test.each([
  ['unpacks to too much', writeZip({ 'a.json': Buffer.alloc(2_000_000, 32) })],
  ['unpacks to too much', writeZip({ 'a.json': spaces, 'b.json': spaces })],
  [
    'has too many files',
    writeZip(Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [name, Buffer.from(name)]))),
  ],
  ['not allowed', writeZip({ '../out.json': Buffer.from('[]') })],
  ['not allowed', writeZip({ '/etc/out.json': Buffer.from('[]') })],
  ['damaged', writeZip({ 'a.json': spaces }).subarray(0, 60)],
  ['damaged', lyingZip(10)],
  ['damaged', lyingZip(999_999_999)],
])('a hostile archive %s: %#', async (reason, archive) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hostile-'));
  const file = write('x.zip', archive);
  await expect(unzip(file, path.join(folder, 'inside'), small)).rejects.toThrow(reason);
  await expect(checkArchive(file, undefined, small)).rejects.toThrow(reason);
  expect(readdirSync(folder).filter((name) => name !== 'inside')).toEqual([]);
});

/** An archive that names another size than it has. */
function lyingZip(size: number) {
  const archive = writeZip({ 'a.json': spaces });
  for (const [mark, at] of [
    ['PK\u0003\u0004', 22],
    ['PK\u0001\u0002', 24],
  ] as const)
    archive.writeUInt32LE(size, archive.indexOf(Buffer.from(mark, 'latin1')) + at);
  return archive;
}

test.each([
  ['<row r="1048576"><c r="XFD1048576"/></row>', 'more than 50000 rows'],
  ["<x:row r = '50002'/>", 'more than 50000 rows'],
  ['<dimension ref="A1:XFD9"/>', 'more than 200 columns'],
  ['<c r="&#65;1048576"/>', 'damaged'],
  ['<c/>'.repeat(200_001), 'more than 200000 cells'],
  [`<c><v>${'x'.repeat(1_100_000)}</v></c>`, 'too long'],
  ['<c r="A1"/><c r="GR50001"/>', 'far away from the others, GR50001'],
  [`<c${'x'.repeat(300)}/>`, 'damaged'],
  [`<c ${'a="" '.repeat(3_000)}/>`, 'damaged'],
])('a workbook whose table would fill the memory is refused: %#', (xml, reason) => {
  const inspect = inspectCells('x.xlsx');
  const bytes = Buffer.from(`<sheetData>${xml}</sheetData>`);
  expect(() => {
    for (let start = 0; start < bytes.length; start += 65_537)
      inspect(bytes.subarray(start, start + 65_537));
  }).toThrow(reason);
});

test('a workbook of common ranges passes, however it is divided', () => {
  const xml =
    '<dimension ref="A1:B2"/><row r="1"><c r="A1"/><c r="GR10000"/></row><autoFilter ref="A:C"/>';
  for (const length of [1, 7, 1_000]) {
    const inspect = inspectCells('x.xlsx');
    const bytes = Buffer.from(xml);
    expect(() => {
      for (let start = 0; start < bytes.length; start += length)
        inspect(bytes.subarray(start, start + length));
    }).not.toThrow();
  }
});

function write(name: string, bytes: Uint8Array) {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'table-')), name);
  writeFileSync(file, bytes);
  return file;
}

const codes = new Map<string, Map<string, number[]>>();

/** The bytes of a text, found by decoding all letters of one and of two bytes. */
function encoded(text: string, encoding: string): Buffer<ArrayBuffer> {
  if (encoding === 'utf-8') return Buffer.from(text);
  if (encoding === 'utf-16le') return Buffer.from(text, 'utf16le');
  if (encoding === 'utf-16be') return Buffer.from(text, 'utf16le').swap16();
  const decoder = new TextDecoder(encoding);
  const bytes = codes.get(encoding) ?? new Map<string, number[]>();
  const add = (...code: number[]) => {
    const sign = decoder.decode(Uint8Array.from(code));
    if (sign.length === 1 && sign !== '\uFFFD') bytes.set(sign, code);
  };
  if (!codes.has(encoding)) {
    for (let first = 0x81; first < 0xff; first += 1)
      for (let second = 0x40; second < 0xff; second += 1) add(first, second);
    for (let code = 0; code < 0x100; code += 1) add(code);
    codes.set(encoding, bytes);
  }
  return Buffer.from(Array.from(text, (sign) => bytes.get(sign) ?? [0x3f]).flat());
}
