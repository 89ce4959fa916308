import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { sendAnswer } from './send-answer.ts';

const rows = JSON.stringify(Array.from({ length: 200 }, (_, place) => ({ place })));

let server: Server;

afterEach(() => server.close());

test('a long answer goes out as compressed as the browser takes it', async () => {
  const json = () => Response.json(JSON.parse(rows));
  const br = await answerTo('gzip, br', json);
  expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(br.body).toString()).toBe(rows);
  expect(gunzipSync((await answerTo('gzip', json)).body).toString()).toBe(rows);
  const plain = await answerTo('', json);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body.toString()).toBe(rows);
});

test('the length of an answer is not told of its compressed body', async () => {
  const headers = { 'content-type': 'application/json', 'content-length': String(rows.length) };
  const { headers: sent, body } = await answerTo('br', () => new Response(rows, { headers }));
  expect(sent['content-length']).toBeUndefined();
  expect(brotliDecompressSync(body).toString()).toBe(rows);
});

test('pictures, short answers and answers without a body go out as they are', async () => {
  const picture = { 'content-type': 'image/webp' };
  const short = { 'content-type': 'application/json', 'content-length': '2' };
  const answers = [
    () => new Response(rows, { headers: picture }),
    () => new Response('{}', { headers: short }),
    () => new Response(null, { status: 303, headers: { location: '/admin' } }),
  ];
  for (const answer of answers) {
    expect((await answerTo('br', answer)).headers['content-encoding']).toBeUndefined();
  }
});

test('a browser that leaves before the end, or is gone already, is no failure', async () => {
  for (const leavesAt of ['the first bytes', 'the request'] as const) {
    const sent = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    server?.close();
    server = createServer(async (incoming, response) => {
      asked.resolve();
      if (leavesAt === 'the request') await once(response, 'close');
      sendAnswer(incoming, response, endless()).then(sent.resolve, sent.reject);
    });
    const outgoing = request({ port: await listen(), host: 'localhost' }).on('error', () => {});
    if (leavesAt === 'the first bytes') outgoing.on('response', () => outgoing.destroy());
    outgoing.end();
    await asked.promise;
    if (leavesAt === 'the request') outgoing.destroy();
    await sent.promise;
  }
});

test('what gives way while it is rendered is a failure', async () => {
  const cause = new Error('The pen broke');
  const failed = Promise.withResolvers<unknown>();
  const broken = new ReadableStream({ pull: (controller) => controller.error(cause) });
  server = createServer((asked, response) => {
    sendAnswer(asked, response, new Response(broken)).catch(failed.resolve);
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
  server = createServer((asked, response) => void sendAnswer(asked, response, answer()));
  const port = await listen();
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { 'accept-encoding': accepted };
    request({ port, host: 'localhost', headers }, resolve).on('error', reject).end();
  });
  return { headers: response.headers, body: await buffer(response) };
}
