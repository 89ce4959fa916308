import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { servePages, type PageSite } from '../../../tests/fixtures/page-cache.ts';

let site: PageSite;

beforeEach(async () => {
  site = await servePages();
});

afterEach(() => site.close());

test('brotli, gzip and plain responses have the same content', async () => {
  const br = await site.get('/partners', { 'accept-encoding': 'gzip, br' });
  const gz = await site.get('/partners', { 'accept-encoding': 'gzip;q=0.8, br;q=0' });
  const plain = await site.get('/partners');
  expect(br.headers['content-encoding']).toBe('br');
  expect(gz.headers['content-encoding']).toBe('gzip');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(brotliDecompressSync(br.bytes).toString()).toBe(plain.body);
  expect(gunzipSync(gz.bytes).toString()).toBe(plain.body);
  expect(plain.headers.vary).toBe('accept-encoding');
});

test('the best compression replaces the quick one, after a page has been cached for a while', async () => {
  const freshSite = await servePages({ settleDelayMs: 60_000 });
  const lengthAt = async ({ get }: typeof freshSite) =>
    (await get('/partners', { 'accept-encoding': 'br' })).bytes.length;
  const quick = await lengthAt(freshSite);
  await vi.waitFor(async () => expect(await lengthAt(site)).toBeLessThan(quick));
  expect(await lengthAt(freshSite)).toBe(quick);
  freshSite.close();
});

test('tags of a browser are read as a list, weakly, and `*` is any', async () => {
  const tag = (await site.get('/partners')).headers.etag ?? '';
  const opaque = tag.replace('W/', '');
  for (const header of [opaque, '*', `"a", ${opaque}`, `W/"a,b" , ${tag}`, `"x",${opaque},W/"y"`])
    expect((await site.get('/partners', { 'if-none-match': header })).status, header).toBe(304);
  for (const header of ['"a"', '""', opaque.slice(1, -1), `"a${opaque.slice(1)}`, '"*"', ''])
    expect((await site.get('/partners', { 'if-none-match': header })).status, header).toBe(200);
});

test('a browser that has cached the page gets 304 without a body', async () => {
  const first = await site.get('/partners');
  expect(first.headers['cache-control']).toBe('no-cache');
  const revalidated = await site.get('/partners', { 'if-none-match': first.headers.etag ?? '' });
  expect(revalidated.status).toBe(304);
  expect(revalidated.bytes).toHaveLength(0);
});

test('HEAD has the headers of GET and no body', async () => {
  const { headers } = await site.get('/partners');
  const head = await site.get('/partners', {}, 'HEAD');
  expect(head.headers['content-length']).toBe(headers['content-length']);
  expect(head.bytes).toHaveLength(0);
});
