import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { oneAtATime } from './pipelining.ts';

const maxWaiting = 3;

let begun: ServerResponse[];
const server = createServer(
  oneAtATime((request, response) => {
    begun.push(response);
    if (request.url === '/at-once') response.end('at once');
  }, maxWaiting),
);
server.listen(0, '127.0.0.1');
await once(server, 'listening');

beforeEach(() => (begun = []));
afterEach(() => server.closeAllConnections());

test('what is sent ahead is begun when that before it has been answered', async () => {
  const { said } = send('/1', '/2', '/3');
  await expect.poll(() => begun).toHaveLength(1);
  begun[0]?.end('one');
  await expect.poll(() => begun).toHaveLength(2);
  begun[1]?.end('two');
  await expect.poll(() => begun).toHaveLength(3);
  begun[2]?.end('three');
  await expect.poll(said).toMatch(/one[^]*two[^]*three/);
});

test('a connection goes on after what was sent ahead', async () => {
  const { said, ask } = send('/at-once', '/at-once');
  await expect.poll(() => said().split('at once')).toHaveLength(3);
  ask('/at-once', '/at-once', '/at-once');
  await expect.poll(() => said().split('at once')).toHaveLength(6);
});

test('connections do not wait for each other', async () => {
  send('/1');
  await expect.poll(() => begun).toHaveLength(1);
  const { said } = send('/at-once');
  await expect.poll(said).toContain('at once');
});

test('no further request is answered once the client disconnected', async () => {
  const { socket } = send('/1', '/2');
  await expect.poll(() => begun).toHaveLength(1);
  socket.destroy();
  const [first] = begun;
  if (!first?.closed) await once(first as ServerResponse, 'close');
  const { said } = send('/at-once');
  await expect.poll(said).toContain('at once');
  expect(begun).toHaveLength(2);
});

test('a connection on which too many wait is ended', async () => {
  const { socket } = send('/1', '/2', '/3', '/4', '/5');
  await once(socket, 'close');
  expect(begun).toHaveLength(1);
});

function send(...addresses: string[]) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (text) => (answer += text.toString())).on('error', () => {});
  const ask = (...asked: string[]) =>
    socket.write(asked.map((path) => `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`).join(''));
  ask(...addresses);
  return { socket, said: () => answer, ask };
}
