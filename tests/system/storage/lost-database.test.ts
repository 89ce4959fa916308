import { existsSync } from 'node:fs';
import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, inject, onTestFinished, test } from 'vitest';
import { startPostgres } from '../../sites/postgres.ts';
import { runProgram } from '../sites/program.ts';
import {
  administrator,
  copyDemoData,
  endSites,
  launchSite,
  makeFolder,
  startSite,
  stopSite,
  until,
} from '../sites/site.ts';

afterAll(endSites);

test('a site whose database is gone refuses to start, and touches nothing', async () => {
  const { DATA_DIR, database } = await siteWithout();
  const site = await launchSite({ DATA_DIR });
  expect(await site.exitCode).toBe(1);
  expect(site.said()).toBe(
    `Cannot prepare the database: ${database} is missing or empty, but ${DATA_DIR}/media contains the files of a site. ` +
      'Reconnect the database, or restore a backup (npm run restore). To start over, run npm run demo:reset\n',
  );
  expect(existsSync(database)).toBe(false);

  await rename(`${database}.aside`, database);
  const again = await startSite({ DATA_DIR });
  expect(again.said()).not.toContain('demo content');
  await stopSite(again);
});

test('a site without pictures of its own is not begun again when its database is gone @long', async () => {
  const { DATA_DIR } = await siteWithout();
  await rm(path.join(DATA_DIR, 'media'), { recursive: true });
  const site = await launchSite({ DATA_DIR, DEMO_CONTENT: 'off' });
  expect(await site.exitCode).toBe(1);
  expect(site.said()).toContain(
    `is missing or empty, but ${DATA_DIR} contains the files of a site.`,
  );
});

test('a database of no bytes counts as gone, for accounts too @long', async () => {
  const { DATA_DIR, database } = await siteWithout();
  await writeFile(database, '');
  const site = await launchSite({ DATA_DIR });
  expect(await site.exitCode).toBe(1);
  expect(site.said()).toContain('is missing or empty');
  const eve = ['--email=eve@solmere.example', '--name=Eve'];
  const password = 'another evening by the inlet';
  const { code, said } = await runProgram('scripts/create-admin.ts', eve, { DATA_DIR }, password);
  expect(code).toBe(1);
  expect(said).toMatch(/^.* is missing or empty.*\n$/);
  expect((await stat(database)).size).toBe(0);
});

test('told to begin anew, a site whose database is gone has the demo content, and then no notes @long', async () => {
  const { DATA_DIR, database } = await siteWithout();
  const reset = () => runProgram('scripts/demo-reset.ts', ['--yes'], { DATA_DIR });
  expect(await reset()).toEqual({ code: 0, said: 'Demo content restored.\n' });
  using notes = new DatabaseSync(database);
  notes.exec(`insert into notes (id, noun, record_id, language, path, thread_id, revision, body, written_by, created_at)
    values ('note', 'partners', 'gone', '', '', 'note', 1, 'Too dark', 'ada@solmere.example', '2026-03-01T08:00:00.000Z')`);
  expect(await reset()).toMatchObject({ code: 0 });
  expect(notes.prepare('select count(*) as count from notes').get()).toEqual({ count: 0 });
  const site = await startSite({ DATA_DIR, ...administrator });
  expect(await fetch(`${site.origin}/partners`).then((page) => page.text())).toContain('Ingrid');
  await stopSite(site);
});

test('a database that is gone is restored from a backup @long', async () => {
  const DATA_DIR = await copyDemoData(inject('demoData'));
  expect(await runProgram('scripts/backup.ts', [], { DATA_DIR })).toMatchObject({ code: 0 });
  await rm(path.join(DATA_DIR, 'solmere.db'));
  const backups = path.join(DATA_DIR, 'backups');
  const [backup = ''] = await readdir(backups);
  const restored = await runProgram('scripts/restore.ts', [path.join(backups, backup)], {
    DATA_DIR,
  });
  expect(restored).toMatchObject({ code: 0 });
  const site = await startSite({ DATA_DIR });
  await stopSite(site);
});

test('an empty PostgreSQL beside the files of a site is refused too @long', async () => {
  const postgres = await startPostgres();
  onTestFinished(postgres.remove);
  const DATA_DIR = await copyDemoData(inject('demoData'));
  const site = await launchSite({ DATA_DIR, DATABASE_URL: postgres.url });
  expect(await site.exitCode).toBe(1);
  expect(site.said()).toMatch(
    /^Cannot prepare the database: The database of DATABASE_URL is empty, but .*\n$/,
  );
});

test('a first start that was killed among its files begins again @long', async () => {
  const DATA_DIR = await makeFolder();
  const images = path.join(DATA_DIR, 'media/images');
  const first = await launchSite({ DATA_DIR });
  await until(async () => existsSync(images), 'the first picture is stored');
  first.child.kill('SIGKILL');
  await first.exitCode;
  const second = await startSite({ DATA_DIR });
  expect(second.said()).toContain('Loading the demo content');
  await stopSite(second);
});

async function siteWithout() {
  const DATA_DIR = await copyDemoData(inject('demoData'));
  const database = path.join(DATA_DIR, 'solmere.db');
  await rename(database, `${database}.aside`);
  return { DATA_DIR, database };
}
