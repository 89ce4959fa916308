import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { afterAll, expect, inject, test } from 'vitest';
import { bareEnvironment } from '../../sites/bare-environment.ts';
import { askSite, readCookies } from '../sites/ask.ts';
import { runProgram } from '../sites/program.ts';
import {
  administrator,
  copyDemoData,
  endSites,
  launchSite,
  startSite,
  stopSite,
  type Site,
} from '../sites/site.ts';

afterAll(endSites);

test('of processes that start at once one makes the first administrator, and the next start tells nothing @long', async () => {
  const DATA_DIR = await copyDataWithoutAccounts();
  const sites = await Promise.all([1, 2, 3].map(() => startSite({ DATA_DIR })));
  const said = sites.map((site) => site.said()).join('');
  const passwords = [...said.matchAll(/with the password (\S+)/g)].map(
    ([, password]) => password ?? '',
  );
  expect(passwords).toHaveLength(1);
  for (const site of sites)
    expect(await signIn(site, 'admin@solmere.example', passwords[0])).toBe(200);
  await Promise.all(sites.map(stopSite));

  const again = await startSite({
    DATA_DIR,
    ADMIN_EMAIL: 'other@solmere.example',
    ADMIN_PASSWORD: 'four grey herons',
  });
  expect(again.said()).not.toMatch(/administrator|password/);
  expect(await signIn(again, 'other@solmere.example', 'four grey herons')).toBe(422);
  await stopSite(again);
});

test('the operator names the first administrator, makes more and resets a password while the site runs @long', async () => {
  const site = await startSite({
    DATA_DIR: await copyDataWithoutAccounts(),
    ADMIN_EMAIL: 'ingrid@solmere.example',
    ADMIN_PASSWORD: 'four grey herons',
  });
  expect(site.said()).toContain('The first administrator signs in as ingrid@solmere.example');
  expect(site.said()).not.toContain('herons');
  expect(await signIn(site, 'ingrid@solmere.example', 'four grey herons')).toBe(200);

  const mateo = ['--email', 'mateo@solmere.example'];
  expect(
    (await run(site, 'create-admin', [...mateo, '--name', 'Mateo'], 'low sun over water')).code,
  ).toBe(0);
  expect(await signIn(site, 'mateo@solmere.example', 'low sun over water')).toBe(200);
  for (let time = 0; time < 10; time += 1) await signIn(site, 'mateo@solmere.example', 'wrong');
  expect(await signIn(site, 'mateo@solmere.example', 'low sun over water')).toBe(429);
  expect((await run(site, 'reset-password', mateo, 'nine white swans')).code).toBe(0);
  expect(await signIn(site, 'mateo@solmere.example', 'nine white swans')).toBe(200);
  expect(site.said()).not.toMatch(/mateo|swans|water/);
  await stopSite(site);
});

test('an account that is there, and a password that is weak, are refused to the operator @long', async () => {
  const DATA_DIR = await copyDemoData(inject('demoData'));
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = administrator;
  const create = (email: string, password: string) =>
    run({ dataFolder: DATA_DIR }, 'create-admin', ['--email', email, '--name', 'A'], password);
  expect(await create('mateo@solmere.example', 'solmere12345')).toEqual({
    code: 1,
    said: 'The password must be harder to guess\n',
  });
  expect((await create(ADMIN_EMAIL, ADMIN_PASSWORD)).code).toBe(1);
});

test('while strangers keep an account locked, its owner signs in by a link, once @long', async () => {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = administrator;
  const site = await startSite({ DATA_DIR: await copyDemoData(inject('demoData')) });
  for (let time = 0; time < 10; time += 1) await signIn(site, email, 'wrong');
  expect(await signIn(site, email, password)).toBe(429);

  const settings = { DATA_DIR: site.dataFolder, SITE_URL: site.origin };
  const nobody = ['--email', 'nobody@solmere.example'];
  expect((await runProgram('scripts/sign-in-link.ts', nobody, settings)).code).toBe(1);
  const made = await runProgram('scripts/sign-in-link.ts', ['--email', email], settings);
  expect(made.code).toBe(0);
  const link = new URL(/^\S+/.exec(made.said)?.[0] ?? '');
  const token = link.searchParams.get('token') ?? '';
  const post = {
    method: 'POST',
    contentType: 'application/x-www-form-urlencoded',
    body: new URLSearchParams({ token }).toString(),
  };
  for (let time = 0; time < 2; time += 1) {
    const page = await askSite(site.origin, link.pathname + link.search);
    expect(page.status).toBe(200);
    expect(page.body.match(/<button/g)).toHaveLength(1);
    expect(page.headers['set-cookie']).toBeUndefined();
    expect(page.headers['cache-control']).toBe('no-store');
  }
  const foreign = { ...post, origin: 'https://elsewhere.example' };
  expect((await askSite(site.origin, link.pathname, foreign)).status).toBe(403);

  const used = await askSite(site.origin, link.pathname, post);
  expect([used.status, used.headers['location']]).toEqual([303, '/admin']);
  const cookie = readCookies(used);
  expect((await askSite(site.origin, '/admin', { cookie })).status).toBe(200);
  const again = await askSite(site.origin, link.pathname, post);
  expect(again.status).toBe(422);
  expect(again.body).toContain('This link has been used or has expired.');
  expect(site.said().match(/signed in with a link/g)).toHaveLength(1);
  expect(site.said()).not.toContain(token);
  await stopSite(site);
});

test.each([
  [{ ADMIN_PASSWORD: 'short' }, '', 'ADMIN_PASSWORD must have 12 characters or more\n'],
  [{ ADMIN_EMAIL: 'ingrid' }, '@long', 'ADMIN_EMAIL must be an email address\n'],
])('%j ends the start with one line %s', async (settings, _orLong, line) => {
  const site = await launchSite(settings);
  expect(await site.exitCode).toBe(1);
  expect(site.said()).toBe(line);
});

/** The demo content, as before there was an administrator. */
async function copyDataWithoutAccounts() {
  const folder = await copyDemoData(inject('demoData'));
  const database = new DatabaseSync(path.join(folder, 'solmere.db'));
  database.exec('delete from auth_account; delete from auth_user');
  database.close();
  return folder;
}

async function signIn(site: Site, email: string, password: string | undefined) {
  const response = await fetch(`${site.origin}/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return response.status;
}

async function run(site: Pick<Site, 'dataFolder'>, script: string, args: string[], input: string) {
  const child = spawn(process.execPath, [`scripts/${script}.ts`, ...args], {
    env: { ...bareEnvironment(), DATA_DIR: site.dataFolder },
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  child.stdin.end(input);
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { code, said };
}
