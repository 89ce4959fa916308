import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { webRequest } from './request.ts';

test.each([
  [
    'b=1; __Secure-solmere.session_token=a.b%3D; __Secure-solmere.device_0f=c',
    'b=1; __Host-site.session_token=a.b%3D; __Host-site.device_0f=c',
  ],
  ['__Secure-site.session_token=a', '__Host-site.session_token=a'],
  [
    '__Secure-site.session_token=old; __Host-site.session_token=new',
    '__Host-site.session_token=new',
  ],
  [
    '__Host-site.session_token=new; __Secure-site.session_token=old',
    '__Host-site.session_token=new',
  ],
  ['__Secure-solmere.x=older; __Secure-site.x=old', '__Host-site.x=old'],
  ['site.session_token=a', 'site.session_token=a'],
  ['resolmere.x=1', 'resolmere.x=1'],
])('a session of an earlier release stays valid: %s', (cookie, expected) => {
  const request = { method: 'GET', headers: { cookie } } as unknown as IncomingMessage;
  expect(webRequest(request, '/admin').headers.get('cookie')).toBe(expected);
});
