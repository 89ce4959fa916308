import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { webRequest } from './request.ts';

test.each([
  ['solmere.session_token=a', 'site.session_token=a'],
  [
    'b=1; __Secure-solmere.session_token=a.b%3D; __Secure-solmere.device_0f=c',
    'b=1; __Secure-site.session_token=a.b%3D; __Secure-site.device_0f=c',
  ],
  ['solmere.session_token=old; site.session_token=new', 'site.session_token=new'],
  ['resolmere.x=1', 'resolmere.x=1'],
])('a session of an earlier release stays valid: %s', (cookie, expected) => {
  const request = { method: 'GET', headers: { cookie } } as unknown as IncomingMessage;
  expect(webRequest(request, '/admin').headers.get('cookie')).toBe(expected);
});
