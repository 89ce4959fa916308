import { cp, open, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { BackupRefused } from '../../../src/platform/backup/archive.ts';
import { openBackup } from '../../../src/platform/backup/file.ts';
import {
  kinds,
  backUp,
  run,
  worldState,
  readRows,
  filesIn,
  listBackupFolders,
  openWorlds,
  rewrite,
} from './backup-worlds.ts';

const { makeWorld, makeBackup } = openWorlds();

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
    role: 'partner',
    partner_id: 'p',
    last_seen_at: '2026-02-03T04:05:06.789Z',
    two_factor_enabled: 0,
  };
  const withUser = await rewrite(file, (name, text) =>
    name === 'tables/auth_user.jsonl' ? `${JSON.stringify(user)}\n` : text,
  );
  for (const kind of kinds) {
    const fresh = await makeWorld(kind);
    expect(await run('restore', [withUser], fresh)).toMatchObject({ code: 0 });
    expect((await readRows(fresh))['auth_user']).toEqual([expect.objectContaining(user)]);
  }
});

test('a database file that is damaged makes room, and is kept @long', async () => {
  const { world, file } = await makeBackup('sqlite');
  const before = await worldState(world);
  const database = path.join(world.DATA_DIR, 'solmere.db');
  await writeFile(database, 'no database');
  expect(await run('restore', [file, '--yes'], world)).toMatchObject({ code: 0 });
  expect(await worldState(world)).toEqual(before);
  const [backup = ''] = await listBackupFolders(world);
  expect(await readFile(path.join(world.DATA_DIR, backup, 'solmere.db'), 'utf8')).toBe(
    'no database',
  );
});

test('a backup of a newer version of the site is refused @long', async () => {
  const { world, file } = await makeBackup('sqlite');
  const newer = await rewrite(file, (name, text) => {
    if (name !== 'manifest.json') return text;
    const manifest = JSON.parse(text) as { migrations: string[] };
    return JSON.stringify({ ...manifest, migrations: [...manifest.migrations, '9999_next'] });
  });
  const { code, said } = await run('restore', [newer, '--yes'], world);
  expect(code).toBe(1);
  expect(said).toContain('it is from a newer version of the site (9999_next): upgrade first');
});

test('a backup with any byte changed, or cut anywhere, or without a file, is refused @long', async () => {
  const { world, file } = await makeBackup('sqlite');
  const before = await worldState(world);
  const whole = await readFile(file);
  const damaged = path.join(world.DATA_DIR, 'backups', 'damaged.tar');
  await cp(file, damaged);
  const handle = await open(damaged, 'r+');
  for (let at = 3; at < whole.length; at += Math.ceil(whole.length / 400)) {
    const [right, wrong] = [whole.subarray(at, at + 1), Buffer.from([(whole[at] ?? 0) ^ 1])];
    await handle.write(wrong, 0, 1, at);
    await expect(openBackup(damaged), `byte ${at}`).rejects.toThrow(BackupRefused);
    await handle.write(right, 0, 1, at);
  }
  await openBackup(damaged).then((backup) => backup.close());
  for (let length = whole.length - 512; length > 0; length -= Math.ceil(whole.length / 50)) {
    await handle.truncate(length);
    await expect(openBackup(damaged), `${length} bytes`).rejects.toThrow(BackupRefused);
  }
  await handle.close();
  expect(await run('restore', [damaged, '--yes'], world)).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^Restore failed: .*\n$/),
  });

  const [lost = ''] = await filesIn(world);
  const without = await rewrite(file, (name, text) => (name === lost ? undefined : text));
  await expect(openBackup(without)).rejects.toThrow(`the file of /${lost} is missing from it`);
  await expect(openBackup(path.join(world.DATA_DIR, 'solmere.db'))).rejects.toThrow('not a backup');
  expect(await worldState(world)).toEqual(before);
});

test('of many backups the newest stay @long', async () => {
  const { world } = await makeBackup('sqlite');
  await run('backup', [], world);
  const newest = await backUp(world, '--keep=2');
  const names = await readdir(path.join(world.DATA_DIR, 'backups'));
  expect(names).toHaveLength(2);
  expect(names.toSorted().at(-1)).toBe(path.basename(newest));
});
