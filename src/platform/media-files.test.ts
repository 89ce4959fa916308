import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startS3 } from '../../tests/s3-server.ts';
import { log } from './log.ts';
import { serveMedia } from './media-files.ts';
import { createSemaphore } from './semaphore.ts';
import { storageOnDisk } from './storage-disk.ts';
import { storageOnS3 } from './storage-s3.ts';

const film = 'videos/news/aaaaaaaaaaaaaaaaaaaaaaaa.mp4';
const photo = 'images/news/bbbbbbbbbbbbbbbbbbbbbbbb_1000x800_a29a8c';
const logo = 'images/logos/cccccccccccccccccccccccc.svg';

const s3 = await startS3();
afterAll(() => s3.stop());
afterEach(() => vi.restoreAllMocks());

const onMissing = vi.fn();

const stores = [
  ['disk', storageOnDisk()],
  ['S3', storageOnS3(s3.settings)],
] as const;

describe.each(stores)('from %s', (_name, storage) => {
  const semaphore = createSemaphore({ permits: 2, mostWaiting: 20 });
  const server = createServer((req, res) =>
    serveMedia(req, res, { store: storage, onMissing, semaphore }),
  );

  beforeAll(async () => {
    await put(film, '0123456789');
    await put(`${photo}.jpg`, 'master');
    await put(logo, '<svg/>');
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });

  afterAll(() => server.close());

  test('every kind of file has its type and its time to live', async () => {
    await put(`${photo}/480.avif`, '480 avif');
    const kinds = [
      [`${photo}.jpg`, 'image/jpeg', 'public, max-age=3600'],
      [logo, 'image/svg+xml', 'public, max-age=3600'],
      [`${photo}/480.avif`, 'image/avif', 'public, max-age=31536000, immutable'],
      [film, 'video/mp4', 'public, max-age=31536000'],
    ] as const;
    for (const [key, type, cacheControl] of kinds) {
      const { status, headers } = await ask(key);
      expect(status).toBe(200);
      expect(headers).toMatchObject({ 'content-type': type, 'cache-control': cacheControl });
    }
  });

  test('every answer keeps browsers from running what it holds', async () => {
    for (const key of [logo, film, 'images/unknown']) {
      expect((await ask(key)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-site',
      });
    }
  });

  test('HEAD tells the same without the file', async () => {
    const { status, headers, body } = await ask(film, {}, 'HEAD');
    expect({ status, body }).toEqual({ status: 200, body: '' });
    expect(headers).toMatchObject({ 'content-length': '10', 'accept-ranges': 'bytes' });
  });

  test('only GET and HEAD are answered', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const { status, headers } = await ask(film, {}, method);
      expect({ status, allow: headers.allow }).toEqual({ status: 405, allow: 'GET, HEAD' });
    }
  });

  test('a file the browser has is not sent again', async () => {
    const { headers } = await ask(film);
    const byTag = await ask(film, { 'if-none-match': headers.etag });
    expect(byTag).toMatchObject({ status: 304, body: '', headers: { etag: headers.etag } });
    const byDate = await ask(film, { 'if-modified-since': headers['last-modified'] });
    expect(byDate.status).toBe(304);
    expect((await ask(film, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
    ['bytes=0-3,2-5', 206, '012345', 'bytes 0-5/10'],
    ['bytes=10-', 416, 'Range not satisfiable', 'bytes */10'],
    ['bytes=0-1,8-9', 200, '0123456789', undefined],
    ['lines=1-2', 200, '0123456789', undefined],
    ['nonsense', 200, '0123456789', undefined],
  ])('Range: %s', async (range, status, body, contentRange) => {
    const response = await ask(film, { range });
    expect(response).toMatchObject({ status, body });
    expect(response.headers['content-range']).toBe(contentRange);
    expect(response.headers['content-length'] ?? `${body.length}`).toBe(`${body.length}`);
  });

  test('a part of another version of the file is not sent', async () => {
    const { headers } = await ask(film);
    const range = 'bytes=0-1';
    expect((await ask(film, { range, 'if-range': headers.etag })).status).toBe(206);
    expect((await ask(film, { range, 'if-range': headers['last-modified'] })).status).toBe(206);
    expect((await ask(film, { range, 'if-range': '"other"' })).status).toBe(200);
  });

  test('in place of a variant that is not ready comes the nearest one, for a minute', async () => {
    const pending = 'images/news/dddddddddddddddddddddddd_2500x800_a29a8c';
    await put(`${pending}.png`, 'master');
    const whileNothingIsReady = await ask(`${pending}/1600.avif`);
    expect(whileNothingIsReady).toMatchObject({ status: 200, body: 'master' });
    expect(whileNothingIsReady.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=60',
    });

    await put(`${pending}/1600.webp`, '1600 webp');
    expect(await ask(`${pending}/1600.avif`)).toMatchObject({
      body: '1600 webp',
      headers: { 'content-type': 'image/webp' },
    });

    expect(await ask(`${pending}/1200.jpg`)).toMatchObject({ status: 200, body: 'master' });

    await put(`${pending}/1200.jpg`, 'card');
    await put(`${pending}/480.avif`, '480 avif');
    await put(`${pending}/960.avif`, '960 avif');
    expect(await ask(`${pending}/1600.avif`)).toMatchObject({
      body: '960 avif',
      headers: { 'content-type': 'image/avif' },
    });
    const stillPending = await ask(`${pending}/1600.avif`);

    await put(`${pending}/1600.avif`, '1600 avif');
    const ready = await ask(`${pending}/1600.avif`, { 'if-none-match': stillPending.headers.etag });
    expect(ready).toMatchObject({ status: 200, body: '1600 avif' });
  });

  test.each([
    'images/news/eeeeeeeeeeeeeeeeeeeeeeee_1000x800_a29a8c.jpg',
    'images/news/eeeeeeeeeeeeeeeeeeeeeeee_1000x800_a29a8c/480.avif',
    `${photo}/1600.avif`,
    `${photo}/481.avif`,
    photo,
    '',
    '../solmere.db',
    '%2e%2e/solmere.db',
    `images/logos/../logos/${logo.slice(13)}`,
    logo.replaceAll('/', '%2f'),
    `${logo}%00`,
    `${logo}/`,
    'images/logos/%E0%A4%A.svg',
    `images/logos/${'a'.repeat(5_000)}.svg`,
  ])('%s is not found', async (key) => {
    expect(await ask(key)).toMatchObject({
      status: 404,
      body: 'Not found',
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    });
  });

  test('who looks after missing files hears of each original and each variant that is not there', async () => {
    onMissing.mockClear();
    await put(`${photo}/960.webp`, '960 webp');
    for (const key of [film, `${photo}.jpg`, `${photo}/960.webp`, 'no-key']) await ask(key);
    expect(onMissing).not.toHaveBeenCalled();
    const missing = [
      `${photo}/960.avif`,
      'images/news/eeeeeeeeeeeeeeeeeeeeeeee_1000x800_a29a8c.jpg',
    ];
    for (const key of missing) await ask(key);
    expect(onMissing.mock.calls).toEqual(missing.map((key) => [key]));
  });

  test('what follows the question mark changes nothing', async () => {
    expect(await ask(`${logo}?../x`)).toMatchObject({ status: 200, body: '<svg/>' });
  });

  test('while storage fails nothing is missing and nothing is cached, and the log says so once', async () => {
    const error = vi.spyOn(log, 'error').mockReturnValue();
    for (const read of ['stat', 'open'] as const) {
      const failing = vi.spyOn(storage, read).mockRejectedValue(new Error('EIO'));
      for (const key of [film, logo, film]) {
        const { status, headers } = await ask(key);
        expect(status).toBe(503);
        expect(headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '10' });
      }
      expect(error).toHaveBeenCalledOnce();
      error.mockClear();
      failing.mockRestore();
      expect((await ask(film)).status).toBe(200);
    }
  });

  test('a file that was deleted since it was found is not found', async () => {
    const found = await storage.stat(film);
    vi.spyOn(storage, 'stat').mockResolvedValue(found);
    expect(await ask('videos/news/999999999999999999999999.mp4')).toMatchObject({ status: 404 });
  });

  test('a reader who leaves ends the reading, without a word in the log', async () => {
    const large = 'videos/news/ffffffffffffffffffffffff.mp4';
    await put(large, Buffer.alloc(20e6));
    const error = vi.spyOn(log, 'error').mockReturnValue();
    const open = vi.spyOn(storage, 'open');
    const response = await send(large, {}, 'GET');
    await once(response, 'readable');
    response.destroy();
    const file = await open.mock.results[0]?.value;
    await vi.waitFor(() => expect(file?.destroyed).toBe(true));
    expect(error).not.toHaveBeenCalled();
  });

  test('readers who take nothing keep nobody from a picture', async () => {
    const long = 'videos/news/111111111111111111111111.mp4';
    await put(long, Buffer.alloc(20e6));
    const slow = await Promise.all(Array.from({ length: 20 }, () => send(long, {}, 'GET')));
    expect(await ask(logo)).toMatchObject({ status: 200, body: '<svg/>' });
    for (const response of slow) response.destroy();
  });

  test('a film of many pieces comes whole, and so does each part of it', async () => {
    const long = 'videos/news/222222222222222222222222.mp4';
    const content = randomBytes(1_300_001);
    await put(long, content);
    for (const [range, part] of [
      [undefined, content],
      ['bytes=1-', content.subarray(1)],
      ['bytes=262143-786432', content.subarray(262_143, 786_433)],
    ] as const) {
      expect((await buffer(await send(long, { range }, 'GET'))).equals(part)).toBe(true);
    }
  });

  test('an empty file is sent as one', async () => {
    const empty = 'videos/news/333333333333333333333333.mp4';
    await put(empty, '');
    const { status, headers, body } = await ask(empty);
    expect({ status, length: headers['content-length'], body }).toEqual({
      status: 200,
      length: '0',
      body: '',
    });
  });

  test('a film that is deleted while it is sent breaks off, without a word in the log', async () => {
    const long = 'videos/news/444444444444444444444444.mp4';
    await put(long, Buffer.alloc(20e6));
    const error = vi.spyOn(log, 'error').mockReturnValue();
    const response = await send(long, {}, 'GET');
    await storage.delete(long);
    await expect(buffer(response)).rejects.toThrow('aborted');
    expect(error).not.toHaveBeenCalled();
  });

  test('a reader who takes nothing for too long loses the connection', async () => {
    const long = 'videos/news/555555555555555555555555.mp4';
    await put(long, Buffer.alloc(20e6));
    const impatient = createServer((req, res) =>
      serveMedia(req, res, { store: storage, takenWithinMs: 200 }),
    ).listen(0, '127.0.0.1');
    await once(impatient, 'listening');
    const { port } = impatient.address() as AddressInfo;
    const closed = new Promise((resolve) => {
      impatient.once('connection', (socket) => socket.once('close', resolve));
    });
    const asking = request({ host: '127.0.0.1', port, path: `/media/${long}`, agent: false });
    const [response] = (await once(asking.end(), 'response')) as [IncomingMessage];
    response.on('error', () => undefined);
    await closed;
    asking.destroy();
    impatient.close();
  });

  test('a reader who leaves before the file is open leaves no file open', async () => {
    const error = vi.spyOn(log, 'error').mockReturnValue();
    const openFile = storage.open.bind(storage);
    const hasLeft = Promise.withResolvers<void>();
    server.once('connection', (socket) => socket.once('close', hasLeft.resolve));
    const open = vi.spyOn(storage, 'open').mockImplementation(async (...asked) => {
      leaving.destroy();
      await hasLeft.promise;
      return openFile(...asked);
    });
    const { port } = server.address() as AddressInfo;
    const leaving = request({ host: '127.0.0.1', port, path: `/media/${film}`, agent: false });
    leaving.on('error', () => undefined).end();
    await vi.waitFor(async () => {
      const file = await open.mock.results[0]?.value;
      expect(file?.destroyed).toBe(true);
    });
    expect(error).not.toHaveBeenCalled();
  });

  async function ask(key: string, headers: OutgoingHttpHeaders = {}, method = 'GET') {
    const response = await send(key, headers, method);
    const body = (await buffer(response)).toString();
    return { status: response.statusCode, headers: response.headers, body };
  }

  /** Sends the address as it stands; `fetch` would tidy it first. */
  function send(
    key: string,
    headers: OutgoingHttpHeaders,
    method: string,
  ): Promise<IncomingMessage> {
    const { port } = server.address() as AddressInfo;
    const sent = Object.fromEntries(
      Object.entries(headers).filter(([, value]) => value !== undefined),
    );
    return new Promise((resolve, reject) => {
      request({ host: '127.0.0.1', port, path: `/media/${key}`, method, headers: sent }, resolve)
        .on('error', reject)
        .end();
    });
  }

  async function put(key: string, content: string | Uint8Array) {
    const file = path.join(await mkdtemp(path.join(tmpdir(), 'files-')), 'file');
    await writeFile(file, content);
    await storage.put(key, file);
  }
});
