import { expect, test } from 'vitest';
import { isPerson } from './not-found.ts';

const browser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

test.each([
  '/residences/kestrel',
  '/partners/i-halvorsen',
  '/old.html',
  '/environment',
  '/caf\u00e9',
])('%s may be visited by a person', (path) => expect(isPerson(path, browser)).toBe(true));

test.each([
  '/wp-login.php',
  '/wp-admin',
  '/blog/wp-content/a.js',
  '/.env',
  '/.git/config',
  '/.well-known/traffic-advice',
  '/backup.zip',
  '/phpmyadmin/index',
  '/favicon.ico',
  '/apple-touch-icon-120x120.png',
])('%s is not visited by a person', (path) => expect(isPerson(path, browser)).toBe(false));

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'curl/8.14.1',
  'python-requests/2.32',
  'facebookexternalhit/1.1 preview',
  '',
])('%j is not a person', (userAgent) => expect(isPerson('/old', userAgent)).toBe(false));
