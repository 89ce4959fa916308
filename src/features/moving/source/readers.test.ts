import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { workbook } from '../../../../tests/files/workbook.ts';
import { wordPressFile, wordPressItem } from '../../../../tests/files/wordpress-export.ts';
import { endMeasuring, measureSteps, measureTime } from '../../../../tests/set-up/cost.ts';
import { isLong } from '../../../../tests/set-up/long.ts';
import { cleanHtml } from '../../../platform/html/clean-html.ts';
import { textOfHtml } from '../../../lib/html/html-text.ts';
import { readOlderRow } from './older-site.ts';
import { readDump } from './read-table.server.ts';
import { readSheet } from './sheet.server.ts';
import { readWordPress } from './wordpress-items.server.ts';

vi.setConfig({ testTimeout: 120_000 });
afterAll(endMeasuring);

test.each([
  ['too many attributes', `<item ${attributes(101)}></item>`],
  ['too much text @long', `<item>${repeat(`<a>${'x'.repeat(1_000_000)}</a>`, 17)}</item>`],
  ['too much text', `<item>${repeat('<a></a>', 10_001)}</item>`],
  ['too many authors', repeat('<wp:author></wp:author>', 20_001)],
])('an export of %s is refused', async (reason, xml) => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'export-')), 'x.xml');
  writeFileSync(file, wordPressFile([xml]));
  await expect(Array.fromAsync(readWordPress(file))).rejects.toThrow(reason.replace(' @long', ''));
});

test('comments, which are left out, are not counted among the texts of an item', async () => {
  const comments = repeat('<wp:comment><wp:comment_id>1</wp:comment_id></wp:comment>', 10_001);
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'export-')), 'x.xml');
  writeFileSync(file, wordPressFile([`<item><title>One</title>${comments}</item>`]));
  const items = (await Array.fromAsync(readWordPress(file))).filter((part) => 'texts' in part);
  expect(items).toMatchObject([{ texts: { title: 'One' }, comments: 10_001 }]);
});

/** Linear work takes four times as long for four times as much. */
const linear = { steps: 6, time: 12 };

const others = [
  '<b>',
  '<svg><title>',
  '<b>x',
  '<b></i>',
  '<ul><li>',
  '<a href="x">',
  '<a href="',
  '<p a=1 b=2>',
  '<!--',
  '<img ',
  'http://',
  '[abc ',
  '</p>',
  '&lt;a',
  '<form>',
  '<iframe>',
  '<![CDATA[',
  ' \n',
];

test.each(['<li><p>', ...others.map((part) => `${part} @long`)])(
  'rich text of many %s is read in linear time',
  async (name) => {
    const part = name.replace(' @long', '');
    await expectLinear((size) => textOfHtml(cleanHtml(part.repeat(size / part.length))), 24_000);
  },
);

test.each([
  ['quotation marks @long', (size: number) => `{"${'\\"'.repeat(size)}}`],
  ['quotation marks that are not closed', (size: number) => `{${'a","'.repeat(size)}}`],
  ['backslashes @long', (size: number) => `{"${'\\'.repeat(size + 1)}}`],
])('a list of PostgreSQL of many %s is read in linear time', async (_what, list) => {
  const read = (size: number) =>
    readOlderRow('projects', { title: 'One', features: list(size) }, '');
  await expectLinear(read, 20_000);
});

test.each([
  ['letters in another encoding @long', 'x.csv', (size: number) => `a\n\u00e9 ${'b'.repeat(size)}`],
  ['quotation marks', 'x.csv', (size: number) => `a\n${'"a""b"'.repeat(size)}"`],
  ['signs that divide @long', 'x.csv', (size: number) => `a\n${',;\t|'.repeat(size / 4)}`],
  ['lines', 'x.csv', (size: number) => 'a\n'.repeat(size)],
  [
    'lists in lists @long',
    'x.json',
    (size: number) => `${'['.repeat(size / 8)}${']'.repeat(size / 8)}`,
  ],
  ['texts', 'x.json', (size: number) => `[{"a":"${'\\"'.repeat(size)}"}]`],
])('a table of many %s is read in linear time', async (_what, name, text) => {
  const read = (size: number) =>
    readDump(name, Buffer.from(text(size), 'latin1')).catch(() => undefined);
  await expectLinear(read, 20_000);
});

const head = '<row r="1"><c r="A1" t="inlineStr"><is><t>a</t></is></c></row>';

test.each([
  ['rows', 1_500, (size: number) => ({ rows: head + row(size) })],
  [
    'shared texts',
    10_000,
    (size: number) => ({ rows: head, shared: repeat('<si><t>x</t></si>', size) }),
  ],
  [
    'parts of a text @long',
    10_000,
    (size: number) => ({ rows: head, shared: `<si>${repeat('<r><t>x</t></r>', size)}</si>` }),
  ],
  ['elements in each other @long', 5_000, (size: number) => ({ rows: head + repeat('<x>', size) })],
  ['attributes', 20_000, (size: number) => ({ rows: `${head}<row ${repeat('a="" ', size)}/>` })],
  [
    'letters of a name @long',
    100_000,
    (size: number) => ({ rows: `${head}<${repeat('x', size)}/>` }),
  ],
])('a workbook of many %s is read in linear time', async (_what, size, parts) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'linear-'));
  for (const times of [1, 2, 4])
    writeFileSync(path.join(folder, `${times * size}.xlsx`), workbook(parts(times * size)));
  const read = (wanted: number) =>
    readSheet(path.join(folder, `${wanted}.xlsx`), 'x.xlsx').catch(() => undefined);
  await expectLinear(read, size);
});

test.each([
  ['attributes', (size: number) => `<item ${attributes(size / 8)}></item>`],
  ['elements in each other @long', (size: number) => repeat('<item>', size / 8)],
  ['elements', (size: number) => `<item>${repeat('<a></a>', size / 8)}</item>`],
  ['comments @long', (size: number) => `<item>${repeat('<!-- a -->', size / 8)}</item>`],
  ['signs @long', (size: number) => `<item><title>${repeat('&amp;]]', size / 8)}</title></item>`],
  [
    'control signs @long',
    (size: number) => `<item><title>${repeat('&#1;\u0002', size / 8)}</title></item>`,
  ],
  ['texts @long', (size: number) => item(repeat('[abc ', size))],
])('an export of many %s is read in linear time', async (_what, xml) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'linear-'));
  const size = 50_000;
  for (const times of [1, 2, 4])
    writeFileSync(path.join(folder, String(times * size)), wordPressFile([xml(times * size)]));
  const read = async (wanted: number) => {
    const items = readWordPress(path.join(folder, String(wanted)));
    // It may also be refused.
    await Array.fromAsync(items).catch(() => undefined);
  };
  await expectLinear(read, size);
});

async function expectLinear(work: (size: number) => unknown, size: number) {
  expect(await measureSteps(work, size)).toBeLessThan(linear.steps);
  if (isLong) expect(await measureTime(work, size)).toBeLessThan(linear.time);
}

function repeat(part: string, times: number) {
  return part.repeat(times);
}

function row(count: number) {
  return Array.from(
    { length: count },
    (_none, at) => `<row r="${at + 2}"><c r="A${at + 2}"><v>1</v></c></row>`,
  ).join('');
}

function attributes(count: number) {
  return Array.from({ length: count }, (_none, at) => `a${at}="1"`).join(' ');
}

function item(content: string) {
  return wordPressItem({ id: 1, title: 'One', link: 'https://old.example/one/', content });
}
