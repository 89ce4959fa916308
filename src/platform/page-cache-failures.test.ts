import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { request } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
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

test('a page that sets a cookie is not kept', async () => {
  render = async (address) => ({
    ...(await renderText(address)),
    headers: [['set-cookie', 'a=1']],
  });
  await get('/partners');
  await get('/partners');
  expect(rendered).toHaveLength(2);
});

test('a missing page is answered and not kept', async () => {
  render = async (address) => {
    rendered.push(address);
    return page(404, 'none');
  };
  expect((await get('/partners')).status).toBe(404);
  await get('/partners');
  expect(rendered).toHaveLength(2);
});

test('when a render fails the last good page is sent', async () => {
  await get('/partners');
  version = 2;
  render = async () => page(503, 'away');
  const answer = await get('/partners');
  expect(answer.status).toBe(200);
  expect(answer.body).toBe(`/partners ${text}`);
});

test('a failed page that was never good is sent as it is, and not kept by browsers', async () => {
  render = async () => page(503, 'away');
  const answer = await get('/partners');
  expect(answer.status).toBe(503);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('a page that had to do without something is shown and not kept', async () => {
  render = async () => ({ ...page(200, 'no logos'), failure: 'other' });
  expect((await get('/partners')).body).toBe('no logos');
  render = renderText;
  expect((await get('/partners')).body).toBe(`/partners ${text}`);
  version = 2;
  render = async () => ({ ...page(200, 'newer, no logos'), failure: 'other' });
  expect((await get('/partners')).body).toBe('newer, no logos');
});

test('a page that lacks something because the database is away gives way to the last good one', async () => {
  await get('/partners');
  version = 2;
  render = async () => ({ ...page(200, 'no logos'), failure: 'away' });
  expect((await get('/partners')).body).toBe(`/partners ${text}`);
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
