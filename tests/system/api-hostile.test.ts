import { afterAll, beforeAll, expect, test } from 'vitest';
import { callAction, signInEditor, type Editor } from './editor.ts';
import { askSite } from './ask.ts';
import { startSignedIn } from './session.ts';
import { administrator, endSites, type Site } from './site.ts';

const [many, few] = [5_000, 400] as const;
/** A key may write that often in a minute, and address read that often in ten. */
const perKey = 50;
const secret = 'UNPUBLISHEDBYTE';

let site: Site;
let editor: Editor;
let database: Awaited<ReturnType<typeof startSignedIn>>['database'];

beforeAll(async () => {
  ({ site, database } = await startSignedIn());
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = administrator;
  editor = await signInEditor(site.origin, ADMIN_EMAIL, ADMIN_PASSWORD);
  await hideSecrets();
});

afterAll(async () => {
  database.close();
  await endSites();
});

type Stored = { id: string; slug?: string; revision: number } & Record<string, unknown>;

/** Puts a word where no visitor sees it: into drafts, unpublished records, and news of later days. */
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
    for (const change of [drafted, saved, unpublished])
      expect(change).toMatchObject({ outcome: 'done' });
  }
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
    const requests = Array.from({ length: 20 }, (_, index) => ({
      ...hostileRequest(random, keys[Math.floor((start + index) / perKey)] ?? ''),
    }));
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
