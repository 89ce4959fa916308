import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { sendAnswer } from './send-answer.ts';

const rows = JSON.stringify(Array.from({ length: 200 }, (_, index) => ({ index })));

let server: Server;

afterEach(() => server.close());

test('a long response is compressed as the browser accepts it', async () => {
  const json = () => Response.json(JSON.parse(rows));
  const br = await answerTo('gzip, br', json);
  expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(br.body).toString()).toBe(rows);
  expect(gunzipSync((await answerTo('gzip', json)).body).toString()).toBe(rows);
  const plain = await answerTo('', json);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body.toString()).toBe(rows);
});

test('a compressed response does not keep the uncompressed length', async () => {
  const headers = { 'content-type': 'application/json', 'content-length': String(rows.length) };
  const { headers: sent, body } = await answerTo('br', () => new Response(rows, { headers }));
  expect(sent['content-length']).toBeUndefined();
  expect(brotliDecompressSync(body).toString()).toBe(rows);
});

test('pictures, short responses and responses without a body are not compressed', async () => {
  const image = { 'content-type': 'image/webp' };
  const short = { 'content-type': 'application/json', 'content-length': '2' };
  const answers = [
    () => new Response(rows, { headers: image }),
    () => new Response('{}', { headers: short }),
    () => new Response(null, { status: 303, headers: { location: '/admin' } }),
  ];
  for (const answer of answers) {
    expect((await answerTo('br', answer)).headers['content-encoding']).toBeUndefined();
  }
});

test('a browser that disconnects early is not an error', async () => {
  for (const disconnectsAfter of ['the first bytes', 'the request'] as const) {
    const sending = Promise.withResolvers<void>();
    const received = Promise.withResolvers<void>();
    server?.close();
    server = createServer(async (incoming, response) => {
      received.resolve();
      if (disconnectsAfter === 'the request') await once(response, 'close');
      sendAnswer(incoming, response, endless()).then(sending.resolve, sending.reject);
    });
    const outgoing = request({ port: await listen(), host: 'localhost' }).on('error', () => {});
    if (disconnectsAfter === 'the first bytes') outgoing.on('response', () => outgoing.destroy());
    outgoing.end();
    await received.promise;
    if (disconnectsAfter === 'the request') outgoing.destroy();
    await expect(sending.promise).resolves.toBeUndefined();
  }
});

test('an error while rendering is reported', async () => {
  const cause = new Error('The pen broke');
  const failed = Promise.withResolvers<unknown>();
  const broken = new ReadableStream({ pull: (controller) => controller.error(cause) });
  server = createServer((incoming, response) => {
    sendAnswer(incoming, response, new Response(broken)).catch(failed.resolve);
  });
  request({ port: await listen(), host: 'localhost' })
    .on('error', () => {})
    .end();
  expect(await failed.promise).toBe(cause);
});

function endless() {
  const bytes = new Uint8Array(60_000);
  return new Response(new ReadableStream({ pull: (controller) => controller.enqueue(bytes) }));
}

async function listen() {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return (server.address() as AddressInfo).port;
}

async function answerTo(accepted: string, answer: () => Response) {
  server?.close();
  server = createServer((incoming, response) => void sendAnswer(incoming, response, answer()));
  const port = await listen();
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { 'accept-encoding': accepted };
    request({ port, host: 'localhost', headers }, resolve).on('error', reject).end();
  });
  return { headers: response.headers, body: await buffer(response) };
}
