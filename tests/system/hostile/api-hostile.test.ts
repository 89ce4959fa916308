import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TranslationRecord } from '../../../src/features/translations/translation.ts';
import { callAction, signInEditor, type Editor } from '../sites/editor.ts';
import { askSite } from '../sites/ask.ts';
import { borrowSignedIn } from '../sites/session.ts';
import { administrator, type Site } from '../sites/site.ts';

const [many, few] = [5_000, 400] as const;
/** A key may write that often in a minute, and address read that often in ten. */
const perKey = 50;
const secret = 'UNPUBLISHEDBYTE';

let site: Site;
let editor: Editor;
let database: Awaited<ReturnType<typeof borrowSignedIn>>['database'];

beforeAll(async () => {
  ({ site, database } = await borrowSignedIn());
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = administrator;
  editor = await signInEditor(site.origin, ADMIN_EMAIL, ADMIN_PASSWORD);
  await hideSecrets();
});

afterAll(() => database?.close());

type Stored = { id: string; slug?: string; revision: number } & Record<string, unknown>;

/** Puts a word where no visitor sees it: into drafts, also of translations, and into records that are not public. */
async function hideSecrets() {
  for (const [noun, text] of [
    ['partners', 'bio'],
    ['news', 'content'],
    ['testimonials', 'content'],
  ] as const) {
    const list = await callAction<Stored[]>(editor, `${noun}.list`);
    const [draft, hidden] = list;
    if (!draft || !hidden) throw new Error(`There are no ${noun}`);
    const drafted = await callAction(editor, `${noun}.saveDraft`, { ...draft, [text]: secret });
    const saved = await callAction<{ record: Stored }>(editor, `${noun}.save`, {
      ...hidden,
      [text]: secret,
    });
    const { id, revision } = saved.record;
    const unpublished = await callAction(editor, `${noun}.unpublish`, { id, revision });
    await hideInTranslation(noun, draft.id);
    for (const change of [drafted, saved, unpublished])
      expect(change).toMatchObject({ outcome: 'done' });
  }
}

async function hideInTranslation(noun: string, recordId: string) {
  const key = { noun, recordId, language: 'fr-CA' };
  const { translation } = await callAction<{ translation: TranslationRecord }>(
    editor,
    'translations.read',
    key,
  );
  const fields = Object.fromEntries(
    Object.entries(translation.fields).map(([path, { source }]) => [
      path,
      { source, text: secret },
    ]),
  );
  const { revision } = translation;
  const draft = await callAction(editor, 'translations.saveDraft', { ...key, fields, revision });
  expect(draft).toMatchObject({ outcome: 'done' });
}

test('a few hostile requests get no 500 and nothing that is not published', async () => {
  await expectHarmless(few);
});

test('thousands of hostile requests get no 500 and nothing that is not published @long', async () => {
  await expectHarmless(many);
}, 600_000);

async function expectHarmless(count: number) {
  const random = seeded(41);
  const keys = await newKeys(Math.ceil(count / perKey));
  const statuses = new Map<number, number>();
  for (let start = 0; start < count; start += 20) {
    database.exec('delete from limit_tries');
    const requests = Array.from({ length: 20 }, (_, index) => {
      const key = keys[Math.floor((start + index) / perKey)] ?? '';
      const request = hostileRequest(random, key);
      return random() < 0.4 ? tricked(random, request, key) : request;
    });
    const answers = await Promise.all(
      requests.map(({ path, ...request }) =>
        askSite(site.origin, path, request).then((answer) => ({ path, request, answer })),
      ),
    );
    for (const { path, request, answer } of answers) {
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const about = JSON.stringify({ path, request, status: answer.status }).slice(0, 500);
      expect(answer.status, about).toBeLessThan(500);
      expect(answer.body.includes(secret), about).toBe(false);
      const isProblem = answer.headers['content-type'] === 'application/problem+json';
      if (answer.status >= 400) expect(isProblem, about).toBe(true);
    }
  }
  console.log(`${count} requests:`, Object.fromEntries(statuses));
  expect(statuses.get(200) ?? 0).toBeGreaterThan(count / 50);
  expect(site.child.exitCode).toBeNull();
}

const line = '\r\n';

test.each([
  ['two lengths', ['Content-Length: 2', 'Content-Length: 40']],
  ['a length and chunks', ['Content-Length: 5', 'Transfer-Encoding: chunked']],
  ['chunks in disguise', ['Transfer-Encoding: xchunked', 'Content-Length: 2']],
  ['chunks twice', ['Transfer-Encoding: identity', 'Transfer-Encoding: chunked']],
  ['a negative length', ['Content-Length: -1']],
  ['a length with a sign', ['Content-Length: +2']],
  ['a folded header', ['X-One: a', ' Authorization: Bearer x', 'Content-Length: 2']],
  ['a header with a space before its colon', ['Content-Length : 2']],
  ['a NUL in a header', ['X-One: a\0b', 'Content-Length: 2']],
  ['two hosts', ['Host: evil.example', 'Content-Length: 2']],
  ['two keys', ['Authorization: Bearer a', 'Authorization: Bearer b', 'Content-Length: 2']],
  ['a thousand headers', Array.from({ length: 1_000 }, (_, index) => `X-${index}: a`)],
  ['a header of 100 kB', [`X-One: ${'a'.repeat(100_000)}`]],
])('no second request can be hidden behind %s', async (_name, headers) => {
  const hidden = ['GET /api/v1/partners HTTP/1.1', 'Host: localhost', '', ''].join(line);
  const head = [
    'POST /api/v1/enquiries HTTP/1.1',
    `Host: ${new URL(site.origin).host}`,
    'Content-Type: application/json',
    'Connection: close',
    ...headers,
  ];
  const answer = await sendRaw(`${head.join(line)}${line}${line}0${line}${line}${hidden}`);
  expect(answer).not.toMatch(/^HTTP\/1\.1 5/m);
  expect(answer).not.toContain('"items"');
  expect(answer).not.toContain(secret);
  expect(site.child.exitCode).toBeNull();
});

/** Sends text as it is, and reads until the connection ends. */
function sendRaw(sent: string) {
  const { hostname, port } = new URL(site.origin);
  return new Promise<string>((resolve) => {
    const socket = connect(Number(port), hostname);
    let received = '';
    socket.on('data', (chunk) => (received += chunk.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(received));
    socket.end(sent, 'latin1');
  });
}

async function newKeys(count: number) {
  const keys: string[] = [];
  for (let number = 0; number < count; number++) {
    const { key } = await callAction<{ key: string }>(editor, 'apiKeys.create', {
      name: `Key ${number}`,
      scopes: ['read', 'enquiries', 'homes'],
      origins: '',
      days: null,
    });
    keys.push(key);
  }
  return keys;
}

type Random = () => number;

/** The same numbers each time (mulberry32). */
function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function pick<T>(random: Random, values: readonly T[]): T {
  return values[Math.floor(random() * values.length)] as T;
}

const paths = [
  '',
  '/openapi.json',
  '/pages',
  '/pages/about',
  '/pages/settings',
  '/pages/404',
  '/partners',
  '/partners/ingrid-halvorsen',
  '/projects',
  '/projects/kestrel-house',
  '/projects/kestrel-house/homes',
  '/projects/kestrel-house/homes/301',
  '/projects/Kestrel%20House',
  '/news',
  '/testimonials',
  '/enquiries',
  '/drafts',
  '/versions',
];

const oddParts = [
  '/..',
  '/%2e%2e/',
  '//',
  '/%00',
  '/%E2%80%AE',
  '/%F0%9F%8F%A0',
  '/__proto__',
  '/constructor',
  `/${'a'.repeat(3_000)}`,
  '/%27%20or%201%3D1--',
  '?page=2',
  '?language=fr',
  '?language=fr',
  '?language=ja&page=2',
  '?page=-1',
  '?page=1e9',
  '?page=%00',
  '?draft=1&preview=true',
  '?_action=partners.list',
  '?fields=*&include=drafts',
  '?page=2&page=3',
  `?q=${'x'.repeat(5_000)}`,
];

const oddValues: unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  '',
  ' ',
  'sold',
  'available',
  '301',
  '\0',
  'a\u0000b',
  '\ud800',
  '\u202E',
  '<script>alert(1)</script>',
  "' or 1=1 --",
  '🏠'.repeat(500),
  'x'.repeat(20_000),
  [],
  [[]],
  {},
  { __proto__: null },
  { constructor: { prototype: {} } },
  { toString: 1 },
  { length: 1e9 },
];

const validBodies: unknown[] = [
  { homes: [{ number: '301', status: 'sold' }] },
  { homes: [{ number: '302', price: 2_000_000 }], asOf: '2026-11-20T10:00:00Z' },
  { status: 'available', price: 2_000_000 },
  {
    form: 'contact',
    answers: {
      firstName: 'Mei',
      lastName: 'Tanaka',
      email: 'mei@tanaka.example',
      phone: '+1 604 555 0142',
      subject: 'general',
      message: 'Hello',
    },
    consent: { text: 'Yes', version: '1' },
    source: 'Elsewhere',
  },
  {
    form: 'project-interest',
    about: 'kestrel-house',
    home: '301',
    answers: { fullName: 'Mei Tanaka', email: 'mei@tanaka.example', phone: '+1 604 555 0142' },
    consent: { text: 'Yes', version: '1', language: 'en' },
    source: 'Elsewhere',
  },
];

const oddTexts = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '1e999',
  '{"homes":'.repeat(2_000),
  `{"homes":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
  `{"homes":[{"number":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}]}`,
  '{"__proto__":{"status":"sold"},"homes":[{"number":"301"}]}',
  '{"homes":[{"number":"301","status":"sold","status":"available"}]}',
  '\ufeff{"homes":[]}',
];

function hostileRequest(random: Random, key: string) {
  const path =
    pick(random, ['/api/v1', '/api/v1', '/api/v1', '/api', '/fr/api/v1', '/API/V1']) +
    pick(random, paths) +
    (random() < 0.4 ? pick(random, oddParts) : '');
  const body = random() < 0.25 ? pick(random, oddTexts) : mutated(random);
  const authorization = pick(random, [
    `Bearer ${key}`,
    `Bearer ${key}`,
    `Bearer ${key}`,
    '',
    'Bearer ',
    'Basic YTpi',
    `Bearer sol_live_${'A'.repeat(43)}`,
    `Bearer ${'A'.repeat(4_000)}`,
  ]);
  return {
    path: path.startsWith('/api') ? path : `/api/v1${pick(random, paths)}`,
    method: pick(random, ['GET', 'GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS']),
    origin: pick(random, [site.origin, 'https://evil.example', 'null']),
    contentType: pick(random, [
      'application/json',
      'application/json',
      'application/json; charset=utf-8',
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/json; charset=utf-16',
    ]),
    body,
    headers: {
      ...(authorization !== '' && { authorization }),
      ...(random() < 0.2 && { 'idempotency-key': pick(random, ['one', 'a b', 'x'.repeat(300)]) }),
      ...(random() < 0.1 && { 'if-none-match': '*' }),
      ...(random() < 0.1 && {
        'access-control-request-method': pick(random, ['PATCH', 'GET', 'X']),
      }),
    },
  };
}

type HostileRequest = ReturnType<typeof hostileRequest>;

/** Ways to be taken for another request than the one that was sent, each on its own. */
const tricks: ((
  request: HostileRequest,
  key: string,
) => Omit<Partial<HostileRequest>, 'headers'> & { headers?: Record<string, string> })[] = [
  () => ({ headers: { 'x-http-method-override': 'DELETE', 'x-method-override': 'PUT' } }),
  () => ({ headers: { 'x-original-url': '/admin', 'x-rewrite-url': '/api/v1/drafts' } }),
  () => ({ headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'ftp' } }),
  () => ({ headers: { 'x-forwarded-for': `${'1.2.3.4, '.repeat(500)}::1` } }),
  () => ({ headers: { forwarded: 'for="[::1]";host=evil.example', via: '1.1 evil' } }),
  () => ({ headers: { cookie: 'astro-session=x; __proto__=1; better-auth.session_token=a.b' } }),
  () => ({ headers: { range: 'bytes=0-1,5-,-9999999999999999999' } }),
  () => ({ headers: { 'if-range': '"x"', range: 'bytes=-1' } }),
  () => ({ headers: { 'if-match': '*', 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' } }),
  () => ({ headers: { 'if-none-match': `W/"${'x'.repeat(2_000)}", ${'"y",'.repeat(500)}` } }),
  () => ({ headers: { 'if-modified-since': 'yesterday', 'cache-control': 'only-if-cached' } }),
  () => ({ headers: { 'content-encoding': 'gzip' }, body: '\u001F\u008B\b\0\0' }),
  () => ({ headers: { 'content-encoding': 'br, gzip, identity' } }),
  () => ({ headers: { 'accept-encoding': 'zstd;q=1.5, gzip;q=0, *;q=nan' } }),
  () => ({ headers: { accept: 'text/html;q=2, */*;q=-1', 'accept-language': 'x'.repeat(3_000) } }),
  () => ({
    headers: { 'access-control-request-method': 'PATCH', 'access-control-request-headers': '*' },
    method: 'OPTIONS',
  }),
  () => ({
    headers: { 'access-control-request-private-network': 'true' },
    origin: 'https://a.example:0',
  }),
  () => ({ headers: { expect: '200-maybe' } }),
  () => ({ headers: { upgrade: 'websocket', connection: 'upgrade', 'sec-websocket-key': 'x' } }),
  () => ({ headers: { te: 'trailers, deflate;q=2' } }),
  (_request, key) => ({ headers: { authorization: `bearer    ${key}` } }),
  (_request, key) => ({ headers: { authorization: `Bearer ${key}, Bearer ${key}` } }),
  (_request, key) => ({ headers: { authorization: `Basic ${btoa(`${key}:`)}` } }),
  ({ path }, key) => ({
    path: withQuery(path, `key=${key}&access_token=${key}&authorization=Bearer%20${key}`),
    headers: { authorization: '' },
  }),
  ({ path }) => ({ path: withQuery(path, 'page=99999999999999999999') }),
  ({ path }) => ({ path: withQuery(path, `page=${encodeURIComponent('٢')}`) }),
  ({ path }) => ({ path: withQuery(path, 'page[]=2&page[$gt]=0&cursor=eyJpZCI6MX0=') }),
  ({ path }) => ({ path: withQuery(path, `language=${encodeURIComponent('fr-CA\0')}`) }),
  ({ path }) => ({ path: withQuery(path, 'language=__proto__&language=fr') }),
  ({ path }) => ({ path: withQuery(path, `language=${'x-'.repeat(2_000)}`) }),
  ({ path }) => ({ path: withQuery(path, 'language=und-u-ca-gregory-x-a') }),
  () => ({ path: '/api/v1/projects/kestrel-house/homes?language=FR', method: 'HEAD' }),
  () => ({ path: '/api/v1/partners/ingrid-halvorsen?language=%66r', method: 'GET' }),
  () => write('{"homes":[{"number":"301","price":1e999}]}'),
  () => write('{"homes":[{"number":"301","price":-0}]}'),
  () => write('{"homes":[{"number":"301","price":9007199254740993}]}'),
  () => write('{"homes":[{"number":"３０１","status":"sold"}]}'),
  () => write('{"homes":[{"number":"301\\u0000","status":"sold"}]}'),
  () =>
    write('{"homes":[{"number":"constructor","status":"sold"},{"number":"__proto__","price":1}]}'),
  () => write('{"homes":[{"number":"301","status":"toString"}]}'),
  () => write('{"asOf":"2026-02-30T25:61:00Z","homes":[{"number":"301","status":"sold"}]}'),
  () => write('{"asOf":"-271821-04-20T00:00:00Z","homes":[{"number":"301","status":"sold"}]}'),
  () => write(`{"homes":[${'{"number":"301","status":"sold"},'.repeat(5_000)}{"number":"302"}]}`),
  () => write(`[${'['.repeat(50_000)}`),
  () =>
    write(
      `{"homes":[{"number":"301","status":"sold"}],${'"homes":[],'.repeat(2_000)}"homes":[{}]}`,
    ),
  () => write('\ud800{"homes":[]}'),
];

function withQuery(path: string, query: string) {
  return `${path}${path.includes('?') ? '&' : '?'}${query}`;
}

function write(body: string) {
  return {
    path: '/api/v1/projects/kestrel-house/homes',
    method: 'PATCH',
    contentType: 'application/json',
    body,
  };
}

function tricked(random: Random, request: HostileRequest, key: string) {
  const { headers, ...others } = pick(random, tricks)(request, key);
  const changed = Object.entries({ ...request.headers, ...headers });
  const sent = Object.fromEntries(changed.filter(([, value]) => value !== ''));
  return { ...request, ...others, headers: sent };
}

/** A valid body with one of its values replaced, removed or added. */
function mutated(random: Random) {
  const body = structuredClone(pick(random, validBodies)) as Record<string, unknown>;
  const parts = objectsIn(body);
  const part = pick(random, parts);
  const name = pick(random, [...Object.keys(part), 'extra', '__proto__']);
  if (random() < 0.2) Reflect.deleteProperty(part, name);
  else
    Object.defineProperty(part, name, {
      value: pick(random, oddValues),
      enumerable: true,
      configurable: true,
    });
  return random() < 0.3 ? JSON.stringify(pick(random, validBodies)) : JSON.stringify(body);
}

function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(objectsIn)];
}
