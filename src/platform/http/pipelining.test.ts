import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { oneAtATime } from './pipelining.ts';

const maxWaiting = 3;

let responses: ServerResponse[];
const server = createServer(
  oneAtATime((request, response) => {
    responses.push(response);
    if (request.url === '/at-once') response.end('at once');
  }, maxWaiting),
);
server.listen(0, '127.0.0.1');
await once(server, 'listening');

beforeEach(() => (responses = []));
afterEach(() => server.closeAllConnections());

test('a pipelined request starts after the previous response', async () => {
  const { received } = send('/1', '/2', '/3');
  await expect.poll(() => responses).toHaveLength(1);
  responses[0]?.end('one');
  await expect.poll(() => responses).toHaveLength(2);
  responses[1]?.end('two');
  await expect.poll(() => responses).toHaveLength(3);
  responses[2]?.end('three');
  await expect.poll(received).toMatch(/one[^]*two[^]*three/);
});

test('a connection stays usable after pipelined requests', async () => {
  const { received, sendRequests } = send('/at-once', '/at-once');
  await expect.poll(() => received().split('at once')).toHaveLength(3);
  sendRequests('/at-once', '/at-once', '/at-once');
  await expect.poll(() => received().split('at once')).toHaveLength(6);
});

test('connections do not wait for each other', async () => {
  send('/1');
  await expect.poll(() => responses).toHaveLength(1);
  const { received } = send('/at-once');
  await expect.poll(received).toContain('at once');
});

test('no further request is answered once the client disconnected', async () => {
  const { socket } = send('/1', '/2');
  await expect.poll(() => responses).toHaveLength(1);
  socket.destroy();
  const [first] = responses;
  if (!first?.closed) await once(first as ServerResponse, 'close');
  const { received } = send('/at-once');
  await expect.poll(received).toContain('at once');
  expect(responses).toHaveLength(2);
});

test('a connection with too many waiting requests is closed', async () => {
  const { socket } = send('/1', '/2', '/3', '/4', '/5');
  await once(socket, 'close');
  expect(responses).toHaveLength(1);
});

function send(...firstPaths: string[]) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (text) => (answer += text.toString())).on('error', () => {});
  const sendRequests = (...paths: string[]) =>
    socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`).join(''));
  sendRequests(...firstPaths);
  return { socket, received: () => answer, sendRequests };
}
