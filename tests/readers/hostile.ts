import { deflateSync } from 'node:zlib';
import { pdfOf, streamOf } from '../files/pdf.ts';
import { gifBomb, pngBomb, svg } from '../system/hostile/hostile-bytes.ts';
import { wordPressFile, wordPressItem } from '../files/wordpress-export.ts';
import { workbook } from '../files/workbook.ts';
import { writeZip } from '../files/zip.ts';

/** What somebody brings, and the door. */
export type Hostile =
  | { door: 'import'; name: string; body: Buffer }
  | { door: 'upload'; folder: string; name: string; body: Buffer }
  | { door: 'page' | 'reply' | 'email'; text: string };

/** Makes one of a kind. `size` is from 0 to 1, `pick` any whole number. */
export type Maker = (size: number, pick: number) => Hostile;

const head = '<row r="1"><c r="A1" t="inlineStr"><is><t>Title</t></is></c></row>';

/** What readers take long for, or fill their memory with. */
const markup = [
  '<b>',
  '<b>x',
  '<b></i>',
  '<li><p>',
  '<!--',
  '<img ',
  '<a href="',
  '<a href="x">',
  'http://',
  '[abc ',
  '[/abc',
  '<svg><title>',
  '<p a=1 b=2>',
  '&#x',
  '<![CDATA[',
  '</p>',
  '<h2>',
  ' \n',
  '"',
];

function many(part: string, length: number) {
  return part.repeat(Math.ceil(length / part.length));
}

function choose<One>(all: readonly One[], pick: number): One {
  return all[pick % all.length] as One;
}

function sheet(parts: Parameters<typeof workbook>[0]): Hostile {
  return { door: 'import', name: 'homes.xlsx', body: workbook(parts) };
}

function table(text: string, name = 'homes.csv'): Hostile {
  return { door: 'import', name, body: Buffer.from(text, 'latin1') };
}

function archive(files: Record<string, Buffer | string>): Hostile {
  const bytes = Object.entries(files).map(([name, content]) => [name, Buffer.from(content)]);
  return {
    door: 'import',
    name: 'site.zip',
    body: writeZip(Object.fromEntries(bytes) as Record<string, Buffer>),
  };
}

function exportOf(item: string): Hostile {
  return { door: 'import', name: 'old.xml', body: Buffer.from(wordPressFile([item])) };
}

function post(content: string) {
  const link = 'https://old.example/one/';
  return wordPressItem({ id: 1, title: 'One', name: 'one', link, content });
}

function project(values: object) {
  return JSON.stringify({ projects: [{ id: 'p', slug: 'pp', title: 'T', ...values }] });
}

function plan(...objects: (string | Buffer)[]): Hostile {
  const root = ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[3 0 R]/Count 1>>'];
  const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 800 600]/Contents 4 0 R>>';
  const body = pdfOf([...root, page, ...objects]);
  return { door: 'upload', folder: 'plans', name: 'plan.pdf', body };
}

function picture(body: Buffer, folder = 'logos'): Hostile {
  return { door: 'upload', folder, name: 'logo', body };
}

export const makers: Record<string, Maker> = {
  'sheet with a cell far out': (size, pick) => {
    const column = choose(['XFD', 'GR', 'ZZ', 'B'], pick);
    const row = Math.ceil(size * 1_048_576);
    const place = choose(
      ['worksheets/sheet1.xml', 'sheets/sheet1.xml', 'a/.b.bin', 'x.xml'],
      pick + Math.ceil(size * 4),
    );
    return sheet({
      rows: `${head}<row r="${row}"><c r="${column}${row}"><v>1</v></c></row>`,
      place,
    });
  },
  'sheet with a huge range': (size) =>
    sheet({ rows: `${head}<dimension ref="A1:XFD${Math.ceil(size * 1e6)}"/>` }),
  'sheet of shared texts': (size) =>
    sheet({ rows: head, shared: many('<si><t>x</t></si>', size * 3e7) }),
  'sheet of parts of a text': (size) =>
    sheet({ rows: head, shared: `<si>${many('<r><t>x</t></r>', size * 2e7)}</si>` }),
  'sheet of attributes': (size, pick) =>
    sheet({
      rows: `${head}<row ${Array.from({ length: Math.ceil(size * 5e5) }, (_none, at) => `a${at}=""`).join(choose([' ', '\n'], pick))}/>`,
    }),
  'sheet of cells': (size) =>
    sheet({
      rows: Array.from(
        { length: Math.ceil(size * 30_000) },
        (_none, at) =>
          `<row r="${at + 1}">${'ABCDEFGH'.replaceAll(/./g, (name) => `<c r="${name}${at + 1}"><v>1</v></c>`)}</row>`,
      ).join(''),
    }),
  'table of one sign': (size, pick) =>
    table(
      `Title\n${many(choose(['"', '"a', ',', ';\t', 'a', '\u00e9a', '\r', 'a\n'], pick), size * 8e6)}`,
    ),
  'tables in a file': (size, pick) =>
    table(
      choose(
        [
          project({ features: `{${many('\\"', size * 4e5)}` }),
          project({ features: `{"${many('\\\\', size * 4e5)}\\` }),
          `{"projects":[${many('[', size * 3e6)}`,
          project({ description: 'x'.repeat(size * 3e7) }),
          JSON.stringify({ projects: Array.from({ length: Math.ceil(size * 3e5) }, () => ({})) }),
          project({ images: { gallery: many('["a",', size * 1e6) } }),
        ],
        pick,
      ),
      'tables.json',
    ),
  'archive of tables': (size, pick) =>
    archive({
      'all.json': choose(
        [
          project({ features: `{${many('\\"', size * 4e5)}` }),
          project({ location: many('{"a":', size * 4e5) }),
          `[${many('{"a":1},', size * 2e7)}{}]`,
        ],
        pick,
      ),
    }),
  'archive that unpacks to much': (size, pick) =>
    archive({ [choose(['a.json', 'projects.csv', 'x.xml'], pick)]: Buffer.alloc(size * 2e8, 32) }),
  'archive of odd names': (size, pick) =>
    archive(
      Object.fromEntries(
        Array.from({ length: Math.ceil(size * 3_000) }, (_none, at) => [
          choose(
            [`${'a/'.repeat(60)}${at}`, `../${at}`, `${'n'.repeat(250)}${at}`, `.${at}`],
            pick,
          ),
          Buffer.from('x'),
        ]),
      ),
    ),
  'export of a text': (size, pick) => exportOf(post(many(choose(markup, pick), size * 3e5))),
  'export of attributes': (size) =>
    exportOf(
      `<item ${Array.from({ length: Math.ceil(size * 5e5) }, (_none, at) => `a${at}="1"`).join(' ')}></item>`,
    ),
  'export of many texts': (size) =>
    exportOf(`<item>${many(`<a>${'x'.repeat(1e6)}</a>`, size * 6e7)}</item>`),
  'export of elements': (size, pick) =>
    exportOf(
      many(choose(['<item>', '<item></item>', '<!-- x -->', '&#1;', '&amp;'], pick), size * 8e6),
    ),
  'page of a text': (size, pick) => ({
    door: 'page',
    text: many(choose(markup, pick), size * 8e5),
  }),
  'reply of a text': (size, pick) => ({
    door: 'reply',
    text: many(choose(markup, pick), size * 99_000),
  }),
  'email of a text': (size, pick) => ({
    door: 'email',
    text: `From: noor@lindqvist.example\nSubject: Hello\nMessage-ID: <${pick}-${size}@lindqvist.example>\nContent-Type: text/html\n\n${many(choose(markup, pick), size * 2e6)}\n`,
  }),
  'email of parts': (size, pick) => ({
    door: 'email',
    text: `From: noor@lindqvist.example\nSubject: Hello\nMessage-ID: <p${pick}-${size}@lindqvist.example>\nContent-Type: multipart/mixed; boundary=b\n\n${many(choose(['--b\n\n\n', '--b\nContent-Type: message/rfc822\n\n', 'a\n'], pick), size * 4e6)}`,
  }),
  'plan that unpacks to much': (size) => {
    const packed = deflateSync(deflateSync(Buffer.alloc(size * 3e8, ' '), { level: 1 }));
    return plan(streamOf(packed, '/Filter[/FlateDecode/FlateDecode]'));
  },
  'plan of lines': (size) => plan(streamOf(many('0 0 m 9 9 l S ', size * 4e6))),
  'picture of many pixels': (_size, pick) =>
    picture(choose([pngBomb(), gifBomb(5_000, 300)], pick), 'partners'),
  'drawing of a part': (size, pick) =>
    picture(
      svg(
        many(choose(['<g>', '<path d="M0 0h9"/>', '<text>', '<use href="#a"/>'], pick), size * 4e6),
      ),
    ),
};
