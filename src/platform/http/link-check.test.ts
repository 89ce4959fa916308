import { createServer, type Server } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { linkChecker } from './link-check.ts';
import { isPublicIp } from './public-host.ts';

const never = new AbortController().signal;
const toThisMachine: LookupFunction = (host, { all }, answer) => {
  requestTimes.push(Date.now());
  if (host === 'none.example')
    return answer(Object.assign(new Error(host), { code: 'ENOTFOUND' }), '');
  return all ? answer(null, [{ address: '127.0.0.1', family: 4 }]) : answer(null, '127.0.0.1', 4);
};
const userAgent = 'Site link check';

let server: Server;
let origin: string;
let requests: string[] = [];
let requestTimes: number[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    const [, status = '200', next = ''] = /^\/(\d+)(.*)/.exec(request.url ?? '') ?? [];
    if (request.url === '/silent') return undefined;
    if (request.url === '/no-head' && request.method === 'HEAD')
      return response.writeHead(404).end();
    return response
      .writeHead(Number(status), next ? { location: next } : {})
      .end('x'.repeat(100_000));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://site.example:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => ([requests, requestTimes] = [[], []]));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test.each([
  ['/200', undefined],
  ['/301/200', undefined],
  ['/403', undefined],
  ['/429', undefined],
  ['/no-head', undefined],
  ['/404', { fault: 'Not found (404)', isCertain: true }],
  ['/301/410', { fault: 'Not found (410)', isCertain: true }],
  ['/500', { fault: 'Server error (500)', isCertain: false }],
  ['/302/302/302/302/302/302/200', { fault: 'Redirects in a loop', isCertain: true }],
  ['/silent', { fault: 'No response', isCertain: false }],
])('%s is classified', async (path, fault) => {
  expect(await onThisMachine()(origin + path, never)).toEqual(fault);
});

test('a successful HEAD is enough, and requests to one host are spaced out', async () => {
  const check = onThisMachine(200);
  await check(`${origin}/200`, never);
  await check(`${origin}/404`, never);
  expect(requests).toEqual(['HEAD /200', 'HEAD /404', 'GET /404']);
  const [first = 0, second = 0, third = 0] = requestTimes;
  expect(Math.min(second - first, third - second)).toBeGreaterThanOrEqual(100);
});

test('an unknown host is reported', async () => {
  expect(await onThisMachine()('http://none.example', never)).toMatchObject({
    fault: 'Domain not found',
  });
});

test.each([
  'http://127.0.0.1/',
  'http://localhost/',
  'http://2130706433/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://169.254.169.254/latest/meta-data',
  'http://10.1.2.3/',
  'https://other.example:6379/',
])('no request is sent to %s', async (url) => {
  const check = linkChecker({ userAgent, pauseMs: 0, timeoutMs: 1_000 });
  expect(await check(url, never)).toEqual({
    fault: 'Points to a private network',
    isCertain: true,
  });
});

test('a redirect into a private network is not followed', async () => {
  const check = linkChecker({
    userAgent,
    pauseMs: 0,
    lookup: toThisMachine,
    hasAllowedPort: () => true,
  });
  const fault = await check(`${origin}/302http://127.0.0.1:${new URL(origin).port}/200`, never);
  expect(fault?.fault).toBe('Points to a private network');
  expect(requests).toHaveLength(1);
});

test('public and private IP addresses are recognised', () => {
  expect(['8.8.8.8', '1.1.1.1', '2606:4700::1111'].every(isPublicIp)).toBe(true);
  const privateIps = ['100.64.0.1', '172.31.0.1', '192.168.1.1', '0.0.0.0', '255.255.255.255'];
  expect(
    [...privateIps, 'fe80::1', 'fd00::1', '::', '2002:7f00:1::', 'name'].some(isPublicIp),
  ).toBe(false);
});

function onThisMachine(pauseMs = 20) {
  return linkChecker({
    userAgent,
    pauseMs,
    timeoutMs: 300,
    lookup: toThisMachine,
    hasAllowedPort: () => true,
  });
}
