import { parse } from 'devalue';
import createClient from 'openapi-fetch';
import { beforeAll, expect, test } from 'vitest';
import type { paths } from '../api/api-schema.d.ts';
import { askSite, signInTo } from './sites/ask.ts';
import { borrowSignedIn } from './sites/session.ts';
import { administrator, type Site } from './sites/site.ts';

let site: Site;
let cookie: string;
let key: string;

beforeAll(async () => {
  ({ site } = await borrowSignedIn());
  cookie = await signInTo(site.origin, administrator.ADMIN_EMAIL, administrator.ADMIN_PASSWORD);
  key = await newKey(['read', 'enquiries', 'homes']);
});

const root = '/api/v1';

async function newKey(scopes: string[]) {
  const answer = await askSite(site.origin, '/_actions/apiKeys.create', {
    method: 'POST',
    cookie,
    contentType: 'application/json',
    body: JSON.stringify({ name: 'Feed', scopes, origins: 'https://kestrel.example', days: 30 }),
  });
  return (parse(answer.body) as { key: string }).key;
}

function read(path: string, headers: Record<string, string> = {}) {
  return fetch(site.origin + root + path, { headers });
}

function patch(path: string, body: object, headers: Record<string, string> = {}) {
  return fetch(site.origin + root + path, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}`, ...headers },
    body: JSON.stringify(body),
  });
}

test('published content comes from the page cache, with a tag, for pages of any origin', async () => {
  for (const path of [
    '/pages',
    '/partners',
    '/projects',
    '/news',
    '/testimonials',
    '/openapi.json',
  ]) {
    const response = await read(path);
    expect([path, response.status]).toEqual([path, 200]);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const tag = response.headers.get('etag') ?? '';
    const again = await read(path, { 'if-none-match': tag });
    expect([path, again.status]).toEqual([path, 304]);
    expect(again.headers.get('access-control-allow-origin')).toBe('*');
  }
});

test('each language has answers and a tag of its own, however it is spelled', async () => {
  const [source, french, other] = await Promise.all(
    ['', '?language=fr', '?language=FR-ca&x=1'].map((query) => read(`/partners${query}`)),
  );
  expect(french?.headers.get('etag')).not.toBe(source?.headers.get('etag'));
  expect(other?.headers.get('etag')).toBe(french?.headers.get('etag'));
  const homes = '/projects/kestrel-house/homes';
  const [english, translated] = await Promise.all([read(homes), read(`${homes}?language=fr`)]);
  expect(await translated.text()).not.toBe(await english.text());
  for (const query of ['de', 'xx-XX', '%00', 'fr-CA%00'])
    expect((await read(`/partners?language=${query}`)).status).toBe(404);
});

test('the client that is generated from the document reads, sends and changes', async () => {
  const client = createClient<paths>({
    baseUrl: site.origin + root,
    headers: { authorization: `Bearer ${key}` },
  });
  const { data: list } = await client.GET('/projects', { params: { query: { page: 1 } } });
  const [first] = list?.items ?? [];
  const slug = first?.slug ?? '';
  const { data: project } = await client.GET('/projects/{slug}', { params: { path: { slug } } });
  expect(project).toMatchObject({ slug, title: first?.title });
  const inFrench = await client.GET('/projects/{slug}', {
    params: { path: { slug }, query: { language: 'fr' } },
  });
  expect(inFrench.data).toMatchObject({
    language: 'fr-CA',
    url: `${site.origin}/fr/projects/${slug}`,
    title: project?.title,
  });
  expect(inFrench.data?.description).not.toBe(project?.description);
  const { data: partners } = await client.GET('/partners');
  const { data: enquiry } = await client.POST('/enquiries', {
    params: { header: { 'Idempotency-Key': 'first' } },
    body: {
      form: 'partner-contact',
      about: partners?.items[0]?.slug ?? '',
      answers: { fullName: 'Mei Tanaka', email: 'mei@tanaka.example' },
      consent: { text: 'You may write to me.', version: '1' },
      source: 'Landing page',
    },
  });
  expect(enquiry?.reference).toMatch(/^P-/);
  const kestrel = { path: { slug: 'kestrel-house', number: '302' } };
  const { data: changed } = await client.PATCH('/projects/{slug}/homes/{number}', {
    params: kestrel,
    body: { price: 7_100_000 },
  });
  expect(changed).toMatchObject({ number: '302', result: 'changed' });
  const { error, response } = await client.PATCH('/projects/{slug}/homes/{number}', {
    params: kestrel,
    body: { price: -1 },
  });
  expect(response.status).toBe(422);
  expect(error).toMatchObject({ errors: { price: expect.any(String) } });
});

test('a feed changes the page of a project at once, from whatever server it comes', async () => {
  const page = `${site.origin}/projects/kestrel-house?home=301`;
  const before = await (await fetch(page)).text();
  expect(before).not.toContain('7,654,321');
  const response = await patch('/projects/kestrel-house/homes', {
    homes: [{ number: '301', status: 'available', price: 7_654_321 }],
  });
  expect(await response.json()).toMatchObject({ changed: 1, refused: 0 });
  expect(await (await fetch(page)).text()).toContain('7,654,321');
  const { homes } = (await (await read('/projects/kestrel-house/homes')).json()) as {
    homes: { number: string; price: number }[];
  };
  expect(homes.find(({ number }) => number === '301')?.price).toBe(7_654_321);
});

test('a page of a listed origin may send with its key, and others and forms may not', async () => {
  const body = { homes: [{ number: '301', status: 'sold' }] };
  const listed = await patch('/projects/kestrel-house/homes', body, {
    origin: 'https://kestrel.example',
  });
  expect(listed.status).toBe(200);
  expect(listed.headers.get('access-control-allow-origin')).toBe('https://kestrel.example');
  const other = await patch('/projects/kestrel-house/homes', body, {
    origin: 'https://evil.example',
  });
  expect(other.status).toBe(403);
  const form = await fetch(`${site.origin}${root}/enquiries`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, origin: 'https://kestrel.example' },
    body: new URLSearchParams({ form: 'contact' }),
  });
  expect(form.status).toBe(415);
  const action = await askSite(site.origin, '/_actions/apiKeys.create', {
    method: 'POST',
    cookie,
    origin: 'https://kestrel.example',
    contentType: 'application/json',
    body: '{}',
  });
  expect(action.status).toBe(403);
});

test.each([
  ['GET', '/api', 404],
  ['GET', '/api/v1/nothing', 404],
  ['GET', '/api/v1/projects/none', 404],
  ['GET', '/api/v1/projects?page=7', 404],
  ['GET', '/api/v1/%E0%A4%A', 400],
  ['GET', '/api/v1/projects?_action=x', 400],
  ['PATCH', '/api/..', 400],
  ['GET', '/api/v1/%2e%2E/../admin', 400],
  ['DELETE', '/api/v1/projects', 405],
  ['POST', '/api/v1/projects', 405],
  ['POST', '/api/v1/enquiries', 401],
])('%s %s is answered with a problem', async (method, path, status) => {
  const contentType = 'application/json';
  const answer = await askSite(site.origin, path, { method, contentType, body: '{}' });
  expect(answer.status).toBe(status);
  expect(answer.headers['content-type']).toBe('application/problem+json');
  expect(JSON.parse(answer.body)).toMatchObject({ status });
});

test('a key that is not valid reads nothing, also not from the cache', async () => {
  await read('/partners');
  expect((await read('/partners', { authorization: `Bearer ${key}` })).status).toBe(200);
  expect((await read('/partners', { authorization: 'Bearer none' })).status).toBe(401);
});

function bearer(text: string) {
  return { authorization: `Bearer ${text}` };
}

test('subscribers are read by a key that may, and then by no other', async () => {
  const own = await newKey(['subscribers:read']);
  for (const path of ['/subscribers', '/subscribers/', '/%73ubscribers', '/Subscribers']) {
    const statuses: number[] = [];
    for (const headers of [bearer(own), bearer(key), {}])
      statuses.push((await read(path, headers)).status);
    expect([path, ...statuses.slice(1)]).not.toContain(200);
    if (path === '/subscribers') expect(statuses).toEqual([200, 403, 401]);
  }
});

test('more than a megabyte is refused', async () => {
  const homes = Array.from({ length: 40_000 }, () => ({ number: '301', status: 'sold' }));
  expect((await patch('/projects/kestrel-house/homes', { homes })).status).toBe(413);
});
