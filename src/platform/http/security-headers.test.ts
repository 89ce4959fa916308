import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test.each([
  ['https://solmere.example', undefined, 'max-age=31536000'],
  ['https://solmere.example', 'false', 'max-age=31536000'],
  ['https://solmere.example', 'true', 'max-age=31536000; includeSubDomains'],
  ['http://localhost:4321', 'true', undefined],
])('at %s with %s for subdomains the HSTS header is %s', async (siteUrl, setting, expected) => {
  vi.stubEnv('SITE_URL', siteUrl);
  vi.stubEnv('HSTS_SUBDOMAINS', setting);
  const { withSecurityHeaders } = await import('./security-headers.ts');
  const headers = new Map(withSecurityHeaders(new Headers()));
  expect(headers.get('strict-transport-security')).toBe(expected);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('permissions-policy')).toMatch(/^camera=\(\), geolocation=\(\)/);
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
});

test.each([
  ['text/html; charset=utf-8', 'same-origin'],
  ['application/json', 'same-origin'],
  ['text/csv', 'same-origin'],
  ['image/png', 'same-site'],
  ['video/mp4', 'same-site'],
])('%s may be loaded by pages that are %s', async (type, expected) => {
  const { withSecurityHeaders } = await import('./security-headers.ts');
  const headers = new Map(withSecurityHeaders(new Headers({ 'content-type': type })));
  expect(headers.get('cross-origin-resource-policy')).toBe(expected);
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
});

test('files have no policies that only pages obey', async () => {
  const { headersOfEveryAnswer } = await import('./security-headers.ts');
  const names = headersOfEveryAnswer.map(([name]) => name);
  expect(names).toContain('x-content-type-options');
  expect(names).not.toContain('permissions-policy');
});
