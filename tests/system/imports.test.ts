import { parse } from 'devalue';
import { beforeAll, expect, test, vi } from 'vitest';
import { writeZip } from '../files/zip.ts';
import { olderTables } from '../files/older-site.ts';
import { askSite, signInTo } from './sites/ask.ts';
import { borrowSignedIn } from './sites/session.ts';
import { administrator, type Site } from './sites/site.ts';

let site: Site;
let cookie: string;

beforeAll(async () => {
  ({ site } = await borrowSignedIn());
  cookie = await signInTo(site.origin, administrator.ADMIN_EMAIL, administrator.ADMIN_PASSWORD);
});

test('an archive is uploaded, checked by a job, imported with its old addresses, public at once, and undone @long', async () => {
  const testimonials = olderTables.testimonials.map((row) => ({ ...row, author: 'Moved In' }));
  const redirects = [{ from_path: '/?p=12', target: '/about' }];
  const archive = writeZip({
    'testimonials.json': Buffer.from(JSON.stringify(testimonials)),
    'redirects.json': Buffer.from(JSON.stringify(redirects)),
  });
  const { status, body } = await upload('site.zip', archive, cookie);
  expect(status).toBe(201);
  const { id } = body;
  await untilState(id, 'checked');
  await call('run', { id, options: { isPublished: true } });
  await untilState(id, 'done');
  await vi.waitFor(async () => expect(await publicPage()).toContain('Moved In'), {
    timeout: 10_000,
  });
  expect(await answerTo('/?p=12&utm_source=x')).toEqual([301, '/about?utm_source=x']);
  expect(await answerTo('/?p=13')).toEqual([200, null]);
  expect(await answerTo('/')).toEqual([200, null]);
  await call('undo', { id });
  await untilState(id, 'undone');
  expect(await answerTo('/?p=12')).toEqual([200, null]);
  await vi.waitFor(async () => expect(await publicPage()).not.toContain('Moved In'), {
    timeout: 10_000,
  });
});

test('a sheet waits for its columns, and what cannot be read is refused with its reason @long', async () => {
  const sheet = await upload('news.csv', Buffer.from('Headline,Body\nOne,Two\n'), cookie);
  expect(sheet.status).toBe(201);
  const [item] = await list();
  expect(item).toMatchObject({
    state: 'matching',
    options: { noun: 'news', columns: { title: 0, content: 1 }, head: ['Headline', 'Body'] },
  });
  const wrong = await upload('old.doc', Buffer.from('x'), cookie);
  expect(wrong).toMatchObject({
    status: 422,
    body: { message: expect.stringContaining('Choose a ZIP') },
  });
  const bomb = await upload('bomb.zip', writeZip({ 'a.json': Buffer.alloc(116_000_000) }), cookie);
  await untilState(bomb.body.id, 'failed');
});

test('only an owner of this site uploads imports', async () => {
  expect(await upload('site.zip', Buffer.from('x'), '')).toMatchObject({ status: 401 });
  const elsewhere = await fetch(`${site.origin}/uploads/import?name=site.zip`, {
    method: 'PUT',
    headers: { cookie, origin: 'https://elsewhere.example' },
    body: 'x',
  });
  expect(elsewhere.status).toBe(403);
});

async function answerTo(address: string) {
  const response = await fetch(site.origin + address, { redirect: 'manual' });
  await response.arrayBuffer();
  return [response.status, response.headers.get('location')];
}

async function upload(name: string, content: Buffer, withCookie: string) {
  const response = await fetch(`${site.origin}/uploads/import?${new URLSearchParams({ name })}`, {
    method: 'PUT',
    headers: { cookie: withCookie },
    body: new Uint8Array(content),
  });
  return {
    status: response.status,
    body: (await response.json()) as { id: string; message: string },
  };
}

async function call(name: string, input?: object) {
  const answer = await askSite(site.origin, `/_actions/moving.${name}`, {
    method: 'POST',
    cookie,
    contentType: 'application/json',
    body: input ? JSON.stringify(input) : '',
  });
  return parse(answer.body) as unknown;
}

async function list() {
  return (await call('list')) as { id: string; state: string; problem: string | null }[];
}

async function untilState(id: string, state: string) {
  await vi.waitFor(
    async () => {
      const item = (await list()).find((one) => one.id === id);
      expect(item?.state).toBe(state);
    },
    { timeout: 30_000, interval: 200 },
  );
}

async function publicPage() {
  return (await fetch(`${site.origin}/testimonials?n=7`)).text();
}
