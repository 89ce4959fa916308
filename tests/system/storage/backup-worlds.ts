import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { createArchive, openArchive } from '../../../src/platform/backup/archive.ts';
import type { PortableRow } from '../../../src/platform/backup/rows.ts';
import { takePostgresSnapshot, takeSqliteSnapshot } from '../../../src/platform/backup/snapshot.ts';
import { type Manifest } from '../../../src/platform/backup/file.ts';
import { createDatabase, queryOnce, startPostgres } from '../../sites/postgres.ts';
import { runProgram, startProgram } from '../sites/program.ts';

export const kinds = ['sqlite', 'postgres'] as const;

export type Kind = (typeof kinds)[number];

/** A data folder, and a database of its own. */
export type World = { DATA_DIR: string; DATABASE_URL?: string };

/** Worlds for the tests of a file, which share one server of PostgreSQL. */
export function openWorlds() {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;

  beforeAll(async () => {
    postgres = await startPostgres(inject('demoPostgres'));
  });

  afterAll(() => postgres.remove());

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

  return { makeWorld, makeBackup };
}

export async function backUp(world: World, ...args: string[]) {
  const { code, said } = await run('backup', args, world);
  expect(said).toMatch(/^\/.*: .* MB, \d+ rows in \d+ tables, \d+ files, .*\n$/);
  expect(code).toBe(0);
  return said.slice(0, said.indexOf(': '));
}

export async function letStaffWork(world: World, count: number) {
  const { child, ended, said } = startProgram('tests/system/sites/busy-staff.ts', [], world);
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
export async function untilAlone({ DATABASE_URL }: World) {
  if (DATABASE_URL !== undefined) await wait(200);
}

export function run(script: 'backup' | 'restore', args: string[], world: World, input = '') {
  return runProgram(`scripts/${script}.ts`, args, world, input);
}

/** Restores over what is there, until the database begins to be replaced. */
export async function startReplacing(world: World, file: string) {
  const saved = (await listBackupFolders(world)).length;
  const restoring = startProgram('scripts/restore.ts', [file, '--yes'], world);
  const hasBegun = async () =>
    world.DATABASE_URL === undefined
      ? (await listBackupFolders(world)).length > saved
      : isWritten(world.DATABASE_URL);
  while (restoring.child.exitCode === null && !(await hasBegun())) await wait(1);
  return restoring;
}

/** Whether somebody is writing to a PostgreSQL, asked from beside it. */
async function isWritten(url: string) {
  const { rowCount } = await queryOnce(
    new URL('postgres', url).href,
    'select from pg_stat_activity where datname = $1 and backend_xid is not null',
    [new URL(url).pathname.slice(1)],
  );
  return rowCount !== 0;
}

/** All that a restore has to bring back. */
export async function worldState(world: World) {
  const files = await filesIn(world);
  const contents = await Promise.all(
    ['secret', ...files].map((file) => readFile(path.join(world.DATA_DIR, file))),
  );
  return { rows: withoutVersion(await readRows(world)), files, contents };
}

export function withoutVersion(rows: Record<string, PortableRow[]>) {
  return { ...rows, content_version: [] };
}

export async function readRows({ DATA_DIR, DATABASE_URL }: World) {
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

export async function filesIn({ DATA_DIR }: World) {
  const entries = await readdir(path.join(DATA_DIR, 'media'), {
    recursive: true,
    withFileTypes: true,
  });
  return entries
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('.incoming'))
    .map((entry) => path.relative(DATA_DIR, path.join(entry.parentPath, entry.name)))
    .toSorted();
}

export async function listBackupFolders({ DATA_DIR }: World) {
  return (await readdir(DATA_DIR)).filter((name) => name.startsWith('before-restore-'));
}

/** Makes a backup that is whole in itself, with other contents. An entry for which nothing is given is left out. */
export async function rewrite(
  file: string,
  change: (name: string, text: string) => string | undefined,
) {
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
