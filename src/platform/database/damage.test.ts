import { mkdtemp, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test, vi } from 'vitest';
import type * as damageModule from './damage.ts';

let damage: typeof damageModule;
const error = vi.spyOn(console, 'error').mockImplementation(() => {});

/** A found damage is never reset, so each test imports the module anew. */
beforeEach(async () => {
  error.mockClear();
  vi.resetModules();
  damage = await import('./damage.ts');
});

test.each([{ errcode: 11 }, { errcode: 11 | (1 << 8) }, { errcode: 26 }, { code: 'XX001' }])(
  'a query that fails with %j reports damage once',
  (code) => {
    const cause = Object.assign(new Error('malformed'), code);
    damage.recordDamage(cause);
    damage.recordDamage(cause);
    expect(damage.isDatabaseDamaged()).toBe(true);
    expect(error).toHaveBeenCalledOnce();
    expect(error).toHaveBeenCalledWith(expect.stringContaining('The database is damaged'));
  },
);

test.each([{ errcode: 5 }, { errcode: 2067 }, { code: '57P01' }, {}])(
  'a query that fails with %j reports no damage',
  (code) => {
    damage.recordDamage(Object.assign(new Error('no'), code));
    expect(damage.isDatabaseDamaged()).toBe(false);
    expect(error).not.toHaveBeenCalled();
  },
);

test('a file with a damaged page is reported, an intact file is not', async () => {
  const file = await makeDatabase();
  await damage.checkForDamage(file);
  expect(damage.isDatabaseDamaged()).toBe(false);
  await overwrite(file, 3 * 4096);
  await damage.checkForDamage(file);
  expect(damage.isDatabaseDamaged()).toBe(true);
  expect(error).toHaveBeenCalledOnce();
});

test('a file that is not a database is reported as damaged', async () => {
  const file = await makeDatabase();
  await overwrite(file, 0);
  await damage.checkForDamage(file);
  expect(damage.isDatabaseDamaged()).toBe(true);
});

async function makeDatabase() {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'damage-')), 'site.db');
  const database = new DatabaseSync(file);
  database.exec('pragma journal_mode=wal; create table words (word text)');
  const insert = database.prepare('insert into words values (?)');
  for (let row = 0; row < 200; row += 1) insert.run('a word'.repeat(50));
  database.close();
  return file;
}

async function overwrite(file: string, position: number) {
  const handle = await open(file, 'r+');
  await handle.write(Buffer.alloc(4096, 'x'), 0, 4096, position);
  await handle.close();
}
