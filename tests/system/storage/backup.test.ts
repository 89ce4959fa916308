import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { PortableRow } from '../../../src/platform/backup/rows.ts';
import { openBackup } from '../../../src/platform/backup/file.ts';
import {
  kinds,
  type World,
  backUp,
  letStaffWork,
  untilAlone,
  run,
  worldState,
  withoutVersion,
  readRows,
  filesIn,
  listBackupFolders,
  openWorlds,
  rewrite,
  startReplacing,
} from './backup-worlds.ts';
import { presentTables } from '../../../src/platform/database/former-release.ts';
import { writeFormerBackup } from '../../former-release/former-backup.ts';
import { until } from '../sites/site.ts';

type Rows = Record<string, PortableRow[]>;

const { makeWorld, makeBackup } = openWorlds();

describe.each(kinds)('on %s', (kind) => {
  const orLong = kind === 'sqlite' ? '' : ' @long';
  const otherKind = kind === 'sqlite' ? 'postgres' : 'sqlite';

  test('a backup made while staff work is whole, and restores on a fresh machine with the other database @long', async () => {
    const world = await makeWorld(kind);
    const staff = await letStaffWork(world, 10);
    const done = [...staff.done];
    const file = await backUp(world);
    expect(path.basename(file)).toMatch(/^solmere-\d{4}-/);
    await staff.stop();

    const fresh = await makeWorld(otherKind);
    expect(await run('restore', [file], fresh)).toMatchObject({ code: 0 });
    const rows: Rows = withoutVersion(await readRows(fresh));
    expect(rows['developers']?.map(({ name }) => name)).toEqual(expect.arrayContaining(done));
    // Staff only add.
    for (const [table, later] of Object.entries(await readRows(world)))
      expect(later, table).toEqual(expect.arrayContaining(rows[table] ?? []));
    for (const { url } of rows['media'] ?? []) {
      const places = [world, fresh].map(({ DATA_DIR }) => path.join(DATA_DIR, String(url)));
      const [one, other] = await Promise.all(places.map((place) => readFile(place)));
      expect(one).toEqual(other);
    }
  });

  test('what is restored equals what was, but for a content version far above @long', async () => {
    const { world, file } = await makeBackup(kind);
    const before = await worldState(world);
    const staff = await letStaffWork(world, 5);
    await staff.stop();
    await writeFile(path.join(world.DATA_DIR, 'secret'), 'another');
    const later = await readRows(world);

    const { code, said } = await run('restore', [file, '--yes'], world);
    expect(said).toContain('You can start the site again');
    expect(code).toBe(0);
    expect(await worldState(world)).toEqual(before);
    expect(await fetchContentVersion(world)).toBeGreaterThanOrEqual(
      1_000_000 + Number(later['content_version']?.[0]?.['version']),
    );
    expect(await listBackupFolders(world)).toHaveLength(1);
  });

  test('without a yes nothing is replaced @long', async () => {
    const { world, file } = await makeBackup(kind);
    const before = await worldState(world);
    expect((await run('restore', [file], world, 'no\n')).said).toContain('Nothing was changed.');
    expect((await run('restore', [file], world)).said).toContain('Nothing was changed.');
    expect(await worldState(world)).toEqual(before);
    expect(await listBackupFolders(world)).toEqual([]);
  });

  test('nothing is restored while the site is running @long', async () => {
    const { world, file } = await makeBackup(kind);
    const staff = await letStaffWork(world, 1);
    const { code, said } = await run('restore', [file, '--yes'], world);
    await staff.stop();
    expect(code).toBe(1);
    expect(said).toMatch(/^Restore failed: the site is running on this .*stop.*\n$/);
  });

  test('a restore that fails midway leaves everything as it was @long', async () => {
    const { world, file } = await makeBackup(kind);
    const twice = await rewrite(file, (name, text) =>
      name === 'tables/developers.jsonl' ? text + text.split('\n', 1)[0] + '\n' : text,
    );
    const staff = await letStaffWork(world, 5);
    await staff.stop();
    for (const key of (await filesIn(world)).slice(0, 3)) await rm(path.join(world.DATA_DIR, key));
    const before = await worldState(world);
    const { code, said } = await run('restore', [twice, '--yes'], world);
    expect(said).toMatch(/^Restore failed: .*(unique|UNIQUE).*\n$/);
    expect(code).toBe(1);
    expect(await worldState(world)).toEqual(before);
    expect(await listBackupFolders(world)).toEqual([]);
  });

  test('a restore that is killed leaves all of the old or all of the new @long', async () => {
    const world = await makeWorld(kind);
    const staff = await letStaffWork(world, 60);
    const file = await backUp(world);
    const known = staff.done.length;
    await until(async () => staff.done.length > known, 'something is added later');
    await staff.stop();
    const later = withoutVersion(await readRows(world));
    const found: Rows[] = [];
    for (const after of [0, 5, 10, 20, 40, 80]) {
      const restoring = await startReplacing(world, file);
      await wait(after);
      restoring.child.kill('SIGKILL');
      await restoring.ended;
      await untilAlone(world);
      const rows = withoutVersion(await readRows(world));
      found.push(rows);
      await requireFiles(world, rows);
    }
    expect((await run('restore', [file, '--yes'], world)).code).toBe(0);
    const old = withoutVersion(await readRows(world));
    expect(old).not.toEqual(later);
    for (const rows of found) expect([old, later]).toContainEqual(rows);
  });

  test(`a backup of the former release is restored with every row and cell, an older one is refused${orLong}`, async () => {
    const file = await writeFormerBackup('small');
    const fresh = await makeWorld(kind);
    expect(await run('restore', [file], fresh)).toMatchObject({ code: 0 });
    const rows: Rows = withoutVersion(await readRows(fresh));
    const backup = await openBackup(file);
    for (const [table, { columns }] of Object.entries(presentTables(backup.manifest.tables))) {
      if (table === 'content_version') continue;
      const before = await Array.fromAsync(backup.readRows(table));
      expect(rows[table]?.length, table).toBe(before.length);
      for (const row of before) {
        const present = Object.fromEntries(columns.map((column) => [column, row[column]]));
        expect(rows[table], table).toContainEqual(expect.objectContaining(present));
      }
    }
    await backup.close();
    expect(await backUp(fresh)).toBeTruthy();

    const older = await rewrite(file, (name, text) => {
      if (name !== 'manifest.json') return text;
      const manifest = JSON.parse(text) as { migrations: string[] };
      return JSON.stringify({ ...manifest, migrations: manifest.migrations.slice(0, -1) });
    });
    expect((await run('restore', [older, '--yes'], fresh)).said).toBe(
      'Restore failed: it is older than version 0.1.0: restore it with version 0.1.0, start that version once, and make a new backup\n',
    );
  });

  test('a backup moves to the other database and back @long', async () => {
    const { world, file } = await makeBackup(kind);
    const other = await makeWorld(otherKind);
    expect(await run('restore', [file], other)).toMatchObject({ code: 0 });
    expect(await worldState(other)).toEqual(await worldState(world));
    const back = await makeWorld(kind);
    expect(await run('restore', [await backUp(other)], back)).toMatchObject({ code: 0 });
    expect(await worldState(back)).toEqual(await worldState(world));
  });

  test('without a file that the record names no backup is made @long', async () => {
    const { world } = await makeBackup(kind);
    const [lost = ''] = await filesIn(world);
    await rm(path.join(world.DATA_DIR, lost));
    const before = await readdir(path.join(world.DATA_DIR, 'backups'));
    const { code, said } = await run('backup', [], world);
    expect(said).toBe(`Backup failed: the file of /${lost} is missing from storage\n`);
    expect(code).toBe(1);
    expect(await readdir(path.join(world.DATA_DIR, 'backups'))).toEqual(before);
  });
});

async function fetchContentVersion(world: World) {
  return (await readRows(world))['content_version']?.[0]?.['version'];
}

async function requireFiles({ DATA_DIR }: World, rows: Rows) {
  for (const { url } of rows['media'] ?? []) await readFile(path.join(DATA_DIR, String(url)));
}
