import { expect, test } from 'vitest';
import { withHttps } from './with-https.ts';

test.each([
  ['example.com', 'https://example.com'],
  [' www.example.com/a?b=1 ', 'https://www.example.com/a?b=1'],
  ['example.com:8443/x', 'https://example.com:8443/x'],
])('%s becomes %s', (typed, address) => expect(withHttps(typed)).toBe(address));

test.each([
  'https://example.com',
  'http://example.com',
  'ftp://example.com',
  'info@example.com',
  'mailto:info@example.com',
  'javascript:alert(1)',
  '/about',
  '//example.com',
  'plans',
  'two words.com',
  '',
])('%s stays', (typed) => expect(withHttps(typed)).toBe(typed));
