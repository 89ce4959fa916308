import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { askSite, type SiteRequest } from '../sites/ask.ts';
import { copyDemoData, endSites, startSite, type Site } from '../sites/site.ts';

const own = 'solmere.example';
const other = 'www.solmere.example';

let site: Site;

beforeAll(async () => {
  const DATA_DIR = await copyDemoData(inject('demoData'));
  site = await startSite({ DATA_DIR, SITE_URL: `https://${own}` });
});

afterAll(endSites);

test('pages of another host lead to the own one, also from the page cache, and forms stay refused', async () => {
  for (const asked of ['/', '/contact', '/', '/projects?city=tokyo', '/media/none.jpg', '/admin']) {
    const method = asked === '/contact' ? 'HEAD' : 'GET';
    await askHost(own, asked);
    const answer = await askHost(other, asked, { method });
    expect([answer.status, answer.headers['location']]).toEqual([302, `https://${own}${asked}`]);
    expect(answer.headers['cache-control']).toBe('no-store');
  }
  expect((await askHost(own, '/contact')).status).toBe(200);
  const body = 'form-name=contact&firstName=W';
  const origin = `https://${other}`;
  expect((await askHost(other, '/contact', { method: 'POST', origin, body })).status).toBe(403);
});

test.each(['/health', '/live', '/ready'])('%s answers under any host', async (probe) => {
  expect((await askHost(other, probe)).status).toBe(200);
});

test('what is sent names its policies', async () => {
  const css = /\/_astro\/[\w.-]+\.css/.exec((await askHost(own, '/')).body)?.[0] ?? '';
  const image = /\/media\/images\/[\w/.-]+\.(?:jpg|webp|avif)/.exec(
    (await askHost(own, '/projects')).body,
  );
  for (const [address, resources] of [
    ['/', 'same-origin'],
    ['/admin/login', 'same-origin'],
    ['/none', 'same-origin'],
    ['/health', 'same-origin'],
    [css, 'same-origin'],
    [image?.[0] ?? '', 'same-site'],
    ['/favicon.svg', 'same-site'],
  ] as const) {
    const { headers } = await askHost(own, address);
    expect(headers['cross-origin-resource-policy'], address).toBe(resources);
    expect(headers['cross-origin-opener-policy'], address).toBe('same-origin');
    expect(headers['strict-transport-security'], address).toBe('max-age=31536000');
    expect(headers['x-content-type-options'], address).toBe('nosniff');
  }
});

test.each(['/private/', '/private/leave/', '/preview/'])(
  'the head of pages under %s does not repeat their secret',
  async (path) => {
    const { body } = await askHost(own, `${path}s3cret-token`);
    const head = body.slice(0, body.indexOf('</head>'));
    expect(head).toContain('og:title');
    expect(head).not.toContain('s3cret-token');
  },
);

test('cookies of the back office belong to this host alone', async () => {
  const answer = await askHost(own, '/auth/passkey/options');
  const [cookie] = [answer.headers['set-cookie'] ?? []].flat();
  expect(cookie).toMatch(/^__Host-site\.passkey=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
});

function askHost(host: string, address: string, request: SiteRequest = {}) {
  const headers = { host, ...request.headers };
  return askSite(site.origin, address, { origin: `https://${host}`, ...request, headers });
}
