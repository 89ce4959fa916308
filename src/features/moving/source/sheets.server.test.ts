import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { beforeEach, expect, test, vi, type Mock } from 'vitest';
import { check, emptySite, imported, outcomes } from '../../../../tests/fixtures/import.ts';
import {
  makeImage,
  olderTables,
  withOneImage,
  writeTables,
} from '../../../../tests/files/older-site.ts';
import { workbook } from '../../../../tests/files/workbook.ts';
import { writeZip } from '../../../../tests/files/zip.ts';
import { notesOf } from '../import/import-report.ts';
import { readSheetHead } from './source-process.server.ts';
import { guessColumns, guessNoun } from './sheet-fields.ts';
import { readSheet } from './sheet.server.ts';
import { db } from '../../../platform/database/database.ts';
import { prepareDataFolder } from '../../../start-up.ts';
import { listItems } from '../import/imports.server.ts';

await prepareDataFolder();
vi.setConfig({ testTimeout: 120_000 });

beforeEach(emptySite);

const isPublished = true;

test('the rows of a sheet become projects, with developers by their names', async () => {
  const { developers } = withOneImage(olderTables);
  await imported(await writeTables({ developers }), { isPublished });
  const file = sheet(
    'projects.csv',
    'Name;City;Status;Developer;Units;Text;Amenities\nQuay;Vancouver;in-progress;Northquay;120;By the quay.;"Gym\nPool"\nRow;Vancouver;sold;Nobody;1.200;A row.;',
  );
  const { head } = await readSheet(file, file);
  expect(guessNoun(head)).toBe('projects');
  const columns = guessColumns('projects', head);
  const id = await imported(file, { noun: 'projects', columns });
  const [draft] = await db
    .selectFrom('drafts')
    .select('record')
    .where('noun', '=', 'projects')
    .execute();
  const [developer] = await db
    .selectFrom('developers')
    .select('id')
    .where('name', '=', 'Northquay')
    .execute();
  expect(JSON.parse(draft?.record ?? '')).toMatchObject({
    title: 'Quay',
    city: 'VANCOUVER',
    developerId: developer?.id,
    features: ['Gym', 'Pool'],
    specifications: { units: 120 },
  });
  const row = (await listItems(id)).find(({ name }) => name === 'Row');
  expect(row?.outcome).toBe('refused');
  expect(notesOf(row ?? { notes: '[]' }).join(' ')).toContain('1.200');
});

test('news and testimonials of a sheet are about the projects that they name', async () => {
  const { developers, projects } = withOneImage(olderTables);
  await imported(await writeTables({ developers, projects }), { isPublished });
  const house = await db.selectFrom('projects').select(['id', 'title']).executeTakeFirstOrThrow();
  const sheets = {
    news: `Title,Text,Category,Date,Project\nOne,A,Recognition,2025-01-05,${house.title}\n`,
    testimonials: `Author,Quote,Place,Building\nAda,Good.,Rome,${house.title}\n`,
  };
  for (const noun of ['news', 'testimonials'] as const) {
    const file = sheet(`${noun}.csv`, sheets[noun]);
    const { head } = await readSheet(file, file);
    expect(guessNoun(head)).toBe(noun);
    await imported(file, { noun, columns: guessColumns(noun, head), isPublished });
    expect(await db.selectFrom(noun).select('projectId').execute()).toEqual([
      { projectId: house.id },
    ]);
  }
});

test('partners of a sheet bring their city and their languages, by names or tags', async () => {
  const file = sheet(
    'partners.csv',
    'Name;Position;Email;Phone;Mobile;Website;City;Languages spoken\n' +
      'Ada One;Agent;ada@one.example;604 555 0101;604 555 0102;one.example;Vancouver;English, français and Mandarin\n' +
      'Bo Two;Agent;bo@two.example;604 555 0103;604 555 0104;two.example;Atlantis;en ja Klingon\n',
  );
  const { head } = await readSheet(file, file);
  expect(guessNoun(head)).toBe('partners');
  const columns = guessColumns('partners', head);
  const id = await imported(file, { noun: 'partners', columns, isPublished });
  const partners = await db.selectFrom('partners').select(['name', 'city', 'languages']).execute();
  expect(partners.toSorted((one, other) => one.name.localeCompare(other.name))).toEqual([
    { name: 'Ada One', city: 'VANCOUVER', languages: 'en fr zh' },
    { name: 'Bo Two', city: 'ATLANTIS', languages: 'en ja' },
  ]);
  const notes = (await listItems(id)).flatMap(notesOf).join(' ');
  expect(notes).toContain('Languages: “Klingon” left out.');
  expect(notes).toContain('The city ATLANTIS is not in Settings → Cities.');
});

test('rows with the same slug, and a date with two meanings, are refused with their reasons', async () => {
  const file = sheet(
    'news.csv',
    'Title,Text,Category,Date\nOne,A,Recognition,2025-01-05\nOne,B,Recognition,2025-01-06\nTwo,C,Recognition,03/04/2025\n',
  );
  const columns = { title: 0, content: 1, category: 2, published_at: 3 };
  const id = await imported(file, { noun: 'news', columns, isPublished });
  expect(Object.values(await outcomes(id)).toSorted()).toEqual(['created', 'refused', 'refused']);
});

test('a workbook is read with its dates and numbers', async () => {
  const file = writeWorkbook([
    ['Author', 'Quote', 'Location', 'Type'],
    ['Noor', 'Good.', 'Vancouver', 'Client'],
  ]);
  const { head, rows, others } = await readSheet(file, 'x.xlsx');
  expect({ head, rows, others }).toEqual({
    head: ['Author', 'Quote', 'Location', 'Type'],
    rows: [['Noor', 'Good.', 'Vancouver', 'Client']],
    others: ['Two'],
  });
  const columns = guessColumns('testimonials', head);
  await imported(file, { noun: 'testimonials', columns, isPublished });
  expect(await db.selectFrom('testimonials').select(['author', 'type']).execute()).toEqual([
    { author: 'Noor', type: 'client' },
  ]);
});

test('an archive of an older site is imported as its folder is', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'zip-'));
  const file = path.join(folder, 'site.zip');
  const { developers, testimonials } = withOneImage(olderTables);
  const files = { 'dump/developers.json': developers, 'dump/testimonials.json': testimonials };
  writeFileSync(
    file,
    writeZip(
      Object.fromEntries(
        Object.entries(files).map(([name, rows]) => [name, Buffer.from(JSON.stringify(rows))]),
      ),
    ),
  );
  await imported(file, { isPublished });
  expect(await db.selectFrom('testimonials').select('author').execute()).toHaveLength(2);
});

test('rows with more cells than titles are refused; columns that fill no field and unknown cities are named', async () => {
  const file = sheet(
    'projects.csv',
    'Name,City,Colour\nQuay,Atlantis,Blue,240,\nRow,Vancouver,,,\n',
  );
  const id = await imported(file, { noun: 'projects' });
  const found = Object.fromEntries((await listItems(id)).map((item) => [item.name, notesOf(item)]));
  expect(found).toEqual({
    'The file': ['Columns that fill no field were left out: Colour.'],
    VANCOUVER: [],
    Quay: [
      'The row has more cells than there are columns: “240”. Put a text or number with a separator in quotation marks.',
      'The city ATLANTIS is not in Settings → Cities.',
    ],
    Row: [],
  });
});

test.each([
  [
    '',
    '名称,都市,価格（万円）,総戸数',
    '岸壁,Tokyo,"5,980～12,800",120',
    '¥59,800,000 to ¥128,000,000',
  ],
  [' @long', 'Projet;Ville;Prix (M€);Unités', 'Quai;Paris;1,25;120', '€1,250,000'],
  [
    ' @long',
    '建案,城市,總價(萬),總戶數',
    '河岸,Taipei,"NT$1,280萬起",="0120"',
    'From NT$12,800,000',
  ],
  [
    ' @long',
    'Project,City,Price (USD),Units',
    'Quay,Seattle,"From 900,000",120',
    'From USD 900,000',
  ],
  [' @long', 'Proyecto;Ciudad;Precio;Viviendas', 'Muelle;Madrid;A consultar;120', 'A consultar'],
])(
  'a sheet%s titled %j is read with the unit of its prices',
  async (_long, titles, row, priceRange) => {
    const file = sheet('projects.csv', `${titles}\n${row}\n`);
    await imported(file, { noun: 'projects' });
    const [draft] = await db.selectFrom('drafts').select('record').execute();
    expect(JSON.parse(draft?.record ?? '')).toMatchObject({
      city: row.split(/[,;]/)[1]?.toUpperCase(),
      specifications: { priceRange, units: 120 },
    });
  },
);

test('what the rows are counts also where a folder holds the sheet', async () => {
  const file = sheet('projects.csv', 'Name;City;Floors\nQuay;Vancouver;12\n');
  await imported(path.dirname(file), { noun: 'projects' });
  const [draft] = await db.selectFrom('drafts').select('record').execute();
  expect(JSON.parse(draft?.record ?? '')).toMatchObject({
    title: 'Quay',
    specifications: { levels: 12 },
  });
  writeFileSync(path.join(path.dirname(file), 'more.csv'), 'Name\nRow\n');
  await expect(check(path.dirname(file), { noun: 'partners' })).rejects.toThrow(
    'The folder has several sheets: more.csv, projects.csv.',
  );
});

function sheet(name: string, text: string) {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'sheet-')), name);
  writeFileSync(file, text);
  return file;
}

function writeWorkbook(rows: string[][]) {
  const cells = rows
    .map((row, index) => {
      const inner = row
        .map(
          (text, at) =>
            `<c r="${'ABCD'[at]}${index + 1}" t="inlineStr"><is><t>${text}</t></is></c>`,
        )
        .join('');
      return `<row r="${index + 1}">${inner}</row>`;
    })
    .join('');
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'sheet-')), 'x.xlsx');
  writeFileSync(
    file,
    workbook({ rows: cells, others: { Two: cells, Three: '<row r="1"><c r="A1" s="1"/></row>' } }),
  );
  return file;
}

test('requests are answered between the rows of a dry run @long', async () => {
  const rows = Array.from({ length: 60 }, (_, row) => `Row ${row},Text,Recognition,2025-01-05`);
  const file = sheet('news.csv', `Title,Text,Category,Date\n${rows.join('\n')}\n`);
  const columns = { title: 0, content: 1, category: 2, published_at: 3 };
  const begun = vi.spyOn(db, 'transaction');
  const run = { isOver: false };
  const watching = mostInOneTurn(begun, run);
  await check(file, { noun: 'news', columns, isPublished });
  run.isOver = true;
  expect(await watching).toBeLessThan(10);
  expect(begun.mock.calls.length).toBeGreaterThan(rows.length);
});

async function mostInOneTurn(calls: Mock<(typeof db)['transaction']>, run: { isOver: boolean }) {
  let [most, known] = [0, 0];
  while (!run.isOver) {
    await setImmediate();
    const { length } = calls.mock.calls;
    [most, known] = [Math.max(most, length - known), length];
  }
  return most;
}

test('an image of a sheet is found by its name in any folder of a ZIP', async () => {
  const rows = 'Name,Photo\nAnna Berg,anna.jpg\nRui Costa,rui.jpg\nMei Tan,mei.jpg';
  const folder = mkdtempSync(path.join(tmpdir(), 'sheets-'));
  const file = path.join(folder, 'people.zip');
  await makeImage(path.join(folder, 'one.jpg'), 1);
  const image = readFileSync(path.join(folder, 'one.jpg'));
  const pictures = { 'photos/north/ANNA.jpg': image, 'a/rui.jpg': image, 'b/rui.jpg': image };
  writeFileSync(file, writeZip({ 'lists/team.csv': Buffer.from(rows), ...pictures }));
  const { head } = await readSheetHead(file, 'people.zip');
  expect(head).toEqual(['Name', 'Photo']);
  const columns = guessColumns('partners', head);
  const id = await check(file, { noun: 'partners', columns });
  expect(await outcomes(id)).toMatchObject({
    'file anna.jpg': 'found',
    'file rui.jpg': 'missing',
    'file mei.jpg': 'missing',
  });
  const rui = (await listItems(id)).find(({ name }) => name === 'Rui Costa');
  expect(notesOf(rui ?? { notes: '[]' }).join(' ')).toContain(
    'several files have this name: a/rui.jpg, b/rui.jpg. Write the folder as well.',
  );
  const older = writeZip({ 'partners.csv': Buffer.from('id,name\n1,Anna') });
  writeFileSync(file, older);
  expect((await readSheetHead(file, 'people.zip')).head).toEqual([]);
});
