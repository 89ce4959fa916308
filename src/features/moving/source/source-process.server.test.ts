import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { wordPressFile, wordPressItem } from '../../../../tests/files/wordpress-export.ts';
import { workbook } from '../../../../tests/files/workbook.ts';
import { writeZip } from '../../../../tests/files/zip.ts';
import { optionsSchema } from '../moving.ts';
import { importsFolder, openSource, readSheetHead } from './source-process.server.ts';

vi.setConfig({ testTimeout: 120_000 });
vi.unmock('../../../platform/jobs/worker-process.ts');

const options = optionsSchema.parse({});

test('records come in their order, more than once, and one that is too long is refused alone @long', async () => {
  const items = Array.from({ length: 300 }, (_none, at) => post(at, 'a '.repeat(1_000)));
  items[100] = post(100, 'a '.repeat(600_000));
  const source = await openSource(write('old.xml', wordPressFile(items)), {
    name: 'old.xml',
    options,
  });
  for (let round = 0; round < 2; round += 1) {
    const records = await Array.fromAsync(source.records());
    expect(records.map(({ name }) => name)).toEqual(items.map((_item, at) => `Post ${at}`));
    const refused = records.filter(({ faults }) => faults.length > 0);
    expect(refused).toMatchObject([
      { name: 'Post 100', faults: [expect.stringContaining('1 MB')] },
    ]);
  }
  await source.close();
});

test('what has too many rows is refused in a sentence, and leaves nothing @long', async () => {
  const far = workbook({ rows: '<row r="1048576"><c r="XFD1048576"/></row>', place: 'x.bin' });
  const sheet = readSheetHead(write('x.xlsx', far), 'x.xlsx');
  await expect(sheet).rejects.toThrow('x.xlsx has more than 50000 rows.');
  expect(readdirSync(importsFolder)).toEqual([]);
});

test('so is what fills the memory @long', async () => {
  const rows = Buffer.from(`{"projects":[${'{"a":[[],[]]},'.repeat(4_000_000)}{}]}`);
  const zip = write('x.zip', writeZip({ 'a.json': rows }));
  const name = 'x.zip';
  await expect(openSource(zip, { name, options })).rejects.toThrow(
    /x\.zip needs too much memory|more than/,
  );
  expect(readdirSync(importsFolder)).toEqual([]);
});

function post(at: number, content: string) {
  const link = `https://old.example/2019/03/post-${at}/`;
  return wordPressItem({ id: at + 1, title: `Post ${at}`, name: `post-${at}`, link, content });
}

function write(name: string, content: string | Buffer) {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'source-')), name);
  writeFileSync(file, content);
  return file;
}
