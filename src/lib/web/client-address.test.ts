import { expect, test } from 'vitest';
import { resolveClientAddress, toNetwork } from './client-address.ts';

test('without a proxy the header is ignored', () => {
  expect(resolveClientAddress('203.0.113.9', '198.51.100.1', 0)).toBe('203.0.113.9');
});

test('behind one proxy the last address is used', () => {
  expect(resolveClientAddress('10.0.0.1', 'forged, 198.51.100.1', 1)).toBe('198.51.100.1');
});

test('behind two proxies the second to last address is used', () => {
  expect(resolveClientAddress('10.0.0.1', 'forged, 198.51.100.1, 10.0.0.2', 2)).toBe(
    '198.51.100.1',
  );
});

test('a header with fewer addresses than proxies falls back to the socket', () => {
  expect(resolveClientAddress('10.0.0.1', '198.51.100.1', 2)).toBe('10.0.0.1');
});

test('a wider IPv6 network contains the narrower ones', () => {
  const wide = toNetwork('2001:db8:5:7::1', 48);
  expect(toNetwork('2001:db8:5:8::1', 48)).toBe(wide);
  expect(toNetwork('2001:db8:6:7::1', 48)).not.toBe(wide);
  expect(toNetwork('203.0.113.9', 48)).toBe('203.0.113.9');
  expect(toNetwork('::ffff:203.0.113.9', 48)).toBe('203.0.113.9');
});

test('every notation of an IPv6 address gives the same network', () => {
  const network = toNetwork('2001:db8:0:7::1');
  expect(toNetwork('2001:0DB8::7:a:b:c:d')).toBe(network);
  expect(toNetwork('2001:db8:0:8::1')).not.toBe(network);
  expect(toNetwork('::ffff:203.0.113.9')).toBe(toNetwork('203.0.113.9'));
});
