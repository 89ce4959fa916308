import type { IncomingMessage } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';

type Asked = { method?: string; url?: string; headers: Record<string, string> };

const www = { host: 'www.solmere.example' };
const elsewhere = { 'x-forwarded-host': 'www.solmere.example' };

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test.each<[string, Asked, string]>([
  ['another name', { headers: www }, '/'],
  ['a path and a query', { headers: www, url: '/projects?city=tokyo' }, '/projects?city=tokyo'],
  ['HEAD', { headers: www, method: 'HEAD' }, '/'],
  ['a picture', { headers: www, url: '/media/images/a.jpg' }, '/media/images/a.jpg'],
  ['another port', { headers: { host: 'solmere.example:8080' } }, '/'],
  ['capitals', { headers: { host: 'WWW.Solmere.Example' } }, '/'],
  ['a final dot', { headers: { host: 'solmere.example.' } }, '/'],
  ['a public IPv4 address', { headers: { host: '8.8.8.8' } }, '/'],
  ['a public IPv6 address', { headers: { host: '[2606:4700::1111]:8080' } }, '/'],
  ['a path that looks like a host', { headers: www, url: '//evil.example/x' }, '//evil.example/x'],
  ['a backslash', { headers: www, url: '/\\evil.example' }, '/\\evil.example'],
])('%s leads to the own host', async (_what, asked, path) => {
  expect(await urlFor(asked)).toBe(`https://solmere.example${path}`);
});

test.each<[string, Asked]>([
  ['the own host', { headers: { host: 'solmere.example' } }],
  ['its default port', { headers: { host: 'Solmere.example:443' } }],
  ['no host', { headers: {} }],
  ['an empty host', { headers: { host: '' } }],
  ['nonsense', { headers: { host: 'a b/..@c' } }],
  ['a form', { headers: www, method: 'POST' }],
  ...['/health', '/live', '/ready', '/metrics', '/ready?x=1'].map((url): [string, Asked] => [
    url,
    { headers: www, url },
  ]),
  ['the name of the shipped nginx', { headers: { host: 'solmere' } }],
  ...['localhost:4321', '127.0.0.1:4321', '10.0.0.5', '[::1]:4321', 'site.default.svc.local'].map(
    (host): [string, Asked] => [host, { headers: { host } }],
  ),
  ['an absolute URL', { headers: www, url: 'http://evil.example/' }],
  ['a proxy that was not declared', { headers: { ...www, 'x-forwarded-for': '192.0.2.1' } }],
  ['a forged header', { headers: { host: 'solmere.example', ...elsewhere } }],
])('%s is answered as it is', async (_what, asked) => {
  expect(await urlFor(asked)).toBeUndefined();
});

test('behind one proxy the host that it names counts, and its own name for the site does not', async () => {
  const settings = { TRUST_PROXY_HOPS: '1' };
  const headers = { host: 'origin.example.net', 'x-forwarded-for': '192.0.2.1' };
  expect(await urlFor({ headers }, settings)).toBeUndefined();
  const named = { ...headers, 'x-forwarded-host': 'solmere.example' };
  expect(await urlFor({ headers: named }, settings)).toBeUndefined();
  expect(await urlFor({ headers: { ...headers, ...elsewhere } }, settings)).toBe(
    'https://solmere.example/',
  );
  const listed = { ...headers, 'x-forwarded-host': 'www.solmere.example, solmere.example' };
  expect(await urlFor({ headers: listed }, settings)).toBeUndefined();
});

test('behind a proxy the port that it names does not count', async () => {
  const settings = { TRUST_PROXY_HOPS: '1', SITE_URL: 'https://solmere.example:8443' };
  for (const host of ['solmere.example', 'solmere.example:8080', 'solmere.example:8443'])
    expect(await urlFor({ headers: { 'x-forwarded-host': host } }, settings)).toBeUndefined();
  expect(await urlFor({ headers: elsewhere }, settings)).toBe('https://solmere.example:8443/');
});

test('behind several proxies no host is relied on', async () => {
  const headers = { ...www, ...elsewhere, 'x-forwarded-for': '192.0.2.1, 192.0.2.2' };
  expect(await urlFor({ headers }, { TRUST_PROXY_HOPS: '2' })).toBeUndefined();
});

test('without SITE_URL every host is right', async () => {
  expect(await urlFor({ headers: www }, { SITE_URL: '' })).toBeUndefined();
});

async function urlFor(
  { method = 'GET', url = '/', headers }: Asked,
  settings: Record<string, string> = {},
) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  vi.resetModules();
  const { urlAtOwnHost } = await import('./site-host.ts');
  return urlAtOwnHost({ method, url, headers } as unknown as IncomingMessage);
}
