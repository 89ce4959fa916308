import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sourceFiles } from './source-files.server.ts';

const { signal } = new AbortController();

const server = createServer((request, response) => {
  if (request.url === '/a.jpg') response.end('picture');
  else if (request.url === '/moved.jpg') response.writeHead(302, { location: '/a.jpg' }).end();
  else if (request.url === '/loop.jpg') response.writeHead(302, { location: '/loop.jpg' }).end();
  else if (request.url === '/away.jpg')
    response.writeHead(302, { location: 'http://169.254.169.254/a.jpg' }).end();
  else response.writeHead(404).end();
});
let origin: string;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());

test('a file of another server is fetched, also after a redirect, and removed afterwards', async () => {
  const files = sourceFiles(undefined, { isAllowedIp: (address) => address === '127.0.0.1' });
  for (const name of ['a.jpg', 'moved.jpg']) {
    const { file, bytes, release } = await files.open(`${origin}/${name}`, signal);
    expect([readFileSync(file, 'utf8'), bytes]).toEqual(['picture', 7]);
    await release();
    expect(() => readFileSync(file)).toThrow('ENOENT');
  }
  await files.close();
});

test.each([
  ['/none.jpg', 'The server answered 404.'],
  ['/loop.jpg', 'It redirects too often.'],
  ['/away.jpg', 'It is in a private network.'],
])('%s is missing, with its reason', async (path, reason) => {
  const files = sourceFiles(undefined, { isAllowedIp: (address) => address === '127.0.0.1' });
  await expect(files.open(origin + path, signal)).rejects.toThrow(reason);
  await files.close();
});

test('nothing is asked of this machine, of other schemes, or beside the folder', async () => {
  const files = sourceFiles(undefined);
  const wanted = [`${origin}/a.jpg`, 'http://localhost/a.jpg', 'http://[::1]/a.jpg'];
  for (const url of wanted)
    await expect(files.open(url, signal)).rejects.toThrow('It is in a private network.');
  for (const key of ['file:///etc/passwd', '../a.jpg', 'ftp://x.example/a.jpg'])
    await expect(files.open(key, signal)).rejects.toThrow('There is no folder of files.');
});
