import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, text, servePages, type PageSite } from '../../../tests/fixtures/page-cache.ts';

let site: PageSite;

beforeEach(async () => {
  site = await servePages();
});

afterEach(() => site.close());

test('a page is rendered once and then answered from memory', async () => {
  await site.get('/partners');
  const { body } = await site.get('/partners');
  expect(body).toBe(`/partners ${text}`);
  expect(site.rendered).toEqual(['/partners']);
});

test('a page that was public before the last change is known when it is rendered again', async () => {
  await site.get('/partners');
  site.version = 2;
  await site.get('/partners');
  expect(site.known).toEqual([false, true]);
});

test('parallel requests share one render', async () => {
  const gate = Promise.withResolvers<void>();
  site.render = async (address) => {
    await gate.promise;
    return site.renderText(address);
  };
  const answers = [1, 2, 3, 4].map(() => site.get('/partners'));
  gate.resolve();
  expect((await Promise.all(answers)).every((answer) => answer.status === 200)).toBe(true);
  expect(site.rendered).toHaveLength(1);
});

test('a content change makes the next request render again', async () => {
  await site.get('/partners');
  site.version = 2;
  await site.get('/partners');
  expect(site.rendered).toHaveLength(2);
});

test('a page is answered from memory until its own expiry', async () => {
  const minuteMs = 60_000;
  let expires = new Date(Date.now() + minuteMs);
  site.render = async (address) => {
    const rendered = await site.renderText(address);
    return { ...rendered, headers: [...rendered.headers, ['expires', expires.toUTCString()]] };
  };
  await site.get('/partners');
  await site.get('/partners');
  expect(site.rendered).toHaveLength(1);
  expires = new Date(Date.now() - minuteMs);
  site.version = 2;
  await site.get('/partners');
  await site.get('/partners');
  expect(site.rendered).toHaveLength(3);
});

test('a render that began before a content change is neither cached nor shared after it', async () => {
  const gate = Promise.withResolvers<void>();
  const hasBegun = Promise.withResolvers<void>();
  site.render = async () => {
    const version = site.version;
    hasBegun.resolve();
    if (version === 1) await gate.promise;
    return page(200, `version ${version}`);
  };
  const earlyRequest = site.get('/partners');
  await hasBegun.promise;
  site.version = 2;
  expect((await site.get('/partners')).body).toBe('version 2');
  gate.resolve();
  await earlyRequest;
  expect((await site.get('/partners')).body).toBe('version 2');
});

test('a render that began before the end of validity is not shared after it', async () => {
  const gate = Promise.withResolvers<void>();
  const hasBegun = Promise.withResolvers<void>();
  site.validUntil = Date.now() + 60_000;
  site.render = async () => {
    const renderCount = site.rendered.push('/news');
    hasBegun.resolve();
    if (renderCount === 1) await gate.promise;
    return page(200, renderCount === 1 ? 'yesterday' : 'today');
  };
  const earlyRequest = site.get('/news');
  await hasBegun.promise;
  vi.setSystemTime(site.validUntil);
  onTestFinished(() => void vi.useRealTimers());
  site.validUntil += 60_000;
  expect((await site.get('/news')).body).toBe('today');
  gate.resolve();
  await earlyRequest;
  expect((await site.get('/news')).body).toBe('today');
});

test('who shares a render that gets no turn has another one rendered', async () => {
  const gate = Promise.withResolvers<void>();
  const hasBegun = Promise.withResolvers<void>();
  site.render = async (address) => {
    const isOfStranger = site.rendered.push(address) === 1;
    hasBegun.resolve();
    if (isOfStranger) await gate.promise;
    return isOfStranger ? page(503, 'busy') : page(200, 'about');
  };
  const stranger = site.get('/about');
  await hasBegun.promise;
  const others = [site.get('/about'), site.get('/about')];
  await site.get('/partners');
  gate.resolve();
  expect((await stranger).status).toBe(503);
  for (const other of others) expect(await other).toMatchObject({ status: 200, body: 'about' });
  expect(site.rendered).toEqual(['/about', '/partners', '/about']);
});

test('a page is rendered again after its validity ends', async () => {
  site.validUntil = Date.now() - 1;
  await site.get('/partners');
  await site.get('/partners');
  expect(site.rendered).toHaveLength(2);
});

test.each([
  'site.session_token=x',
  'a=1; __Host-site.session_token=x.y',
  'session_token=; authorization=x',
])('the cookie %s makes no difference', async (cookie) => {
  await site.get('/partners', { cookie });
  const answer = await site.get('/partners', { cookie });
  expect(answer.body).toBe(`/partners ${text}`);
  expect(site.rendered).toEqual(['/partners']);
});

test('all spellings of an address share one render', async () => {
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
    expect((await site.get(url)).body, url).toBe(`/partners ${text}`);
  }
  expect(site.rendered).toEqual(['/partners']);
});

test('the number of cached pages is bounded, and the least recently used is dropped first', async () => {
  for (const path of ['/a', '/b', '/c', '/a', '/d']) await site.get(path);
  await site.get('/a');
  await site.get('/b');
  expect(site.rendered).toEqual(['/a', '/b', '/c', '/d', '/b']);
});

test('unknown query parameters do not make another page', async () => {
  await site.get('/partners?utm_source=letter');
  await site.get('/partners?x=1&y=2');
  expect(site.rendered).toEqual(['/partners']);
});

test('rare addresses do not evict others', async () => {
  for (const path of ['/a', '/b', '/rare?n=1', '/rare?n=2', '/rare?n=3', '/a', '/b'])
    await site.get(path);
  await site.get('/rare?n=1');
  expect(site.rendered).toEqual(['/a', '/b', '/rare?n=1', '/rare?n=2', '/rare?n=3', '/rare?n=1']);
});
