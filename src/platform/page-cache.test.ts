import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { request } from 'node:http';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createPageCache } from './page-cache.ts';
import type { RenderedPage } from './page-encoding.ts';
import { text, page } from './page-cache-fixtures.ts';

let version = 1;

let validUntil = Infinity;

let rendered: string[] = [];

let render: (address: string) => Promise<RenderedPage> = renderText;

let server: Server;

beforeEach(async () => {
  version = 1;
  validUntil = Infinity;
  rendered = [];
  render = renderText;
  server = await serve({ maxPages: 3 });
});

afterEach(() => server.close());

test('a page is rendered once and then answered from memory', async () => {
  await get('/partners');
  const { body } = await get('/partners');
  expect(body).toBe(`/partners ${text}`);
  expect(rendered).toEqual(['/partners']);
});

test('visitors who come at once share one render', async () => {
  const gate = Promise.withResolvers<void>();
  render = async (address) => {
    await gate.promise;
    return renderText(address);
  };
  const answers = [1, 2, 3, 4].map(() => get('/partners'));
  gate.resolve();
  expect((await Promise.all(answers)).every((answer) => answer.status === 200)).toBe(true);
  expect(rendered).toHaveLength(1);
});

test('a content change makes the next request render anew', async () => {
  await get('/partners');
  version = 2;
  await get('/partners');
  expect(rendered).toHaveLength(2);
});

test('a render that began before a content change is neither kept nor shared after it', async () => {
  const gate = Promise.withResolvers<void>();
  const hasBegun = Promise.withResolvers<void>();
  render = async () => {
    const seen = version;
    hasBegun.resolve();
    if (seen === 1) await gate.promise;
    return page(200, `version ${seen}`);
  };
  const early = get('/partners');
  await hasBegun.promise;
  version = 2;
  expect((await get('/partners')).body).toBe('version 2');
  gate.resolve();
  await early;
  expect((await get('/partners')).body).toBe('version 2');
});

test('a render that began before the end of validity is not shared after it', async () => {
  const gate = Promise.withResolvers<void>();
  const hasBegun = Promise.withResolvers<void>();
  validUntil = Date.now() + 60_000;
  render = async () => {
    const seen = rendered.push('/news');
    hasBegun.resolve();
    if (seen === 1) await gate.promise;
    return page(200, seen === 1 ? 'yesterday' : 'today');
  };
  const early = get('/news');
  await hasBegun.promise;
  vi.setSystemTime(validUntil);
  onTestFinished(() => void vi.useRealTimers());
  validUntil += 60_000;
  expect((await get('/news')).body).toBe('today');
  gate.resolve();
  await early;
  expect((await get('/news')).body).toBe('today');
});

test('a page ends when its validity ends', async () => {
  validUntil = Date.now() - 1;
  await get('/partners');
  await get('/partners');
  expect(rendered).toHaveLength(2);
});

test.each([
  'solmere.session_token=x',
  'a=1; __Secure-solmere.session_token=x.y',
  'session_token=; authorization=x',
])('the cookie %s makes no difference', async (cookie) => {
  await get('/partners', { cookie });
  const answer = await get('/partners', { cookie });
  expect(answer.body).toBe(`/partners ${text}`);
  expect(rendered).toEqual(['/partners']);
});

test('however an address is written, its page is rendered once', async () => {
  for (const url of [
    '/partners',
    '/%70artners',
    '/%2570artners',
    '//partners',
    '/./partners',
    '/x/../partners',
    '/x/%2e%2E/partners',
    '/partners#part',
    '/partners?',
    '/partners#?x=1',
    '/\\partners',
  ]) {
    expect((await get(url)).body, url).toBe(`/partners ${text}`);
  }
  expect(rendered).toEqual(['/partners']);
});

test('the number of pages kept is bounded, and the one used longest ago goes first', async () => {
  for (const path of ['/a', '/b', '/c', '/a', '/d']) await get(path);
  await get('/a');
  await get('/b');
  expect(rendered).toEqual(['/a', '/b', '/c', '/d', '/b']);
});

test('queries that a page does not know are the same page', async () => {
  await get('/partners?utm_source=letter');
  await get('/partners?x=1&y=2');
  expect(rendered).toEqual(['/partners']);
});

async function renderText(address: string) {
  rendered.push(address);
  return page(200, `${address} ${text}`);
}

async function serve({ maxPages }: { maxPages: number }) {
  const cache = createPageCache({
    render: (address) => render(address),
    contentVersion: () => version,
    endOfValidity: () => validUntil,
    maxPages,
  });
  const started = createServer(async (incoming, response) => {
    if (cache.answerFromMemory(incoming, response)) return;
    if (!(await cache.answer(incoming, response))) response.end('not the cache');
  });
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return started;
}

function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  type Answer = {
    status: number;
    headers: NodeJS.Dict<string>;
    bytes: Buffer;
    body: string;
  };
  return new Promise<Answer>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers, method, agent: false }, async (response) => {
      const bytes = Buffer.concat(await Array.fromAsync(response as AsyncIterable<Buffer>));
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers as NodeJS.Dict<string>,
        bytes,
        body: bytes.toString(),
      });
    })
      .on('error', reject)
      .end();
  });
}
