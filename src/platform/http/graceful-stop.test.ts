import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { gracefulStop } from './graceful-stop.ts';

const agent = new Agent({ keepAlive: true });
let stopper: ReturnType<typeof gracefulStop>;
let openResponses: ServerResponse[];
let server: ReturnType<typeof createServer>;
let port: number;

beforeEach(async () => {
  openResponses = [];
  server = createServer({ keepAliveTimeout: 60_000 }, (incoming, response) => {
    stopper.limitConnection(response);
    if (incoming.url === '/quick') response.end('quick');
    else openResponses.push(response);
    const ended = once(response, 'close').then(() => undefined);
    if (incoming.url === '/uploads') void stopper.asUpload(ended);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterEach(() => server.closeAllConnections());

test('a draining server still answers and closes each connection with the response', async () => {
  stopper = gracefulStop(server);
  expect((await get('/quick')).headers.connection).toBe('keep-alive');
  const abortDrain = new AbortController();
  const drained = stopper.drain(60_000, abortDrain.signal);
  expect((await get('/quick')).headers.connection).toBe('close');
  abortDrain.abort();
  await drained;
  await stopper.close();
  await expect(get('/quick')).rejects.toThrow('ECONNREFUSED');
});

test('idle connections do not delay the stop', async () => {
  stopper = gracefulStop(server);
  await get('/quick');
  await stopper.close();
  expect(server.listening).toBe(false);
});

test('a request in flight is completed', async () => {
  stopper = gracefulStop(server);
  const answer = get('/slow');
  await expect.poll(() => openResponses.length).toBe(1);
  const closed = stopper.close();
  openResponses[0]?.end('slow');
  expect((await answer).statusCode).toBe(200);
  await closed;
});

test('an upload may outlast the limit of other requests, and the server stops after it', async () => {
  stopper = gracefulStop(server, { requestsMs: 1 });
  const upload = get('/uploads');
  const hanging = get('/slow').catch((cause: Error) => cause.message);
  await expect.poll(() => openResponses.length).toBe(2);
  const closed = stopper.close();
  await new Promise((resolve) => setTimeout(resolve, 20));
  openResponses.find(({ req }) => req.url === '/uploads')?.end('stored');
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
