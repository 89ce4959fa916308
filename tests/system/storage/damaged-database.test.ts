import { open } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, inject, test } from 'vitest';
import { copyDemoData, endSites, health, startSite, stopSite } from '../sites/site.ts';

afterAll(endSites);

test('a damaged page of the database is told by the health and once by the log', async () => {
  const DATA_DIR = await copyDemoData(inject('demoData'));
  await damage(path.join(DATA_DIR, 'solmere.db'), 'testimonials');
  const site = await startSite({ DATA_DIR });
  expect(await health(site)).toMatchObject({ ready: true, database: 'damaged' });
  for (const _ of [1, 2]) {
    expect((await fetch(`${site.origin}/testimonials`)).status).toBe(503);
    expect(await health(site)).toMatchObject({ ready: true, database: 'damaged' });
  }
  expect(site.said().match(/The database is damaged/g)).toHaveLength(1);
  expect((await fetch(`${site.origin}/partners`)).status).toBe(200);
  await stopSite(site);
});

/** Writes over the first page of a table. */
async function damage(file: string, table: string) {
  const database = new DatabaseSync(file);
  const pageSize = Number(database.prepare('pragma page_size').get()?.['page_size']);
  const found = database.prepare('select rootpage from sqlite_schema where name = ?').get(table);
  database.close();
  const handle = await open(file, 'r+');
  const position = (Number(found?.['rootpage']) - 1) * pageSize;
  await handle.write(Buffer.alloc(pageSize, 'x'), 0, pageSize, position);
  await handle.close();
}
