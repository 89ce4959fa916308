import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, inject, onTestFinished, test } from 'vitest';
import { startPostgres } from '../../sites/postgres.ts';
import { startS3 } from '../../sites/s3-server.ts';
import { shareDemoSite } from '../sites/demo-site.ts';
import { runProgram } from '../sites/program.ts';
import {
  administrator,
  copyDemoData,
  endSites,
  makeFolder,
  startSite,
  stopSite,
} from '../sites/site.ts';

/** Higher than any system gives. */
const idOfNoProcess = 2 ** 30;

afterAll(endSites);

test('a site moves up to PostgreSQL and S3 and back, again when it was cut, with nothing different @long', async () => {
  const [postgres, s3] = await Promise.all([startPostgres(), startS3()]);
  onTestFinished(async () => {
    await endSites();
    await Promise.all([postgres.remove(), s3.stop()]);
  });
  const small = { DATA_DIR: await copyDemoData(inject('demoData')) };
  const large = {
    DATA_DIR: await makeFolder(),
    DATABASE_URL: postgres.url,
    ...s3.environment,
  };
  const up = await settingsFile(large);
  await mkdir(path.join(small.DATA_DIR, `moving-${idOfNoProcess}-killed`, 'from'), {
    recursive: true,
  });
  s3.answerBy((_request, response) => response.destroy());
  const cut = await runProgram('scripts/move.ts', [up], small);
  expect(cut).toMatchObject({ code: 1 });
  expect(cut.said).toContain('Move failed. The site is unchanged; run it again');
  s3.answerBy();
  const moved = await runProgram('scripts/move.ts', [up], small);
  expect(moved.said).toMatch(/\d{3,} rows and \d{2,} files are the same in both places/);
  expect(moved.code).toBe(0);
  expect(await readdir(small.DATA_DIR)).not.toContainEqual(expect.stringMatching(/^moving-/));

  const site = await startSite({ ...administrator, ...large });
  expect(site.said()).not.toContain('Loading the demo content');
  expect((await fetch(`${site.origin}/partners`)).status).toBe(200);
  await stopSite(site);

  const again = { DATA_DIR: await makeFolder() };
  const back = await runProgram('scripts/move.ts', [await settingsFile(again)], large);
  expect(back.said).toContain('are the same in both places');
  expect(back.code).toBe(0);
}, 600_000);

test('a site that runs is not moved, and none onto itself', async () => {
  const elsewhere = await settingsFile({ DATA_DIR: await makeFolder() });
  const { dataFolder } = await shareDemoSite();
  const refused = await runProgram('scripts/move.ts', [elsewhere], { DATA_DIR: dataFolder });
  expect(refused.said).toContain('the site is running on this data folder: stop it first');
  expect(refused.code).toBe(1);

  const here = { DATA_DIR: await copyDemoData(inject('demoData')) };
  const toItself = await runProgram('scripts/move.ts', [await settingsFile({}), '--yes'], here);
  expect(toItself.said).toContain('names the current database');
  expect(toItself.code).toBe(1);
});

async function settingsFile(settings: Record<string, string>) {
  const file = path.join(await makeFolder(), 'other.env');
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  await writeFile(file, lines.join(''));
  return file;
}
