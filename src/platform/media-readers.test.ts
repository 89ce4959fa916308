import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { log } from './log.ts';
import { film, logo, serveFrom, stores } from './media-files-fixtures.ts';
import { serveMedia } from './media-files.ts';

afterEach(() => vi.restoreAllMocks());

describe.each(stores)('from %s', (_name, storage) => {
  const { server, ask, send, put } = serveFrom(storage);
  const long = 'videos/news/ffffffffffffffffffffffff.mp4';
  beforeAll(() => put(long, Buffer.alloc(20e6)));

  test('a reader who leaves ends the reading, without a word in the log', async () => {
    const error = vi.spyOn(log, 'error').mockReturnValue();
    const open = vi.spyOn(storage, 'open');
    const response = await send(long, {}, 'GET');
    await once(response, 'readable');
    response.destroy();
    const file = await open.mock.results[0]?.value;
    await vi.waitFor(() => expect(file?.destroyed).toBe(true));
    expect(error).not.toHaveBeenCalled();
  });

  test('readers who take nothing keep nobody from a picture', async () => {
    const slow = await Promise.all(Array.from({ length: 20 }, () => send(long, {}, 'GET')));
    expect(await ask(logo)).toMatchObject({ status: 200, body: '<svg/>' });
    for (const response of slow) response.destroy();
  });

  test('a film of many pieces comes whole, and so does each part of it', async () => {
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
    const deleted = 'videos/news/444444444444444444444444.mp4';
    await put(deleted, Buffer.alloc(20e6));
    const error = vi.spyOn(log, 'error').mockReturnValue();
    const response = await send(deleted, {}, 'GET');
    await storage.delete(deleted);
    await expect(buffer(response)).rejects.toThrow('aborted');
    expect(error).not.toHaveBeenCalled();
  });

  test('a reader who takes nothing for too long loses the connection', async () => {
    const impatient = createServer((req, res) =>
      serveMedia(req, res, { store: storage, takenWithinMs: 200 }),
    ).listen(0, '127.0.0.1');
    await once(impatient, 'listening');
    const { port } = impatient.address() as AddressInfo;
    const closed = new Promise((resolve) => {
      impatient.once('connection', (socket) => socket.once('close', resolve));
    });
    const asking = request({ host: '127.0.0.1', port, path: `/media/${long}`, agent: false });
    // On a busy machine the time is over before the answer begins.
    asking.on('error', () => undefined);
    asking.on('response', (response) => response.on('error', () => undefined));
    asking.end();
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
});
