// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { readDelimited } from '../../../admin/sheet/delimited.ts';
import { readCsv, writeCsv } from './csv.ts';
import {
  compareTexts,
  exportedTexts,
  type ExchangedRecord,
  type ExchangedText,
} from './exchange.ts';
import { readXliff, writeXliff } from './xliff.ts';

const parser = new DOMParser();

const record: ExchangedRecord = {
  noun: 'projects',
  recordId: 'k',
  name: 'Kestrel House',
  id: 'id',
  revision: 4,
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
  return exported.map(({ noun, recordId, path, source, target }) => ({
    noun,
    recordId,
    path,
    source,
    target,
  }));
}

test('what is exported says what is missing, changed and current', () => {
  expect(texts.map(({ path, state, target }) => `${path} ${state} ${target}`.trim())).toEqual([
    'description changed Au bord de la mer.',
    'subtitle missing',
    'features.0 current Piscine',
    'features.1 missing',
    'alt:/media/a.b.jpg missing',
  ]);
});

test('a table and an XLIFF file come back as they were exported', () => {
  const table = readDelimited(writeCsv(texts));
  expect(readCsv(table.rows)).toEqual({ texts: lines(texts) });
  const read = readXliff(writeXliff(texts, languages), 'fr-CA', parser);
  const nothing = compareTexts([record], 'texts' in read ? read.texts : []);
  expect(nothing).toMatchObject({ added: 0, same: 1, empty: 3, refused: [] });
  expect(nothing.changed).toBe(1);
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
  const read = readXliff(translated, 'fr-CA', parser);
  const report = compareTexts([record], 'texts' in read ? read.texts : []);
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
      lineAt('features.1'),
      { ...alt, path: 'alt:/media/other.jpg', source: 'Another' },
      { ...alt, recordId: 'gone' },
    ],
  );
  expect(report.refused.map(({ path, reason }) => `${path}: ${reason}`)).toEqual([
    'description: The source has changed since the export',
    'subtitle: HTML tags are missing or damaged',
    'subtitle: HTML tags are missing or damaged',
    'features.1: Placeholder {office.phone} is missing',
    'alt:/media/other.jpg: There is no such text',
    'alt:/media/a.b.jpg: There is no such record',
  ]);
  expect(report.records[0]).toMatchObject({ isWhole: false, changed: [{ after: target }] });
  expect(report.records[0]?.fields['features.0']).toEqual({ source: 'Pool', text: target });
});

test('a file of another language or kind is not read', () => {
  const xml = writeXliff(texts, languages);
  expect(readXliff(xml, 'ja-JP', parser)).toEqual({
    error: 'This file is in fr-CA, not in ja-JP.',
  });
  expect(readXliff(`${xml}<`, 'fr-CA', parser)).toEqual({
    error: 'This file is damaged: it is not complete XML.',
  });
  expect(readXliff('<html/>', 'fr-CA', parser)).toEqual({ error: 'This is not an XLIFF file.' });
  expect(readCsv([['Source', 'Target']])).toEqual({ error: 'The table has no column “Record”.' });
});
