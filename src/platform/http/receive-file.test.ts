import { mkdtemp, readFile } from 'node:fs/promises';
import { createServer, request, type ClientRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BodyTooLarge, BodyTooSlow, ClientDisconnected, receiveFile } from './receive-file.ts';

const halfAMinute = 30_000;
const limits = { maxBytes: 10_000, minRate: 100 };

let server: Server;
let file: string;
let received: Promise<unknown>;
let isBegun: Promise<void>;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  file = path.join(await mkdtemp(path.join(tmpdir(), 'received-')), 'file');
  const begun = Promise.withResolvers<void>();
  isBegun = begun.promise;
  const result = Promise.withResolvers<unknown>();
  received = result.promise;
  server = createServer(async (incoming, response) => {
    const receiving = receiveFile(incoming, file, limits).catch((cause: unknown) => cause);
    begun.resolve();
    result.resolve(await receiving);
    incoming.resume();
    response.end('answered');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

test('a body is stored, with its size', async () => {
  send().end('x'.repeat(10_000));
  expect(await received).toBe(10_000);
  expect((await readFile(file)).length).toBe(10_000);
});

test('a body that trickles is ended, and its sender gets an answer', async () => {
  const sending = send();
  const answer = answerTo(sending);
  for (let sent = 0; sent < 3; sent++) {
    await write(sending, 3_000);
    if (sent < 2) vi.advanceTimersByTime(halfAMinute);
  }
  vi.advanceTimersByTime(halfAMinute);
  await write(sending, 900);
  vi.advanceTimersByTime(halfAMinute);
  expect(await received).toBeInstanceOf(BodyTooSlow);
  expect(await answer).toBe(200);
});

test('a silent sender is ended, too', async () => {
  const sending = send();
  sending.on('error', () => undefined).flushHeaders();
  await isBegun;
  vi.advanceTimersByTime(halfAMinute);
  expect(await received).toBeInstanceOf(BodyTooSlow);
});

test('a body that is too large is refused, and its sender gets an answer', async () => {
  const sending = send();
  const answer = answerTo(sending);
  sending.write('x'.repeat(10_001));
  expect(await received).toBeInstanceOf(BodyTooLarge);
  expect(await answer).toBe(200);
});

test('a sender who goes is told apart', async () => {
  const sending = send();
  sending.on('error', () => undefined);
  await write(sending, 100);
  sending.destroy();
  expect(await received).toBeInstanceOf(ClientDisconnected);
});

function send() {
  const { port } = server.address() as AddressInfo;
  const headers = { 'transfer-encoding': 'chunked' };
  return request({ port, host: '127.0.0.1', method: 'PUT', agent: false, headers });
}

function answerTo(sending: ClientRequest) {
  return new Promise((resolve, reject) => {
    sending.on('response', ({ statusCode }) => resolve(statusCode)).on('error', reject);
  });
}

/** Resolves when the server has stored as many bytes more. */
async function write(sending: ClientRequest, bytes: number) {
  const before = await receivedSize();
  sending.write('x'.repeat(bytes));
  await vi.waitFor(async () => expect(await receivedSize()).toBe(before + bytes), { interval: 5 });
}

async function receivedSize() {
  return readFile(file).then(
    ({ length }) => length,
    () => 0,
  );
}
