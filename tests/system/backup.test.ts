import { readFileSync } from 'node:fs';
import { cp, mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createArchive, openArchive } from '../../src/platform/backup-archive.ts';
import {
  takePostgresSnapshot,
  takeSqliteSnapshot,
  type PortableRow,
} from '../../src/platform/backup-snapshot.ts';
import { openBackup, type Manifest } from '../../src/platform/backup-file.ts';
import { createDatabase, startPostgres } from '../postgres.ts';
import { runProgram, startProgram } from './program.ts';

const kinds = ['sqlite', 'postgres'] as const;
type Kind = (typeof kinds)[number];

/** A data folder, and a database of its own. */
type World = { DATA_DIR: string; DATABASE_URL?: string };

let postgres: Awaited<ReturnType<typeof startPostgres>>;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.remove());

describe.each(kinds)('on %s', (kind) => {
  test('a backup made while staff work is whole, and restores on a fresh machine', async () => {
    const world = await makeWorld(kind);
    const staff = await letStaffWork(world, 30);
    const done = [...staff.done];
    const file = await backUp(world);
    await staff.stop();

    const fresh = await makeWorld(kind);
    expect(await run('restore', [file], fresh)).toMatchObject({ code: 0 });
    const rows = await rowsOf(fresh);
    expect(rows['developers']?.map(({ name }) => name)).toEqual(expect.arrayContaining(done));
    for (const { url } of rows['media'] ?? []) {
      const places = [world, fresh].map(({ DATA_DIR }) => path.join(DATA_DIR, String(url)));
      const [one, other] = await Promise.all(places.map((place) => readFile(place)));
      expect(one).toEqual(other);
    }
  });

  test('what is restored equals what was, but for a content version far above @long', async () => {
    const { world, file } = await makeBackup(kind);
    const before = await stateOf(world);
    const staff = await letStaffWork(world, 5);
    await staff.stop();
    await writeFile(path.join(world.DATA_DIR, 'secret'), 'another');
    const later = await rowsOf(world);

    const { code, said } = await run('restore', [file, '--yes'], world);
    expect(said).toContain('Start it again');
    expect(code).toBe(0);
    expect(await stateOf(world)).toEqual(before);
    expect(await contentVersionOf(world)).toBeGreaterThanOrEqual(
      1_000_000 + Number(later['content_version']?.[0]?.['version']),
    );
    expect(await keptFolders(world)).toHaveLength(1);
  });

  test('without a yes nothing is replaced', async () => {
    const { world, file } = await makeBackup(kind);
    const before = await stateOf(world);
    expect((await run('restore', [file], world, 'no\n')).said).toContain('Nothing was changed.');
    expect((await run('restore', [file], world)).said).toContain('Nothing was changed.');
    expect(await stateOf(world)).toEqual(before);
    expect(await keptFolders(world)).toEqual([]);
  });

  test('nothing is restored while the site is running @long', async () => {
    const { world, file } = await makeBackup(kind);
    const staff = await letStaffWork(world, 1);
    const { code, said } = await run('restore', [file, '--yes'], world);
    await staff.stop();
    expect(code).toBe(1);
    expect(said).toMatch(/^Nothing was restored: the site is running on this .*stop.*\n$/);
  });

  test('a restore that fails midway leaves everything as it was @long', async () => {
    const { world, file } = await makeBackup(kind);
    const twice = await rewrite(file, (name, text) =>
      name === 'tables/developers.jsonl' ? text + text.split('\n', 1)[0] + '\n' : text,
    );
    const staff = await letStaffWork(world, 5);
    await staff.stop();
    for (const key of (await filesIn(world)).slice(0, 3)) await rm(path.join(world.DATA_DIR, key));
    const before = await stateOf(world);
    const { code, said } = await run('restore', [twice, '--yes'], world);
    expect(said).toMatch(/^Nothing was restored: .*(unique|UNIQUE).*\n$/);
    expect(code).toBe(1);
    expect(await stateOf(world)).toEqual(before);
    expect(await keptFolders(world)).toEqual([]);
  });

  test('a restore that is killed leaves all of the old or all of the new', async () => {
    const { world, file } = await makeBackup(kind, 60);
    const old = withoutVersion(await rowsOf(world));
    const staff = await letStaffWork(world, 20);
    await staff.stop();
    const later = withoutVersion(await rowsOf(world));
    for (const after of [150, 200, 250, 300, 350, 400]) {
      const restoring = startProgram('scripts/restore.ts', [file, '--yes'], world);
      await wait(after);
      restoring.child.kill('SIGKILL');
      await restoring.ended;
      await untilAlone(world);
      const rows = withoutVersion(await rowsOf(world));
      expect([old, later]).toContainEqual(rows);
      await requireFiles(world, rows);
    }
    expect((await run('restore', [file, '--yes'], world)).code).toBe(0);
    expect(withoutVersion(await rowsOf(world))).toEqual(old);
  });

  test('a backup of an older schema is migrated @long', async () => {
    const { file } = await makeBackup(kind);
    const older = await rewrite(file, toFirstSchema);
    const fresh = await makeWorld(kind);
    expect(await run('restore', [older], fresh)).toMatchObject({ code: 0 });
    const [rows, whole] = [await rowsOf(fresh), await openBackup(file)];
    await whole.close();
    expect(Object.keys(rows).toSorted()).toEqual(Object.keys(whole.manifest.tables).toSorted());
    expect(rows['developers']).toHaveLength(whole.manifest.tables['developers']?.rows ?? 0);
    expect(await backUp(fresh)).toBeTruthy();
  });

  test('a backup moves to the other database and back', async () => {
    const { world, file } = await makeBackup(kind);
    const other = await makeWorld(kind === 'sqlite' ? 'postgres' : 'sqlite');
    expect(await run('restore', [file], other)).toMatchObject({ code: 0 });
    expect(await stateOf(other)).toEqual(await stateOf(world));
    const back = await makeWorld(kind);
    expect(await run('restore', [await backUp(other)], back)).toMatchObject({ code: 0 });
    expect(await stateOf(back)).toEqual(await stateOf(world));
  });

  test('without a file that the record names no backup is made', async () => {
    const { world } = await makeBackup(kind);
    const [lost = ''] = await filesIn(world);
    await rm(path.join(world.DATA_DIR, lost));
    const before = await readdir(path.join(world.DATA_DIR, 'backups'));
    const { code, said } = await run('backup', [], world);
    expect(said).toBe(`No backup was made: the file of /${lost} is missing from storage\n`);
    expect(code).toBe(1);
    expect(await readdir(path.join(world.DATA_DIR, 'backups'))).toEqual(before);
  });
});

test('accounts come along exactly, with their moments and yes or no @long', async () => {
  const { file } = await makeBackup('sqlite');
  const user = {
    id: 'u',
    name: 'Ada',
    email: 'ada@solmere.example',
    email_verified: 1,
    image: null,
    created_at: '2026-01-02T03:04:05.678Z',
    updated_at: '2026-01-02T03:04:05.000Z',
  };
  const withUser = await rewrite(file, (name, text) =>
    name === 'tables/auth_user.jsonl' ? `${JSON.stringify(user)}\n` : text,
  );
  for (const kind of kinds) {
    const fresh = await makeWorld(kind);
    expect(await run('restore', [withUser], fresh)).toMatchObject({ code: 0 });
    expect((await rowsOf(fresh))['auth_user']).toEqual([expect.objectContaining(user)]);
  }
});

test('a database file that is damaged makes room, and is kept', async () => {
  const { world, file } = await makeBackup('sqlite');
  const before = await stateOf(world);
  const database = path.join(world.DATA_DIR, 'solmere.db');
  await writeFile(database, 'no database');
  expect(await run('restore', [file, '--yes'], world)).toMatchObject({ code: 0 });
  expect(await stateOf(world)).toEqual(before);
  const [kept = ''] = await keptFolders(world);
  expect(await readFile(path.join(world.DATA_DIR, kept, 'solmere.db'), 'utf8')).toBe('no database');
});

test('a backup of a newer version of the site is refused @long', async () => {
  const { world, file } = await makeBackup('sqlite');
  const newer = await rewrite(file, (name, text) =>
    name === 'manifest.json' ? text.replace('"0001_content"', '"0001_content", "9999_next"') : text,
  );
  const { code, said } = await run('restore', [newer, '--yes'], world);
  expect(code).toBe(1);
  expect(said).toContain('it is from a newer version of the site (9999_next): upgrade first');
});

test('a backup with any byte changed, or cut anywhere, or without a file, is refused', async () => {
  const { world, file } = await makeBackup('sqlite');
  const before = await stateOf(world);
  const whole = await readFile(file);
  const damaged = path.join(world.DATA_DIR, 'backups', 'damaged.tar');
  await cp(file, damaged);
  const handle = await open(damaged, 'r+');
  for (let at = 3; at < whole.length; at += Math.ceil(whole.length / 400)) {
    const [right, wrong] = [whole.subarray(at, at + 1), Buffer.from([(whole[at] ?? 0) ^ 1])];
    await handle.write(wrong, 0, 1, at);
    await expect(openBackup(damaged), `byte ${at}`).rejects.toThrow();
    await handle.write(right, 0, 1, at);
  }
  await openBackup(damaged).then((backup) => backup.close());
  for (let length = whole.length - 512; length > 0; length -= Math.ceil(whole.length / 50)) {
    await handle.truncate(length);
    await expect(openBackup(damaged), `${length} bytes`).rejects.toThrow();
  }
  await handle.close();
  expect(await run('restore', [damaged, '--yes'], world)).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^Nothing was restored: .*\n$/),
  });

  const [lost = ''] = await filesIn(world);
  const without = await rewrite(file, (name, text) => (name === lost ? undefined : text));
  await expect(openBackup(without)).rejects.toThrow(`the file of /${lost} is missing from it`);
  await expect(openBackup(path.join(world.DATA_DIR, 'solmere.db'))).rejects.toThrow('no backup');
  expect(await stateOf(world)).toEqual(before);
});

test('of many backups the newest stay @long', async () => {
  const { world } = await makeBackup('sqlite');
  await run('backup', [], world);
  const newest = await backUp(world, '--keep=2');
  const names = await readdir(path.join(world.DATA_DIR, 'backups'));
  expect(names).toHaveLength(2);
  expect(names.toSorted().at(-1)).toBe(path.basename(newest));
});

async function makeWorld(kind: Kind): Promise<World> {
  const folder = path.join(await mkdtemp(path.join(tmpdir(), 'world-')), 'data');
  if (kind === 'sqlite') return { DATA_DIR: folder };
  return { DATA_DIR: folder, DATABASE_URL: await createDatabase(postgres.url) };
}

async function makeBackup(kind: Kind, developers = 3) {
  const world = await makeWorld(kind);
  const staff = await letStaffWork(world, developers);
  await staff.stop();
  return { world, file: await backUp(world) };
}

async function backUp(world: World, ...words: string[]) {
  const { code, said } = await run('backup', words, world);
  expect(said).toMatch(/^\/.*: .* MB, \d+ rows in \d+ tables, \d+ files, .*\n$/);
  expect(code).toBe(0);
  return said.slice(0, said.indexOf(': '));
}

async function letStaffWork(world: World, count: number) {
  const { child, ended, said } = startProgram('tests/system/busy-staff.ts', [], world);
  const done: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => done.push(line));
  while (done.length < count) {
    if (child.exitCode !== null) throw new Error(said());
    await wait(10);
  }
  return {
    done,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await untilAlone(world);
    },
  };
}

/** PostgreSQL takes a moment to see that a process was killed. */
async function untilAlone({ DATABASE_URL }: World) {
  if (DATABASE_URL !== undefined) await wait(200);
}

function run(script: 'backup' | 'restore', words: string[], world: World, input = '') {
  return runProgram(`scripts/${script}.ts`, words, world, input);
}

/** All that a restore has to bring back. */
async function stateOf(world: World) {
  const files = await filesIn(world);
  const contents = await Promise.all(
    ['secret', ...files].map((file) => readFile(path.join(world.DATA_DIR, file))),
  );
  return { rows: withoutVersion(await rowsOf(world)), files, contents };
}

function withoutVersion(rows: Record<string, PortableRow[]>) {
  return { ...rows, content_version: [] };
}

async function contentVersionOf(world: World) {
  return (await rowsOf(world))['content_version']?.[0]?.['version'];
}

async function rowsOf({ DATA_DIR, DATABASE_URL }: World) {
  const snapshot =
    DATABASE_URL === undefined
      ? await takeSqliteSnapshot(path.join(DATA_DIR, 'solmere.db'), `${DATA_DIR}.copy`)
      : await takePostgresSnapshot(DATABASE_URL);
  const rows: Record<string, PortableRow[]> = {};
  for (const table of snapshot.tables.keys()) {
    const all = (await Array.fromAsync(snapshot.rows(table))).flat();
    rows[table] = all
      .map((row) => ({ ...row }))
      .toSorted((one, two) => (JSON.stringify(one) < JSON.stringify(two) ? -1 : 1));
  }
  await snapshot.close();
  return rows;
}

async function filesIn({ DATA_DIR }: World) {
  const entries = await readdir(path.join(DATA_DIR, 'media'), {
    recursive: true,
    withFileTypes: true,
  });
  return entries
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('.incoming'))
    .map((entry) => path.relative(DATA_DIR, path.join(entry.parentPath, entry.name)))
    .toSorted();
}

async function requireFiles({ DATA_DIR }: World, rows: Record<string, PortableRow[]>) {
  for (const { url } of rows['media'] ?? []) await readFile(path.join(DATA_DIR, String(url)));
}

async function keptFolders({ DATA_DIR }: World) {
  return (await readdir(DATA_DIR)).filter((name) => name.startsWith('before-restore-'));
}

/** Makes a backup that is whole in itself, with other contents. An entry for which nothing is given is left out. */
async function rewrite(file: string, change: (name: string, text: string) => string | undefined) {
  const copy = file.replace('.tar', `-${Math.random()}.tar`);
  const [from, to] = [await openArchive(file), await createArchive(copy)];
  const changed = new Map<string, string>();
  for (const [name, entry] of from.entries) {
    const text = Buffer.concat(await Array.fromAsync(from.read(entry))).toString();
    const other = change(name, text);
    if (other !== undefined && name !== 'SHA256SUMS') changed.set(name, other);
  }
  const manifest = JSON.parse(changed.get('manifest.json') ?? '') as Manifest;
  for (const table of Object.keys(manifest.tables)) {
    const lines = changed.get(`tables/${table}.jsonl`)?.split('\n').slice(0, -1);
    const [first] = lines ?? [];
    if (!lines) delete manifest.tables[table];
    else {
      const columns = first ? Object.keys(JSON.parse(first) as object) : undefined;
      manifest.tables[table] = {
        rows: lines.length,
        columns: columns ?? manifest.tables[table]?.columns ?? [],
      };
    }
  }
  manifest.files = [...changed.keys()].filter((name) => name.startsWith('media/')).length;
  changed.set('manifest.json', JSON.stringify(manifest));
  let sums = '';
  for (const [name, text] of changed) sums += `${await to.add(name, oneBuffer(text))}  ${name}\n`;
  await to.add('SHA256SUMS', oneBuffer(sums));
  await to.finish();
  await Promise.all([from.close(), to.close()]);
  return copy;
}

async function* oneBuffer(text: string) {
  yield Buffer.from(text);
}

/** The tables of the first migration, with their columns. */
const firstColumns = readFirstSchema();

/** As it would be before the second migration. */
function toFirstSchema(name: string, text: string) {
  if (name === 'manifest.json') {
    const manifest = JSON.parse(text) as Manifest;
    for (const [table, described] of Object.entries(manifest.tables)) {
      const first = firstColumns.get(table) ?? [];
      described.columns = described.columns.filter((column) => first.includes(column));
    }
    return JSON.stringify({ ...manifest, migrations: ['0001_content'] });
  }
  const table = /^tables\/(.*)\.jsonl$/.exec(name)?.[1];
  if (table === undefined) return text;
  const first = firstColumns.get(table);
  const lines = text.split('\n');
  return first && lines.map((line) => line && withOnly(first, line)).join('\n');
}

function withOnly(columns: string[], line: string) {
  const row = Object.entries(JSON.parse(line) as object);
  return JSON.stringify(Object.fromEntries(row.filter(([column]) => columns.includes(column))));
}

function readFirstSchema() {
  const database = new DatabaseSync(':memory:');
  database.exec(readFileSync('db/migrations/0001_content.sql', 'utf8'));
  const tables = database.prepare(`select name from sqlite_schema where type = 'table'`).all();
  return new Map<string, string[]>(
    tables.map(({ name }) => {
      const columns = database.prepare('select name from pragma_table_info(?)').all(String(name));
      return [String(name), columns.map((column) => String(column['name']))];
    }),
  );
}
