import { mkdir, open, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, inject, test } from 'vitest';
import { shareDemoSite } from './sites/demo-site.ts';
import {
  copyDemoData,
  endSites,
  health,
  launchSite,
  makeFolder,
  startSite,
  stopSite,
} from './sites/site.ts';
import { freePort } from '../sites/free-port.ts';

afterAll(endSites);

test.each([
  ['off', ''],
  ['on', '@long'],
])(
  'the first start makes the data folder, with demo content %s, the second finds everything done %s',
  async (DEMO_CONTENT) => {
    const first = await startSite({ DEMO_CONTENT });
    expect(first.said().includes('Loading the demo content')).toBe(DEMO_CONTENT === 'on');
    expect(first.said()).toContain(` is at ${first.origin}`);
    expect((await stat(path.join(first.dataFolder, 'secret'))).mode & 0o777).toBe(0o600);
    expect(await stopSite(first)).toBe(0);
    expect(await readdir(first.dataFolder)).toContain('has-database');
    const secret = await readFile(path.join(first.dataFolder, 'secret'), 'utf8');

    const second = await startSite({ DATA_DIR: first.dataFolder });
    expect(second.said()).not.toContain('demo content');
    expect(second.said()).not.toContain('migrations');
    expect(await readFile(path.join(first.dataFolder, 'secret'), 'utf8')).toBe(secret);
    await stopSite(second);
  },
);

test('a data folder that cannot be written ends the start with one line', async () => {
  const file = path.join(await makeFolder(), 'file');
  await writeFile(file, '');
  const site = await launchSite({ DATA_DIR: path.join(file, 'below') });
  expect(await site.exitCode).toBe(1);
  expect(site.said()).toMatch(/^Cannot write to .*below: ENOTDIR.*\n$/);
});

test.runIf(process.platform === 'linux')(
  'a data folder where no folder can be made ends the start with one line @long',
  async () => {
    const site = await launchSite({ DATA_DIR: '/proc/nothere' });
    expect(await site.exitCode).toBe(1);
    expect(site.said()).toMatch(/^Cannot write to \/proc\/nothere: ENOENT.*\n$/);
  },
);

test.each([
  ['cut short\n', ''],
  ['', '@long'],
])('the secret %j ends the start with one line %s', async (secret) => {
  const dataFolder = await makeFolder();
  const place = path.join(dataFolder, 'secret');
  await writeFile(place, secret);
  const site = await launchSite({ DATA_DIR: dataFolder });
  expect(await site.exitCode).toBe(1);
  expect(site.said()).toBe(
    `The sign-in secret is damaged: ${place} is empty or incomplete. Restore it from a backup, or delete it: ` +
      'the next start then creates a new one, and everyone has to sign in again\n',
  );
});

test('a secret that cannot be read ends the start with one line @long', async () => {
  const dataFolder = await makeFolder();
  await mkdir(path.join(dataFolder, 'secret'));
  const site = await launchSite({ DATA_DIR: dataFolder });
  expect(await site.exitCode).toBe(1);
  expect(site.said()).toBe(
    `The sign-in secret cannot be used: ${path.join(dataFolder, 'secret')} cannot be read (EISDIR). ` +
      'Give the file to the user of the site, with mode 0600\n',
  );
});

test('a database file that is none ends the start with one line', async () => {
  const dataFolder = await makeFolder();
  const file = path.join(dataFolder, 'solmere.db');
  await writeFile(file, 'no database '.repeat(1_000));
  const site = await launchSite({ DATA_DIR: dataFolder });
  expect(await site.exitCode).toBe(1);
  expect(site.said()).toBe(
    `Cannot prepare the database: ${file} is not a database, or is damaged. ` +
      'Restore a backup (npm run restore), see "A damaged database" in docs/operating.md\n',
  );
});

test('a database that can only be read ends the start with one line @long', async () => {
  const dataFolder = await copyDemoData(inject('demoData'));
  const file = path.join(dataFolder, 'solmere.db');
  await makeReadOnly(file);
  const site = await launchSite({ DATA_DIR: dataFolder });
  expect(await site.exitCode).toBe(1);
  expect(site.said()).toBe(
    `Cannot prepare the database: ${file} cannot be written (attempt to write a readonly database). ` +
      'Free up space, or give the file to the user of the site\n',
  );
});

test('a database that another release has migrated ends the start with one line', async () => {
  const dataFolder = await copyDemoData(inject('demoData'));
  const database = new DatabaseSync(path.join(dataFolder, 'solmere.db'));
  database.exec(`update kysely_migration set name = '9999_other' where name = '0113_schema'`);
  database.close();
  const site = await launchSite({ DATA_DIR: dataFolder });
  expect(await site.exitCode).toBe(1);
  expect(site.said()).toBe(
    'Cannot prepare the database: it has the migration 9999_other, which this release does not know, and not ' +
      '0113_schema. Start the release that made it, or restore the backup made before\n',
  );
});

test('a database that cannot be opened ends the start with one line @long', async () => {
  const dataFolder = await makeFolder();
  await mkdir(path.join(dataFolder, 'solmere.db'));
  const site = await launchSite({ DATA_DIR: dataFolder });
  expect(await site.exitCode).toBe(1);
  expect(site.said()).toMatch(/^Cannot prepare the database: .*\n$/);
});

test.each([
  ['PORT', 'many', '', 'PORT must be a number'],
  ['PORT', '70000', ' @long', 'PORT must be between 1 and 65535'],
  [
    'SITE_URL',
    'solmere',
    ' @long',
    'SITE_URL must be a web address such as https://www.example.com',
  ],
  ['SITE_URL', 'https://solmere.example/site', ' @long', 'SITE_URL must have no path'],
  [
    'DATABASE_URL',
    'mysql://db',
    ' @long',
    'DATABASE_URL must begin with postgres:// or postgresql://',
  ],
  ['TRUST_PROXY_HOPS', '-1', ' @long', 'TRUST_PROXY_HOPS must be 0 or more'],
  [
    'SMTP_URL',
    'mail.example.com:25',
    ' @long',
    'SMTP_URL must begin with smtp:// or smtps:// and name a host',
  ],
  [
    'MAIL_FROM',
    'SOLMERE',
    ' @long',
    'MAIL_FROM must be an email address, or a name and then <the address>',
  ],
  ['MAIL_TO', 'the desk', ' @long', 'MAIL_TO must be an email address'],
  [
    'MAP_STYLE_URL',
    'on',
    ' @long',
    'MAP_STYLE_URL must be a web address such as https://maps.example/style, or off',
  ],
])('%s=%s ends the start with one line%s', async (name, value, _orLong, line) => {
  const site = await launchSite({ [name]: value });
  expect(await site.exitCode).toBe(1);
  expect(site.said()).toBe(`${line}\n`);
});

test('metrics on the port of the site end the start with one line @long', async () => {
  const port = String(await freePort());
  const site = await launchSite({ PORT: port, METRICS_PORT: port });
  expect(await site.exitCode).toBe(1);
  expect(site.said()).toBe('METRICS_PORT must differ from PORT, on which the site is served\n');
});

test('a port in use ends the start with one line', async () => {
  const site = await shareDemoSite();
  const port = new URL(site.origin).port;
  const late = await launchSite({ PORT: port, DATA_DIR: site.dataFolder });
  expect(await late.exitCode).toBe(1);
  expect(late.said()).toBe(`Port ${port} is in use: set PORT to another\n`);
  expect(await health(site)).toMatchObject({ ready: true, database: 'ok' });
});

test('requests in flight are finished before the process ends @long', async () => {
  const site = await startSite({ DATA_DIR: await copyDemoData(inject('demoData')) });
  const response = await fetch(`${site.origin}${await uploadedVideoAddress(site.dataFolder)}`);
  const reader = response.body?.getReader();
  let received = (await reader?.read())?.value?.length ?? 0;
  site.child.kill('SIGTERM');
  await expect.poll(() => site.said()).toContain('Stopping');
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    received += part.value.length;
  }
  expect(received).toBe(Number(response.headers.get('content-length')));
  expect(await site.exitCode).toBe(0);
});

/** SQLite only reads files whose format is newer than it can write, whoever asks. */
async function makeReadOnly(file: string) {
  const database = new DatabaseSync(file);
  database.exec('pragma journal_mode=delete');
  database.close();
  const handle = await open(file, 'r+');
  await handle.write(Buffer.of(3), 0, 1, 18);
  await handle.close();
}

/** The film of the demo content: large enough that a slow reader has not had it all. */
async function uploadedVideoAddress(dataFolder: string) {
  const names = await readdir(path.join(dataFolder, 'media/videos/news'));
  const video = names.find((name) => name.endsWith('.mp4'));
  return `/media/videos/news/${video}`;
}
