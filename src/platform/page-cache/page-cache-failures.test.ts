import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, text, servePages, type PageSite } from '../../../tests/fixtures/page-cache.ts';

let site: PageSite;

beforeEach(async () => {
  site = await servePages();
});

afterEach(() => site.close());

test.each<[string, string]>([
  ['set-cookie', 'a=1'],
  ['cache-control', 'no-store'],
  ['cache-control', 'private, max-age=60'],
])('a page with %s: %s is not cached', async (name, value) => {
  site.render = async (address) => ({
    ...(await site.renderText(address)),
    headers: [[name, value]],
  });
  await site.get('/partners');
  await site.get('/partners');
  expect(site.rendered).toHaveLength(2);
});

test('a missing page is sent and not cached', async () => {
  site.render = async (address) => {
    site.rendered.push(address);
    return page(404, 'none');
  };
  expect((await site.get('/partners')).status).toBe(404);
  await site.get('/partners');
  expect(site.rendered).toHaveLength(2);
});

test('when a render fails, the last good page is sent', async () => {
  await site.get('/partners');
  site.version = 2;
  site.render = async () => page(503, 'away');
  const answer = await site.get('/partners');
  expect(answer.status).toBe(200);
  expect(answer.body).toBe(`/partners ${text}`);
});

test('a failed page without an earlier good one is sent with no-store', async () => {
  site.render = async () => page(503, 'away');
  const answer = await site.get('/partners');
  expect(answer.status).toBe(503);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('an incomplete page is sent and not cached', async () => {
  site.render = async () => ({ ...page(200, 'no logos'), failure: 'other' });
  expect((await site.get('/partners')).body).toBe('no logos');
  site.render = site.renderText;
  expect((await site.get('/partners')).body).toBe(`/partners ${text}`);
  site.version = 2;
  site.render = async () => ({ ...page(200, 'newer, no logos'), failure: 'other' });
  expect((await site.get('/partners')).body).toBe('newer, no logos');
});

test('a page incomplete because of a lost database is replaced by the last good one', async () => {
  await site.get('/partners');
  site.version = 2;
  site.render = async () => ({ ...page(200, 'no logos'), failure: 'away' });
  expect((await site.get('/partners')).body).toBe(`/partners ${text}`);
});
