import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readStaticFiles } from './static-files.ts';

const script = 'export const answer = 42;\n'.repeat(100);
let folder: string;
let server: ReturnType<typeof createServer>;
let files: ReturnType<typeof readStaticFiles>;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'static-'));
  await writeFile(path.join(folder, 'script.js'), script);
  await writeFile(path.join(folder, 'short.js'), 'export {};');
  await writeFile(path.join(folder, 'picture.avif'), script);
  await start();
});

afterEach(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

test('a file that the build has not compressed is sent as it is, and compressed once it is', async () => {
  const plain = await fetchFile('/script.js');
  expect(plain.encoding).toBeUndefined();
  expect(plain.body.toString()).toBe(script);

  await files.cacheStaticFiles();
  const compressed = await fetchFile('/script.js');
  expect(compressed.encoding).toBe('br');
  expect(brotliDecompressSync(compressed.body).toString()).toBe(script);
  expect(compressed.etag).toBe(plain.etag);
  const decompressed = await fetchFile('/script.js', 'identity');
  expect(decompressed.encoding).toBeUndefined();
  expect(decompressed.body.toString()).toBe(script);
});

test('the next start finds what was compressed, and nothing of short files and pictures', async () => {
  await files.cacheStaticFiles();
  server.close();
  await start();
  expect((await fetchFile('/script.js')).encoding).toBe('br');
  expect(await readdir(folder)).toEqual(
    expect.arrayContaining(['picture.avif', 'script.js', 'script.js.br', 'script.js.gz']),
  );
  expect(await readdir(folder)).toHaveLength(5);
});

async function start() {
  files = readStaticFiles(folder);
  server = createServer((request, response) => {
    if (!files.sendStaticFile(request, response)) response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
}

test('a file that a later build has deleted is still sent', async () => {
  await files.cacheStaticFiles();
  await rm(path.join(folder, 'picture.avif'));
  expect((await fetchFile('/picture.avif')).body.toString()).toBe(script);
});

async function fetchFile(url: string, encoding = 'br') {
  const { port } = server.address() as AddressInfo;
  const request = get({ port, path: url, headers: { 'accept-encoding': encoding }, agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return {
    body: await buffer(response),
    encoding: response.headers['content-encoding'],
    etag: response.headers.etag,
  };
}
