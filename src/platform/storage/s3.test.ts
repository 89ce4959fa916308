import { mkdtemp, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, expect, test } from 'vitest';
import { freePort } from '../../../tests/sites/free-port.ts';
import { startS3 } from '../../../tests/sites/s3-server.ts';
import { KeyTaken, StorageAway, type Storage } from './contract.ts';
import { storageOnS3 } from './s3.ts';

const s3 = await startS3();
afterAll(() => s3.stop());
afterEach(() => s3.answerBy());

const timeoutMs = 500;
const storage = storageOnS3(s3.settings);
const storageWithTimeout = storageOnS3(s3.settings, { timeoutMs });
const video = 'videos/news/aaaaaaaaaaaaaaaaaaaaaaaa.mp4';
const unknown = 'videos/news/bbbbbbbbbbbbbbbbbbbbbbbb.mp4';
await storage.put(video, await makeFile('0123456789'));

test('an unreachable store throws StorageAway and reports no file as missing', async () => {
  const endpoint = `http://127.0.0.1:${await freePort()}`;
  await expectAway(storageOnS3({ ...s3.settings, endpoint }), 'ECONNREFUSED');
});

test('a silent store throws StorageAway', async () => {
  s3.answerBy((request) => request.resume());
  await expectAway(storageWithTimeout, `exceeded the configured ${timeoutMs} ms`);
});

test('a failing store throws StorageAway', async () => {
  s3.answerBy((_request, response) => response.writeHead(503).end());
  await expectAway(storage, 'does not respond');
});

test('a refusal is reported with its reason and without the secret', async () => {
  const secretAccessKey = 'very-secret-indeed';
  const wrongKey = storageOnS3({ ...s3.settings, accessKeyId: 'nobody', secretAccessKey });
  const message = await wrongKey.check().catch((cause: unknown) => String(cause));
  expect(message).toContain('bucket solmere');
  expect(message).toContain('refuses (InvalidAccessKeyId)');
  expect(message).not.toContain(secretAccessKey);
  const noBucket = storageOnS3({ ...s3.settings, bucket: 'elsewhere' });
  await expect(noBucket.check()).rejects.toThrow('refuses (NoSuchBucket)');
});

test('a download that stalls ends in an error @long', async () => {
  s3.answerBy((_request, response) => {
    response.writeHead(200, { 'content-length': 10 });
    response.write('0123');
  });
  const reading = text(await storageWithTimeout.open(video));
  await expect(reading).rejects.toThrow(`it has sent nothing for ${timeoutMs} ms`);
});

test('a reader may pause longer than the store timeout @long', async () => {
  const large = 'videos/news/cccccccccccccccccccccccc.mp4';
  await storage.put(large, await makeFile('x'.repeat(3_000_000)));
  const reading = await storageWithTimeout.open(large);
  reading.pause();
  const reads: number[] = [];
  while (reads.length < 4) reads.push(await bytesAfter(timeoutMs));
  expect(reading.destroyed).toBe(false);
  expect((await text(reading)).length).toBe(3_000_000);

  async function bytesAfter(milliseconds: number) {
    const { promise, resolve } = Promise.withResolvers<number>();
    setTimeout(() => resolve(reading.readableLength), milliseconds);
    return promise;
  }
});

test('a file damaged in transfer is not stored', async () => {
  s3.answerBy((request, response) => {
    if (request.method === 'HEAD') return response.writeHead(404).end();
    expect(request.headers).toMatchObject({
      'content-md5': 'eB5eJF1ptWaXm4bijSPyxw==',
      'content-length': '10',
      'if-none-match': '*',
    });
    return answerError(request, response, 400, 'BadDigest');
  });
  await expect(storage.put(unknown, await makeFile('0123456789'))).rejects.toThrow('BadDigest');
});

test('a store without conditional writes gets the file without a condition', async () => {
  const conditions: unknown[] = [];
  s3.answerBy((request, response, answer) => {
    if (request.method !== 'PUT') return answer(request, response);
    conditions.push(request.headers['if-none-match']);
    return request.headers['if-none-match'] === undefined
      ? answer(request, response)
      : answerError(request, response, 501, 'NotImplemented');
  });
  const simple = storageOnS3(s3.settings);
  await simple.put('videos/news/dddddddddddddddddddddddd.mp4', await makeFile('one'));
  await simple.put('videos/news/eeeeeeeeeeeeeeeeeeeeeeee.mp4', await makeFile('two'));
  expect(conditions).toEqual(['*', undefined, undefined]);
  await expect(simple.put(video, await makeFile('three'))).rejects.toThrow(KeyTaken);
});

test('a paged listing is read to its end, without foreign files', async () => {
  const tokens: (string | null)[] = [];
  s3.answerBy((request, response) => {
    const token = new URL(request.url ?? '', 'http://s3').searchParams.get('continuation-token');
    tokens.push(token);
    response.writeHead(200, { 'content-type': 'application/xml' });
    response.end(
      token === null
        ? listingPage([video, 'notes.txt'], 'next')
        : listingPage([unknown, '../solmere.db']),
    );
  });
  const listed = await Array.fromAsync(storage.list());
  expect(listed.map(({ key }) => key)).toEqual([video, unknown]);
  expect(tokens).toEqual([null, 'next']);
});

async function expectAway(store: Storage, reason: string) {
  const file = await makeFile('0123456789');
  const attempts = [
    store.stat(unknown),
    store.exists(unknown),
    store.open(unknown),
    store.delete(unknown),
    store.put(unknown, file),
    store.check(),
  ];
  for (const outcome of await Promise.allSettled(attempts)) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(StorageAway) });
    expect(String((outcome as PromiseRejectedResult).reason)).toContain(reason);
  }
}

function answerError(
  request: IncomingMessage,
  response: Parameters<Parameters<typeof s3.answerBy>[0] & object>[1],
  status: number,
  code: string,
) {
  request.resume();
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<Error><Code>${code}</Code><Message>No</Message></Error>`);
}

function listingPage(keys: string[], next?: string) {
  const contents = keys.map(
    (key) =>
      `<Contents><Key>${key}</Key><Size>1</Size><LastModified>2026-01-02T03:04:05.000Z</LastModified></Contents>`,
  );
  const token = next === undefined ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`;
  return `<ListBucketResult>${contents.join('')}${token}</ListBucketResult>`;
}

async function makeFile(content: string) {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'storage-')), 'file');
  await writeFile(file, content);
  return file;
}
