import { glob } from 'node:fs/promises';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '../../../scripts/site-build.ts';
import { isLong } from '../../set-up/long.ts';
import { askSite, refusal, type SiteRequest } from '../sites/ask.ts';
import { examplePath, listActions, listRoutes, ofEachKind } from './built-endpoints.ts';
import { adminSpellings } from '../hostile/odd-addresses.ts';
import { contents, everyInput } from './rows.ts';
import { borrowSignedIn, strangers, type Session } from '../sites/session.ts';
import type { Site } from '../sites/site.ts';

/** What anyone may open. Whatever else the build has must refuse strangers. */
const publicRoutes = `
  /  /about  /partners  /partners/[slug]  /partners/[slug]/card.png  /partners/[slug]/contact.vcf  /partners/[slug]/contact.svg  /projects/[slug]/milestones.ics  /projects  /projects/[slug]  /vip  /join  /news  /news/[slug]  /contact
  /preview/[token]  /private/[token]  /private/brochure  /private/leave/[token]  /viewings/[token]  /viewings/[token]/viewing.ics  /shortlist  /shortlist/projects  /shortlist/brochure.pdf  /projects/[slug]/brochure.pdf  /testimonials  /privacy  /404  /500  /[slug]  /robots.txt  /sitemap.xml  /news.xml
  /[icon].png  /favicon.ico  /favicon.svg  /manifest.webmanifest   /admin/login  /admin/link  /admin/code
  /admin/forgotten  /admin/new-password  /admin/invitation  /auth/[...all]  /_actions/[...path]
  /api/[...path]  /api/v1  /api/v1/openapi.json  /api/v1/[noun]  /api/v1/[noun]/[slug]
  /api/v1/projects/[slug]/homes  /api/v1/projects/[slug]/homes/[number]  /api/v1/projects/[slug]/viewings  /api/v1/enquiries  /api/v1/subscribers  /api/v1/subscribers/[id]
  /calendars/[token].ics  /mcp  /alerts  /alerts/[token]  /alerts/request/[token]`.match(/\S+/g);

/** What the framework builds in and the server takes out: see refused-requests.test.ts. */
const closedRoutes = ['/_image', '/_server-islands/[name]'];
const publicActions: string[] = [];

const build = await buildSite();
const routes = (await listRoutes(build)).filter((route) => !closedRoutes.includes(route));
const actions = await listActions(build);
const guardedRoutes = routes.filter((route) => !publicRoutes?.includes(route));
const guardedActions = actions.filter((action) => !publicActions.includes(action));

let site: Site;
let database: DatabaseSync;
let session: Session;
let before: ReturnType<typeof contents>;
let version: unknown;

beforeAll(async () => {
  ({ site, database, session } = await borrowSignedIn());
  before = contents(database);
});

/** What the site itself wrote is looked at; this changes with every commit of another connection. */
afterEach(() => {
  const present = database.prepare('pragma data_version').get()?.['data_version'];
  if (present === version) return;
  version = present;
  expect(contents(database)).toEqual(before);
});

afterAll(() => database?.close());

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

describe.each(strangers)('%s', (stranger, readCookie) => {
  const isFirst = stranger === strangers[0]?.[0];
  const walked = (names: string[]) => (isFirst ? names : ofEachKind(names));

  test.each(walked(guardedRoutes))('%s sends to sign-in', async (route) => {
    for (const method of ['GET', 'HEAD', 'POST']) {
      const response = await ask(examplePath(route), { method, cookie: readCookie(session) });
      expect(refusal(response), `${method} ${route}`).toMatch(
        /^(303 \/admin\/login(\?next=\S+)?|401)$/,
      );
      expect(response.body).not.toContain('<');
    }
  });

  test.each(walked(guardedActions))('the action %s refuses', async (action) => {
    const cookie = readCookie(session);
    const asJson = await ask(`/_actions/${action}`, { ...everyInput(database), cookie });
    expect(asJson.status).toBe(401);
    expect(asJson.body).not.toContain('@');
    for (const carrier of carriersFor(action, isFirst)) {
      const address = `${examplePath(carrier)}?_action=${action}`;
      const asForm = await ask(address, { method: 'POST', cookie: readCookie(session) });
      expect(asForm.body, carrier).not.toContain('"revision"');
    }
  });

  test.each(adminSpellings)('no other way of writing an address leads in: %s', async (address) => {
    const response = await ask(address, { method: 'GET', cookie: readCookie(session) });
    expect(response.status).not.toBe(200);
    expect(response.body).not.toContain('Back to Dashboard');
  });

  test('the endpoints of the accounts tell nothing', async () => {
    const response = await ask('/auth/get-session', { method: 'GET', cookie: readCookie(session) });
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

test.each([
  ['/admin/addresses', '/admin/redirects'],
  ['/admin/people', '/admin/team'],
  ['/admin/figures', '/admin/reports'],
  ['/admin/vip', '/admin/first-access'],
])('an old link to %s leads to %s, signed in or not', async (old, present) => {
  for (const cookie of ['', signedIn()]) {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await ask(`${old}?from=mail&x=%2F`, { method, cookie });
      expect([status, headers['location']]).toEqual([301, `${present}?from=mail&x=%2F`]);
      expect(headers['cache-control']).toBe('no-store');
    }
  }
});

describe('from another site, with the cookies of who is signed in', () => {
  const foreign = { origin: 'https://elsewhere.example', method: 'POST' };
  const [apiRoutes, pageRoutes] = [true, false].map((isApi) =>
    routes.filter((route) => route.startsWith('/api/') === isApi).map(examplePath),
  ) as [string[], string[]];
  const everywhere = [...pageRoutes, '/auth/sign-in/email', '/auth/sign-out'];

  test.each(ofEachKind(everywhere))('%s answers 403', async (address) => {
    const types = ['application/x-www-form-urlencoded', 'text/plain', 'application/json'];
    const ways = [...types.map((contentType) => ({ contentType })), { origin: 'null' }];
    for (const way of ways) {
      const { status } = await ask(address, { ...foreign, cookie: signedIn(), ...way });
      expect(status).toBe(403);
    }
  });

  test.each(apiRoutes)('%s takes no cookie for a key', async (address) => {
    for (const contentType of ['application/x-www-form-urlencoded', 'application/json']) {
      const { status } = await ask(address, { ...foreign, cookie: signedIn(), contentType });
      expect([401, 405, 415]).toContain(status);
    }
  });

  test.each(ofEachKind(actions))('the action %s answers 403', async (action) => {
    const input = { ...everyInput(database), ...foreign, cookie: signedIn() };
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
      const response = await ask(examplePath(route), { method: 'GET', cookie: signedIn() });
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
      expect(response.body).toContain('"First name","Last name","Email","Phone","Received"');
    }
  });

  test('an unknown address under /admin goes to /admin', async () => {
    const response = await ask('/admin/no/such/page', { method: 'GET', cookie: signedIn() });
    expect(refusal(response)).toBe('303 /admin');
  });

  test.each(ofEachKind(guardedActions))('the action %s gets past the guard', async (action) => {
    const nothing = {
      method: 'POST',
      contentType: 'application/json',
      body: '{}',
      cookie: signedIn(),
    };
    expect((await ask(`/_actions/${action}`, nothing)).status).not.toBe(401);
  });
});

/** No route looks for an action in its address: all are tried with one action, each kind with one of each noun. */
function carriersFor(action: string, isFirst: boolean) {
  const each = ['/admin', '/admin/login', '/robots.txt'];
  if (isLong || (isFirst && action === guardedActions[0])) return [...guardedRoutes, ...each];
  const tried = isFirst ? ofEachKind(guardedActions) : guardedActions.slice(0, 1);
  return tried.includes(action) ? each : [];
}

function signedIn() {
  session.expireIn(60_000);
  return session.cookie;
}

function ask(address: string, asked: SiteRequest) {
  return askSite(site.origin, address, asked);
}
