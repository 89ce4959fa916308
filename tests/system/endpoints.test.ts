import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { buildSite } from '../../scripts/site-build.ts';
import { askSite, type Answer, type Asked } from './ask.ts';
import { administrator, copyDemoData, endSites, startSite, type Site } from './site.ts';

/** What anyone may open. Whatever else the build has must refuse strangers. */
const publicRoutes = `
  /  /about  /partners  /partners/[slug]  /projects  /projects/[slug]  /vip  /join  /news  /contact
  /testimonials  /privacy  /404  /500  /robots.txt  /sitemap.xml  /news.xml  /admin/login  /admin/link
  /auth/[...all]  /_actions/[...path]`.match(/\S+/g);

/** What the framework builds in and the server takes out: see refused-requests.test.ts. */
const closedRoutes = ['/_image', '/_server-islands/[name]'];
const publicActions: string[] = [];

const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = administrator;
const changingByThemselves = ['jobs', 'media', 'auth_session', 'limit_tries'];

const build = await buildSite();
const routes = (await listRoutes()).filter((route) => !closedRoutes.includes(route));
const actions = await listActions();
const guardedRoutes = routes.filter((route) => !publicRoutes?.includes(route));
const guardedActions = actions.filter((action) => !publicActions.includes(action));

let site: Site;
let database: DatabaseSync;
let valid: string;
let session: Record<string, string | number | null>;
let before: string;

beforeAll(async () => {
  site = await startSite({ DATA_DIR: await copyDemoData(inject('demoData')) });
  database = new DatabaseSync(path.join(site.dataFolder, 'solmere.db'), { timeout: 5_000 });
  valid = await signIn();
  const row = database.prepare('select * from auth_session').get();
  session = { ...row } as typeof session;
});

beforeEach(() => {
  before = contents();
});

afterEach(() => {
  expect(contents()).toBe(before);
});

afterAll(async () => {
  database?.close();
  await endSites();
});

test('the walk knows every page and every endpoint', async () => {
  const files = await Array.fromAsync(glob('**/*.{astro,ts}', { cwd: path.resolve('src/pages') }));
  const expected = files.map((file) => {
    const name = file.replaceAll(path.sep, '/').replace(/\.(astro|ts)$/, '');
    return `/${name.replace(/(^|\/)index$/, '')}`;
  });
  expect(routes).toEqual(expect.arrayContaining(expected));
  expect(actions.length).toBeGreaterThan(0);
  expect(guardedRoutes.length).toBeGreaterThan(0);
});

/** Made before each request: the server deletes an expired session when it meets one. */
const strangers: [who: string, cookieOf: () => string][] = [
  ['without a session', () => ''],
  ['with an expired session', () => (keepSession(-1_000), valid)],
  ['with a forged cookie', () => valid.replace(/session_token=[^;]+/, 'session_token=forged.AAAA')],
  [
    'with a session signed by another',
    () => valid.replace(/(session_token=[^.]+)\.[^;]+/, `$1.${'B'.repeat(43)}%3D`),
  ],
  ['with the cookie of the device alone', () => valid.replace(/\S*session_token=[^;]+;?\s*/, '')],
];

describe.each(strangers)('%s', (_who, cookieOf) => {
  test.each(guardedRoutes)('%s sends to sign-in', async (route) => {
    for (const method of ['GET', 'HEAD', 'POST']) {
      const response = await ask(addressOf(route), { method, cookie: cookieOf() });
      expect(refusal(response), `${method} ${route}`).toMatch(
        /^(303 \/admin\/login(\?next=\S+)?|401)$/,
      );
      expect(response.body).not.toContain('<');
    }
  });

  test.each(guardedActions)('the action %s refuses', async (action) => {
    const cookie = cookieOf();
    const asJson = await ask(`/_actions/${action}`, { ...(await everyInput()), cookie });
    expect(asJson.status).toBe(401);
    expect(asJson.body).not.toContain('@');
    for (const carrier of [...guardedRoutes, '/admin/login', '/robots.txt']) {
      const address = `${addressOf(carrier)}?_action=${action}`;
      const asForm = await ask(address, { method: 'POST', cookie: cookieOf() });
      expect(asForm.body, carrier).not.toContain('"revision"');
    }
  });

  test.each([
    '/%61dmin/partners',
    '//admin/partners',
    '/admin/./partners',
    '/admin%2fpartners',
    '/x/../admin/partners',
    '/admin\\partners',
    '/ADMIN/partners',
    '/admin/partners/',
  ])('no other way of writing an address leads in: %s', async (address) => {
    const response = await ask(address, { method: 'GET', cookie: cookieOf() });
    expect(response.status).not.toBe(200);
    expect(response.body).not.toContain('Back to Dashboard');
  });

  test('the endpoints of the accounts tell nothing', async () => {
    const response = await ask('/auth/get-session', { method: 'GET', cookie: cookieOf() });
    expect(response.body).toBe('null');
  });
});

test.each([
  '/auth/sign-up/email',
  '/auth/list-sessions',
  '/auth/change-password',
  '/auth/update-user',
  '/auth/delete-user',
  '/auth/reset-password',
  '/auth/ok',
])('nothing is behind %s', async (address) => {
  for (const method of ['GET', 'POST']) {
    expect((await ask(address, { method, cookie: signedIn() })).status).toBe(404);
  }
});

describe('from another site, with the cookies of who is signed in', () => {
  const foreign = { origin: 'https://elsewhere.example', method: 'POST' };
  const everywhere = [...routes.map(addressOf), '/auth/sign-in/email', '/auth/sign-out'];

  test.each(everywhere)('%s answers 403', async (address) => {
    for (const contentType of [
      'application/x-www-form-urlencoded',
      'text/plain',
      'application/json',
    ]) {
      expect((await ask(address, { ...foreign, contentType, cookie: signedIn() })).status).toBe(
        403,
      );
    }
    expect((await ask(address, { ...foreign, origin: 'null', cookie: signedIn() })).status).toBe(
      403,
    );
  });

  test.each(actions)('the action %s answers 403', async (action) => {
    const input = { ...(await everyInput()), ...foreign, cookie: signedIn() };
    expect((await ask(`/_actions/${action}`, input)).status).toBe(403);
    expect(
      (await ask(`/admin/login?_action=${action}`, { ...foreign, cookie: signedIn() })).status,
    ).toBe(404);
  });
});

describe('with a session', () => {
  test.each(guardedRoutes.filter((route) => !route.includes('[')))(
    '%s opens, and is kept nowhere',
    async (route) => {
      const response = await ask(addressOf(route), { method: 'GET', cookie: signedIn() });
      expect(refusal(response)).not.toContain('/admin/login');
      expect(response.headers['cache-control']).toBe('no-store');
    },
  );

  test('the table of enquiries is a file to keep, and is kept nowhere on the way', async () => {
    for (const method of ['GET', 'POST']) {
      const response = await ask('/admin/enquiries.csv', { method, cookie: signedIn() });
      expect(response.status).toBe(200);
      expect(response.headers).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="enquiries.csv"',
        'cache-control': 'no-store',
      });
      expect(response.body).toContain('"First name","Last name","E-mail","Phone","Received"');
    }
  });

  test('an unknown address under /admin goes to /admin', async () => {
    const response = await ask('/admin/no/such/page', { method: 'GET', cookie: signedIn() });
    expect(refusal(response)).toBe('303 /admin');
  });

  test.each(guardedActions)('the action %s gets past the guard', async (action) => {
    const nothing = {
      method: 'POST',
      contentType: 'application/json',
      body: '{}',
      cookie: signedIn(),
    };
    expect((await ask(`/_actions/${action}`, nothing)).status).not.toBe(401);
  });
});

async function listRoutes() {
  const found = new Set<string>();
  for await (const file of glob('**/*.mjs', { cwd: path.join(build, 'server') })) {
    const code = await readFile(path.join(build, 'server', file), 'utf8');
    for (const [, route] of code.matchAll(/"route": ?"(\/[^"]*)"/g))
      if (route !== undefined) found.add(route);
  }
  return [...found].toSorted();
}

async function listActions() {
  for await (const file of glob('server/chunks/entrypoint_*.mjs', { cwd: build })) {
    const module = (await import(pathToFileURL(path.join(build, file)).href)) as {
      server?: object;
    };
    if (module.server) return namesIn(module.server);
  }
  throw new Error('The build has no list of actions');
}

function namesIn(actionsOrGroup: object): string[] {
  return Object.entries(actionsOrGroup).flatMap(([name, value]) =>
    typeof value === 'function'
      ? [name]
      : namesIn(value as object).map((inner) => `${name}.${inner}`),
  );
}

/** An address that this route answers. */
function addressOf(route: string) {
  return route.replace(/\[\.\.\.\w+\]/, 'no/such/page').replace(/\[\w+\]/, 'none');
}

/** Input with which an action that did not look at the session would do its work. */
async function everyInput() {
  const partner = { ...database.prepare('select * from partners order by display_order').get() };
  const camelCased = Object.entries(partner).map(([name, value]) => [
    name.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase()),
    value,
  ]);
  const body = JSON.stringify({
    ...Object.fromEntries(camelCased),
    direction: 'down',
    name: 'Somebody Else',
  });
  return { method: 'POST', contentType: 'application/json', body };
}

async function signIn() {
  const response = await fetch(`${site.origin}/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  expect(response.status).toBe(200);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

function signedIn() {
  keepSession(60_000);
  return valid;
}

function keepSession(lastsMs: number) {
  session = { ...session, expires_at: new Date(Date.now() + lastsMs).toISOString() };
  const columns = Object.keys(session);
  const values = columns.map(() => '?').join();
  database
    .prepare(`insert or replace into auth_session (${columns.join()}) values (${values})`)
    .run(...Object.values(session));
}

function ask(address: string, asked: Asked) {
  return askSite(site.origin, address, asked);
}

function refusal({ status, headers }: Answer) {
  return [status, headers['location']].filter(Boolean).join(' ');
}

/** Every row that a request could change. */
function contents() {
  const tables = database
    .prepare(
      `select name from sqlite_master where type = 'table' and name not like 'kysely%' order by name`,
    )
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !changingByThemselves.includes(name));
  return JSON.stringify(
    tables.map((name) => [name, database.prepare(`select * from ${name} order by 1`).all()]),
  );
}
