import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { readDelimited } from '../../../admin/sheet/delimited.ts';
import type { Unit } from '../../../model/translations/units.ts';
import { structureError, structureNote } from '../text-structure.ts';
import { readCsv, writeCsv } from './csv.ts';
import {
  compareTexts,
  exportedTexts,
  type ExchangedRecord,
  type ExchangedText,
} from './exchange.ts';
import { readXliff, writeXliff } from './xliff.ts';

const record: ExchangedRecord = {
  noun: 'projects',
  recordId: 'k',
  name: 'Kestrel House',
  id: 'id',
  revision: 4,
  isPublic: true,
  units: [
    { path: 'description', source: 'By the harbour.\n\nQuiet & "low".', kind: 'prose' },
    {
      path: 'subtitle',
      source: '<p>2 <em>homes</em> &amp; a <a href="/x">pool</a>&nbsp;</p>',
      kind: 'html',
    },
    { path: 'features.0', source: 'Pool', kind: 'line' },
    { path: 'features.1', source: '=Call {office.phone}', kind: 'line' },
    { path: 'alt:/media/a.b.jpg', source: 'At dusk', kind: 'alt' },
  ],
  fields: {
    description: { source: 'By the sea.', text: 'Au bord de la mer.' },
    'features.0': { source: 'Pool', text: 'Piscine' },
  },
};

const texts = exportedTexts([record]);
const languages = { source: 'en-CA', target: 'fr-CA' };

function lines(exported: readonly ExchangedText[]): ExchangedText[] {
  return exported.map(({ noun, recordId, path, source, target, isConfirmed }) => ({
    noun,
    recordId,
    path,
    source,
    target,
    isConfirmed,
  }));
}

test('a file of the time when a text was plain still fits', () => {
  const content = {
    path: 'content',
    source: '<p>One &amp; two.</p><p>Three.</p>',
    kind: 'html',
    wasPlain: true,
  } as const;
  const news = { ...record, noun: 'news' as const, units: [content], fields: {} };
  const [line] = lines(exportedTexts([news]));
  const report = compareTexts(
    [news],
    [{ ...line, source: 'One & two.\n\nThree.', target: 'Un & deux.\n\nTrois.' } as ExchangedText],
  );
  expect(report).toMatchObject({ added: 1, refused: [] });
  expect(report.records[0]?.fields['content']).toEqual({
    source: content.source,
    text: '<p>Un &amp; deux.</p><p>Trois.</p>',
  });
});

function figure(src: string, caption: string) {
  return `<p>a</p><figure><img src="${src}" /><figcaption>${caption}</figcaption></figure>`;
}

test('a translation keeps the image of its source, and may say something else below it', () => {
  const image = '/media/images/news/0123456789abcdef_1600x900_a29a8c.jpg';
  const unit = { path: 'content', source: figure(image, 'Pier'), kind: 'html' } as const;
  expect(structureError(unit, figure(image, 'Quai'))).toBeUndefined();
  expect(structureError(unit, figure(image.replace('0123', '4567'), 'Quai'))).toContain(
    'HTML tags',
  );
  expect(structureNote(unit, '<p>a</p>')).toBe('The source has 1 image, this text 0');
});

test('what is exported says what is missing, changed and current', () => {
  expect(texts.map(({ path, state, target }) => `${path} ${state} ${target}`.trim())).toEqual([
    'description changed Au bord de la mer.',
    'subtitle missing',
    'features.0 current Piscine',
    'features.1 missing',
    'alt:/media/a.b.jpg missing',
  ]);
});

test('a table and an XLIFF file come back as they were exported, and mark nothing as current', () => {
  expect(read(writeCsv(texts))).toEqual(lines(texts));
  expect(compareTexts([record], read(writeXliff(texts, languages)))).toMatchObject({
    records: [],
    same: 2,
    empty: 3,
    refused: [],
  });
});

test('a text whose source has changed is current once the translator says that it is', () => {
  const xml = writeXliff(texts, languages).replace('needs-review-translation', 'translated');
  const csv = writeCsv(texts).replace('"changed"', '"current"');
  for (const file of [read(xml), read(csv)])
    expect(compareTexts([record], file)).toMatchObject({
      same: 1,
      records: [{ changed: [{ path: 'description', after: 'Au bord de la mer.' }] }],
    });
});

/** What spreadsheets and tools for translators make of a file. */
const tools: [string, (file: { xml: string; csv: string }) => string][] = [
  ['a table with semicolons', ({ csv }) => saveAgain(csv, { delimiter: ';', newline: '\n' })],
  ['Unicode text of Excel', ({ csv }) => saveAgain(csv, { delimiter: '\t' })],
  ['columns in another order', ({ csv }) => saveAgain(csv, {}, [6, 5, 1, 0])],
  ['units in another order', ({ xml }) => xml.replace(/<body>.*<\/body>/s, reversed)],
  ['a byte order mark and other line ends', ({ xml }) => `\uFEFF${xml.replaceAll('\n', '\r\n')}`],
  ['broken lines', ({ xml }) => xml.replaceAll(/<(source|target[^>]*)>/g, '<$1>\n      ')],
  [
    'an alternative and a segmented source',
    ({ xml }) =>
      xml.replaceAll(
        '</trans-unit>',
        '<seg-source><mrk mtype="seg" mid="1">x</mrk></seg-source><alt-trans><target>x</target></alt-trans></trans-unit>',
      ),
  ],
  [
    'segments, and codes of other kinds',
    ({ xml }) =>
      xml
        .replaceAll(
          /<target([^>]*)>(.*?)<\/target>/gs,
          '<target$1><mrk mtype="seg">$2</mrk></target>',
        )
        .replaceAll(/<ph (id="\d+")>([^<]*)<\/ph>/g, '<bpt $1>$2</bpt>'),
  ],
  [
    'a prefix, groups and single quotes',
    ({ xml }) =>
      xml
        .replace('xmlns=', 'xmlns:x=')
        .replaceAll(/<(\/?)(\w)/g, '<$1x:$2')
        .replaceAll(/<(\/?)x:body>/g, (tag, end) => (end ? `</x:group>${tag}` : `${tag}<x:group>`))
        .replaceAll(/(target-language|id)="([^"]*)"/g, "$1='$2'"),
  ],
  [
    'character data',
    ({ xml }) => xml.replaceAll(/<target([^>]*)>(\w[\w ]*)/g, '<target$1><![CDATA[$2]]>'),
  ],
  ['units without their kind', ({ xml }) => xml.replaceAll(/ datatype="\w+"/g, '')],
  ['another case of the language', ({ xml }) => xml.replaceAll('"fr-CA"', '"fr_ca"')],
];

function reversed(body: string) {
  const units = body.match(/<trans-unit.*?<\/trans-unit>/gs) ?? [];
  return `<body>${units.toReversed().join('')}</body>`;
}

test.each(tools)('texts with odd characters come back from %s', (_, change) => {
  const units: Unit[] = oddTexts.flatMap((text, index) => [
    { path: `lines.${index}`, source: text.replaceAll('\n', ' '), kind: 'line' },
    { path: `prose.${index}`, source: `${text}\n\n${text}`, kind: 'prose' },
    { path: `html.${index}`, source: `<p>${encoded(text)} <em>a</em></p>`, kind: 'html' },
  ]);
  const odd = {
    ...record,
    recordId: 'images/odd/a.b_1.jpg',
    units,
    fields: Object.fromEntries(
      units.map((unit) => [unit.path, { source: unit.source, text: written(unit) }]),
    ),
  };
  const exported = exportedTexts([odd]);
  const file = read(change({ xml: writeXliff(exported, languages), csv: writeCsv(exported) }));
  expect(compareTexts([odd], file)).toMatchObject({ records: [], refused: [], same: units.length });
  const { records } = compareTexts([{ ...odd, fields: {} }], file);
  const added = records.flatMap((one) => one.added.map(({ path, after }) => [path, after.trim()]));
  expect(Object.fromEntries(added)).toEqual(
    Object.fromEntries(units.map((unit) => [unit.path, written(unit)])),
  );
});

const oddTexts = [
  '=Sum',
  '+a',
  '-a',
  '@a',
  '＝a',
  "'=a",
  `a; "b", 'c'|d\te`,
  'a < b & c ]]> &amp; &lt;p&gt;',
  'a\nb',
  'Vue\u00A0: \u202F😀 e\u0301 全角\u3000字',
];

function read(file: string) {
  const answer = file.includes('<?xml')
    ? readXliff(file, 'fr-CA')
    : readCsv(readDelimited(file).rows);
  if ('error' in answer) throw new Error(answer.error);
  return answer.texts;
}

/** The table as a spreadsheet saves it: quoted where it must be. */
function saveAgain(csv: string, config: Papa.UnparseConfig, order = [0, 1, 2, 3, 4, 5, 6]) {
  const { data } = Papa.parse<string[]>(csv, { delimiter: ',', skipEmptyLines: true });
  const rows = data.map((row) => order.map((column) => row[column]));
  return Papa.unparse(rows, config);
}

function written({ source, kind }: Unit) {
  return kind === 'html' ? source : `${source} FR`;
}

function encoded(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

test('an apostrophe that a table has before a source is not taken for one of the translation', () => {
  const csv = writeCsv(texts).replace(
    `"'=Call {office.phone}",""`,
    `"'=Call {office.phone}","'Appelez"`,
  );
  expect(read(csv).map(({ target }) => target)).toContain('Appelez');
});

test('tags and placeholders of XLIFF are codes that a translator cannot damage', () => {
  const xml = writeXliff(texts, languages);
  expect(xml).toContain('<ph id="3">&lt;/em&gt;</ph> &amp; a ');
  expect(xml).toContain('=Call <ph id="1">{office.phone}</ph>');
  const translated = xml
    .replace(
      /(resname="subtitle".*?<target[^>]*>)/s,
      '$1<ph id="1"/>2 <mrk mtype="term"><ph id="2">x</ph>logements</mrk><ph id="3"/> &lt;et&gt; <ph id="4"/>piscine<ph id="5"/><ph id="6"/>',
    )
    .replace(/(resname="features.1".*?<target[^>]*>)/s, '$1Appelez <ph id="1"/>');
  const report = compareTexts([record], read(translated));
  expect(report).toMatchObject({ added: 2, refused: [] });
  expect(report.records[0]?.fields).toMatchObject({
    subtitle: {
      text: '<p>2 <em>logements</em> &lt;et&gt; <a href="/x">piscine</a></p>',
    },
    'features.1': { text: 'Appelez {office.phone}' },
  });
});

test('the report refuses what would damage or is out of date, and says why', () => {
  const target = 'Texte';
  const lineAt = (path: string) => {
    const line = lines(texts).find((one) => one.path === path);
    if (!line) throw new Error(`There is no ${path}`);
    return { ...line, target };
  };
  const alt = lineAt('alt:/media/a.b.jpg');
  const damaged = '<p>2 <em>homes</p> &amp; a <a href="/x">pool</em></a>';
  const report = compareTexts(
    [record],
    [
      { ...lineAt('description'), source: 'By the sea.' },
      lineAt('subtitle'),
      { ...lineAt('subtitle'), target: damaged },
      { ...lineAt('features.0'), path: 'features.7' },
      { ...lineAt('features.0'), target: 'Autre' },
      lineAt('features.1'),
      { ...alt, path: 'alt:/media/other.jpg', source: 'Another' },
      { ...alt, recordId: 'gone' },
    ],
  );
  expect(report.refused.map(({ path, reason }) => `${path}: ${reason}`)).toEqual([
    'description: The source is not that of the site: it has changed since the export, or a spreadsheet rewrote it. Export it again.',
    'subtitle: HTML tags are missing or damaged. Use each tag of the source once, and close it.',
    'subtitle: HTML tags are missing or damaged. Use each tag of the source once, and close it.',
    'features.0: The file has another translation of this text. Keep one of them.',
    'features.1: Placeholder {office.phone} is missing. Write it as it is in the source.',
    'alt:/media/other.jpg: The record no longer has this text. Export again to see its texts.',
    'alt:/media/a.b.jpg: No record has this ID. Restore the record if it was deleted, or export again.',
  ]);
  expect(report.records[0]).toMatchObject({ isWhole: false, changed: [{ after: target }] });
  expect(report.records[0]?.fields['features.0']).toEqual({ source: 'Pool', text: target });
});

test('a file of another language or kind is not read', () => {
  const xml = writeXliff(texts, languages);
  expect(readXliff(xml, 'ja-JP')).toEqual({
    error: 'This file is in French (Canada), not in Japanese (Japan).',
  });
  expect(readXliff(`${xml}<`, 'fr-CA')).toEqual({
    error: 'This file is damaged: it is not complete XML. Export it again.',
  });
  expect(readXliff('<html/>', 'fr-CA')).toEqual({ error: 'This is not an XLIFF file.' });
  expect(readCsv([['Source', 'Target']])).toEqual({ error: 'The table has no column “Record”.' });
});
