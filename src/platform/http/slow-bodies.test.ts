import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { minuteMs } from '../../lib/time/durations.ts';
import { allowLongBody, limitBody } from './slow-bodies.ts';

let requests: IncomingMessage[];
const server = createServer((request, response) => {
  // The port was somebody's before: their probes are not counted.
  if (request.method === 'POST') requests.push(request);
  limitBody(request);
  if (request.url === '/upload') {
    allowLongBody(request);
    request.resume().once('end', () => response.end('answered'));
  } else response.end('answered');
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => server.close());

beforeEach(() => {
  requests = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
});

test.each(['content-length: 1000', 'transfer-encoding: chunked'])(
  'a body of %s that is incomplete after a minute closes the connection',
  async (header) => {
    const { socket, received } = await begin('/_actions/partners.save', header);
    socket.write('1\r\nx\r\n');
    await expect.poll(received).toContain('answered');
    vi.advanceTimersByTime(minuteMs / 2);
    expect(requests[0]?.socket.destroyed).toBe(false);
    vi.advanceTimersByTime(minuteMs / 2);
    await new Promise((resolve) => socket.once('close', resolve));
  },
);

test('an allowed long body has no such limit', async () => {
  const { socket, received } = await begin('/upload', 'content-length: 2');
  socket.write('a');
  vi.advanceTimersByTime(10 * minuteMs);
  socket.write('b');
  await expect.poll(received).toContain('answered');
  socket.destroy();
});

test('a body that arrives in time leaves the connection open', async () => {
  const { socket, received } = await begin('/', 'content-length: 1');
  socket.write('x');
  await expect.poll(() => requests[0]?.closed).toBe(true);
  vi.advanceTimersByTime(10 * minuteMs);
  socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
  await expect.poll(() => received().split('answered')).toHaveLength(3);
  socket.destroy();
});

async function begin(path: string, header: string) {
  let answer = '';
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`POST ${path} HTTP/1.1\r\nhost: a\r\n${header}\r\n\r\n`);
  socket.on('data', (text) => (answer += text.toString())).on('error', () => {});
  await expect.poll(() => requests).toHaveLength(1);
  return { socket, received: () => answer };
}
