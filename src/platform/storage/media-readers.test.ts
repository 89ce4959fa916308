import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { log } from '../observability/log.ts';
import { video, logo, serveFrom, stores } from '../../../tests/fixtures/media-server.ts';
import { serveMedia } from './media-files.ts';

afterEach(() => vi.restoreAllMocks());

describe.each(stores)('from %s', (_name, storage) => {
  const { server, ask, send, put } = serveFrom(storage);
  const length = 20e6;
  const long = 'videos/news/ffffffffffffffffffffffff.mp4';
  beforeAll(() => put(long, Buffer.alloc(length)));

  test('a disconnect closes the file and logs nothing', async () => {
    const error = vi.spyOn(log, 'error').mockReturnValue();
    const open = vi.spyOn(storage, 'open');
    const response = await send(long, {}, 'GET');
    await once(response, 'readable');
    response.destroy();
    const file = await open.mock.results[0]?.value;
    await vi.waitFor(() => expect(file?.destroyed).toBe(true));
    expect(error).not.toHaveBeenCalled();
  });

  test('stalled readers do not block others', async () => {
    const slow = await Promise.all(Array.from({ length: 20 }, () => send(long, {}, 'GET')));
    expect(await ask(logo)).toMatchObject({ status: 200, body: '<svg/>' });
    for (const response of slow) response.destroy();
  });

  test('a film of many pieces is complete, and so is each range of it', async () => {
    const key = 'videos/news/222222222222222222222222.mp4';
    const content = randomBytes(1_300_001);
    await put(key, content);
    for (const [range, part] of [
      [undefined, content],
      ['bytes=1-', content.subarray(1)],
      ['bytes=262143-786432', content.subarray(262_143, 786_433)],
    ] as const) {
      expect((await buffer(await send(key, { range }, 'GET'))).equals(part)).toBe(true);
    }
  });

  test('an empty file is sent', async () => {
    const empty = 'videos/news/333333333333333333333333.mp4';
    await put(empty, '');
    const { status, headers, body } = await ask(empty);
    expect({ status, length: headers['content-length'], body }).toEqual({
      status: 200,
      length: '0',
      body: '',
    });
  });

  test('a film deleted while being sent is aborted and logs nothing @long', async () => {
    const deleted = 'videos/news/444444444444444444444444.mp4';
    await put(deleted, Buffer.alloc(20e6));
    const error = vi.spyOn(log, 'error').mockReturnValue();
    const response = await send(deleted, {}, 'GET');
    await storage.delete(deleted);
    await expect(buffer(response)).rejects.toThrow('aborted');
    expect(error).not.toHaveBeenCalled();
  });

  test('a reader that stalls for too long is disconnected @long', async () => {
    const mediaServer = createServer((req, res) =>
      serveMedia(req, res, { store: storage, takenWithinMs: 200 }),
    ).listen(0, '127.0.0.1');
    await once(mediaServer, 'listening');
    const { port } = mediaServer.address() as AddressInfo;
    const closed = new Promise<Socket>((resolve) => {
      mediaServer.once('connection', (socket) => socket.once('close', () => resolve(socket)));
    });
    const client = request({ host: '127.0.0.1', port, path: `/media/${long}`, agent: false });
    // On a busy machine the time may be over before the response begins.
    client.on('error', () => undefined);
    client.on('response', (response) => response.on('error', () => undefined));
    client.end();
    expect((await closed).bytesWritten).toBeLessThan(length);
    client.destroy();
    mediaServer.close();
  });

  test('a disconnect before the file is opened leaves no file open', async () => {
    const error = vi.spyOn(log, 'error').mockReturnValue();
    const openFile = storage.open.bind(storage);
    const disconnected = Promise.withResolvers<void>();
    server.once('connection', (socket) => socket.once('close', disconnected.resolve));
    const open = vi.spyOn(storage, 'open').mockImplementation(async (...args) => {
      client.destroy();
      await disconnected.promise;
      return openFile(...args);
    });
    const { port } = server.address() as AddressInfo;
    const client = request({ host: '127.0.0.1', port, path: `/media/${video}`, agent: false });
    client.on('error', () => undefined).end();
    await vi.waitFor(async () => {
      const file = await open.mock.results[0]?.value;
      expect(file?.destroyed).toBe(true);
    });
    expect(error).not.toHaveBeenCalled();
  });
});
