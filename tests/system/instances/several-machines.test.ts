import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { demoPartners } from '../../../src/features/partners/partners.demo.ts';
import { createDatabase, queryOnce, startPostgres } from '../../sites/postgres.ts';
import { startS3 } from '../../sites/s3-server.ts';
import { savePartnerAs, signInEditor, type Editor } from '../sites/editor.ts';
import { runProgram } from '../sites/program.ts';
import {
  administrator,
  endSites,
  health,
  makeFolder,
  startSite,
  stopSite,
  until,
  type Site,
} from '../sites/site.ts';

const siteUrl = 'http://solmere.example';

let shared: Awaited<ReturnType<typeof startShared>>;
let one: Site;
let other: Site;

beforeAll(async () => {
  shared = await startShared();
  one = await startSite(shared.settings);
  other = await startSite(shared.settings);
}, 240_000);
afterAll(async () => {
  await endSites();
  await shared.stop();
});

test('instances share accounts by the database alone, and a lost folder is no loss @long', async () => {
  expect(other.dataFolder).not.toBe(one.dataFolder);
  expect(await siteSecret(other)).toBe(await siteSecret(one));
  const editor = await signInAt(one);
  const atOther = { ...editor, origin: other.origin };
  expect((await fetchAs(atOther, '/admin')).status).toBe(200);
  for (const site of [one, other]) expect(await health(site)).not.toHaveProperty('differences');

  await stopSite(other);
  await rm(other.dataFolder, { recursive: true });
  other = await startSite(shared.settings);
  expect((await fetchAs({ ...editor, origin: other.origin }, '/admin')).status).toBe(200);
});

test('what an editor saves at one instance that editor sees at another at once, even when notices are lost', async () => {
  const editor = await signInAt(one);
  const [ingrid] = demoPartners;
  for (let round = 0; round < 5; round++) {
    await fetch(`${other.origin}/partners`);
    await cutListeners(shared.settings.DATABASE_URL);
    const name = `Partner of ${'abcde'[round]}`;
    const partner = { ...ingrid, imageUrl: null, logoUrl: null, name, slug: `partner-of-${round}` };
    expect(await savePartnerAs(editor, partner)).toHaveProperty('record.name', name);
    expect(editor.cookie).toMatch(/site_seen=\d+/);
    const page = await fetchAs({ ...editor, origin: other.origin }, '/partners');
    expect(await page.text()).toContain(name);
  }
});

test('an instance starts beside a newer release that has migrated further, and settings that differ are said then and in the health @long', async () => {
  const newer = '9999_of_the_next_release';
  await queryOnce(
    shared.settings.DATABASE_URL,
    `insert into kysely_migration (name, timestamp) values ('${newer}', '2026-01-01')`,
  );
  onTestFinished(async () => {
    await queryOnce(
      shared.settings.DATABASE_URL,
      `delete from kysely_migration where name = '${newer}'`,
    );
  });
  const different = await startSite({
    ...shared.settings,
    SITE_URL: 'http://elsewhere.example',
    SECRET: 'a'.repeat(40),
  });
  expect((await fetch(`${different.origin}/partners`)).status).toBe(200);
  await until(async () => different.said().includes('SITE_URL differs'), 'the start says it');
  expect(different.said()).toContain('the secret differs');
  await until(
    async () => JSON.stringify(await health(one)).includes('SITE_URL differs'),
    'the health of the other says it too',
  );
  // Anybody may ask for it.
  expect(JSON.stringify(await health(one))).not.toMatch(/elsewhere|solmere\.example|:\d{4}/);
  expect(await stopSite(different)).toBe(0);
});

test('a password of the database may have a bare percent sign @long', async () => {
  const url = shared.settings.DATABASE_URL.replace('postgres@', 'postgres:100%@');
  const own = { DATABASE_URL: url, SECRET: 'a'.repeat(40) };
  const site = await startSite({ ...shared.settings, ...own });
  expect(await stopSite(site)).toBe(0);
});

test('a secret that is sealed anew is said once, and also when nothing seals it any more @long', async () => {
  const url = await createDatabase(shared.settings.DATABASE_URL);
  const settings = { DATA_DIR: await makeFolder() };
  let number = 0;
  const outputUnder = async (DATABASE_URL: string) => {
    const args = [`--email=ada-${number++}@solmere.example`, '--name=Ada'];
    const input = `${administrator.ADMIN_PASSWORD}\n`;
    const program = 'scripts/create-admin.ts';
    const { code, said } = await runProgram(program, args, { ...settings, DATABASE_URL }, input);
    expect(code).toBe(0);
    return said;
  };
  const withPassword = url.replace('postgres@', 'postgres:another@');
  await outputUnder(url);
  expect(await outputUnder(withPassword)).toContain('it is sealed by the present one now');
  expect(await outputUnder(url)).toContain('DATABASE_URL has lost its password');
  expect(await outputUnder(url)).not.toContain('lost its password');
});

test('a backup is refused where the secret that the instances share cannot be read @long', async () => {
  const folder = await makeFolder();
  const backUp = (DATA_DIR: string) =>
    runProgram('scripts/backup.ts', [folder], { ...shared.settings, DATA_DIR });
  await queryOnce(shared.settings.DATABASE_URL, `update shared_secret set sealed = '.' || sealed`);
  const refused = await backUp(await makeFolder());
  expect(refused.said).toContain('the secret in the database cannot be read');
  expect(refused.code).toBe(1);
  expect(await readdir(folder)).toEqual([]);
  expect(await backUp(one.dataFolder)).toMatchObject({ code: 0 });
  await queryOnce(
    shared.settings.DATABASE_URL,
    `update shared_secret set sealed = substr(sealed, 2)`,
  );
});

async function startShared() {
  const [postgres, s3] = await Promise.all([startPostgres(inject('demoPostgres')), startS3()]);
  const settings = {
    ...administrator,
    ...s3.environment,
    // Pictures of the demo content would be made smaller meanwhile.
    DEMO_CONTENT: 'off',
    DATABASE_URL: await createDatabase(postgres.url),
    SITE_URL: siteUrl,
  };
  return {
    settings,
    async stop() {
      await Promise.all([postgres.remove(), s3.stop()]);
    },
  };
}

async function siteSecret(site: Site) {
  return readFile(path.join(site.dataFolder, 'secret'), 'utf8');
}

async function signInAt(site: Site): Promise<Editor> {
  return signInEditor(
    site.origin,
    administrator.ADMIN_EMAIL,
    administrator.ADMIN_PASSWORD,
    siteUrl,
  );
}

function fetchAs({ origin, cookie }: Editor, address: string) {
  return fetch(origin + address, { headers: { cookie }, redirect: 'manual' });
}

/** Also those that come back meanwhile are cut, by the next round. */
async function cutListeners(connectionString: string) {
  await queryOnce(
    connectionString,
    `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %'`,
  );
}
