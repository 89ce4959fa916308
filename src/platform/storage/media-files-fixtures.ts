import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, vi } from 'vitest';
import { startS3 } from '../../../tests/sites/s3-server.ts';
import { serveMedia } from './media-files.ts';
import { createSemaphore } from '../jobs/semaphore.ts';
import { StorageAway, type Storage } from './contract.ts';
import { storageOnDisk } from './disk.ts';
import { storageOnS3 } from './s3.ts';

export const video = 'videos/news/aaaaaaaaaaaaaaaaaaaaaaaa.mp4';
export const photo = 'images/news/bbbbbbbbbbbbbbbbbbbbbbbb_1000x800_a29a8c';
export const logo = 'images/logos/cccccccccccccccccccccccc.svg';

const s3 = await startS3();
afterAll(() => s3.stop());

export const stores = [
  ['disk', storageOnDisk()],
  ['S3', storageOnS3(s3.settings)],
] as const;

/** Drawings in another language. */
async function readDrawing(address: string) {
  if (address.endsWith('in=away')) throw new StorageAway(address);
  return address.endsWith('in=fr') ? '<svg>é</svg>' : undefined;
}

/** A media server for the tests of the calling suite. */
export function serveFrom(storage: Storage) {
  const onMissing = vi.fn();
  const semaphore = createSemaphore({ permits: 2, maxWaiting: 20 });
  const server = createServer((req, res) =>
    serveMedia(req, res, { store: storage, onMissing, semaphore, readDrawing }),
  );

  beforeAll(async () => {
    await put(video, '0123456789');
    await put(`${photo}.jpg`, 'master');
    await put(logo, '<svg/>');
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });

  afterAll(() => server.close());

  return { server, onMissing, ask, send, put };

  async function ask(key: string, headers: OutgoingHttpHeaders = {}, method = 'GET') {
    const response = await send(key, headers, method);
    const body = (await buffer(response)).toString();
    return { status: response.statusCode, headers: response.headers, body };
  }

  /** Sends the path unchanged; `fetch` would normalise it. */
  function send(
    key: string,
    headers: OutgoingHttpHeaders,
    method: string,
  ): Promise<IncomingMessage> {
    const { port } = server.address() as AddressInfo;
    const definedHeaders = Object.fromEntries(
      Object.entries(headers).filter(([, value]) => value !== undefined),
    );
    return new Promise((resolve, reject) => {
      request(
        { host: '127.0.0.1', port, path: `/media/${key}`, method, headers: definedHeaders },
        resolve,
      )
        .on('error', reject)
        .end();
    });
  }

  async function put(key: string, content: string | Uint8Array) {
    const file = path.join(await mkdtemp(path.join(tmpdir(), 'files-')), 'file');
    await writeFile(file, content);
    await storage.put(key, file);
  }
}
