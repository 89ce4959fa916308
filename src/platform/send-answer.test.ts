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

async function answerTo(accepted: string, answer: () => Response) {
  server?.close();
  server = createServer((asked, response) => void sendAnswer(asked, response, answer()));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { 'accept-encoding': accepted };
    request({ port, host: 'localhost', headers }, resolve).on('error', reject).end();
  });
  return { headers: response.headers, body: await buffer(response) };
}
