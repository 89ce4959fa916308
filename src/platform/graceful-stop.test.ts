import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { gracefulStop } from './graceful-stop.ts';

const agent = new Agent({ keepAlive: true });
let stopping: ReturnType<typeof gracefulStop>;
let answering: ServerResponse[];
let server: ReturnType<typeof createServer>;
let port: number;

beforeEach(async () => {
  answering = [];
  server = createServer({ keepAliveTimeout: 60_000 }, (incoming, response) => {
    stopping.limitConnection(response);
    if (incoming.url === '/quick') response.end('quick');
    else answering.push(response);
    const ended = once(response, 'close').then(() => undefined);
    if (incoming.url === '/uploads') void stopping.asUpload(ended);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterEach(() => server.closeAllConnections());

test('while it drains it answers, and ends each connection with the answer', async () => {
  stopping = gracefulStop(server);
  expect((await get('/quick')).headers.connection).toBe('keep-alive');
  const cutShort = new AbortController();
  const drained = stopping.drain(60_000, cutShort.signal);
  expect((await get('/quick')).headers.connection).toBe('close');
  cutShort.abort();
  await drained;
  await stopping.close();
  await expect(get('/quick')).rejects.toThrow('ECONNREFUSED');
});

test('connections that nobody uses do not hold up the end', async () => {
  stopping = gracefulStop(server);
  await get('/quick');
  await stopping.close();
});

test('a request in flight ends as usual', async () => {
  stopping = gracefulStop(server);
  const answer = get('/slow');
  await expect.poll(() => answering.length).toBe(1);
  const closed = stopping.close();
  answering[0]?.end('slow');
  expect((await answer).statusCode).toBe(200);
  await closed;
});

test('an upload outlives the limit of other requests, and ends the wait', async () => {
  stopping = gracefulStop(server, { requestsMs: 1 });
  const upload = get('/uploads');
  const hanging = get('/slow').catch((cause: Error) => cause.message);
  await expect.poll(() => answering.length).toBe(2);
  const closed = stopping.close();
  await new Promise((resolve) => setTimeout(resolve, 20));
  answering.find(({ req }) => req.url === '/uploads')?.end('stored');
  expect((await upload).statusCode).toBe(200);
  expect(await hanging).toBe('socket hang up');
  await closed;
});

function get(path: string) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, agent }, (response) => {
      response.resume();
      response.once('end', () => resolve(response));
    })
      .once('error', reject)
      .end();
  });
}
