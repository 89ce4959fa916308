import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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

test('brotli, gzip and plain answers say the same', async () => {
  const br = await get('/partners', { 'accept-encoding': 'gzip, br' });
  const gz = await get('/partners', { 'accept-encoding': 'gzip;q=0.8, br;q=0' });
  const plain = await get('/partners');
  expect(br.headers['content-encoding']).toBe('br');
  expect(gz.headers['content-encoding']).toBe('gzip');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(brotliDecompressSync(br.bytes).toString()).toBe(plain.body);
  expect(gunzipSync(gz.bytes).toString()).toBe(plain.body);
  expect(plain.headers.vary).toBe('accept-encoding');
});

test('the best compression replaces the quick one', async () => {
  const quick = await get('/partners', { 'accept-encoding': 'br' });
  await vi.waitFor(async () => {
    const best = await get('/partners', { 'accept-encoding': 'br' });
    expect(best.bytes.length).toBeLessThan(quick.bytes.length);
  });
});

test('a browser that has the page gets 304 without a body', async () => {
  const first = await get('/partners');
  expect(first.headers['cache-control']).toBe('no-cache');
  const again = await get('/partners', { 'if-none-match': first.headers.etag ?? '' });
  expect(again.status).toBe(304);
  expect(again.bytes).toHaveLength(0);
});

test('HEAD has the headers of GET and no body', async () => {
  const { headers } = await get('/partners');
  const head = await get('/partners', {}, 'HEAD');
  expect(head.headers['content-length']).toBe(headers['content-length']);
  expect(head.bytes).toHaveLength(0);
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
