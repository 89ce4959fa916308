import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { shareDemoSite } from '../sites/demo-site.ts';
import { until } from '../sites/site.ts';
import { megabyte } from '../sites/upload-bodies.ts';
import { signInAdministrator, messages } from '../sites/uploader.ts';

test('who sends to the end before reading still reads why a file is refused, on a connection that closes then', async () => {
  const site = await shareDemoSite();
  const editor = await signInAdministrator(site);
  const { hostname, port } = new URL(site.origin);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  let trouble: Error | undefined;
  socket.on('error', (error) => (trouble = error));
  socket.write(
    'PUT /uploads?kind=image&folder=partners HTTP/1.1\r\nHost: x\r\nConnection: close\r\n' +
      `Cookie: ${editor.cookie}\r\nOrigin: ${site.origin}\r\nTransfer-Encoding: chunked\r\n\r\n`,
  );
  socket.write(inChunk(6 * megabyte));
  await until(async () => socket.bytesRead > 0, 'it is refused');
  for (let piece = 0; piece < 8; piece++) {
    await new Promise((resolve) => socket.write(inChunk(megabyte), resolve));
  }
  socket.write('0\r\n\r\n');
  expect(trouble).toBeUndefined();
  const answer = await text(socket);
  socket.end();
  expect(answer).toMatch(/^HTTP\/1.1 413 /);
  expect(answer).toContain(messages.imageSize);
});

function inChunk(bytes: number) {
  return Buffer.concat([
    Buffer.from(`${bytes.toString(16)}\r\n`),
    Buffer.alloc(bytes),
    Buffer.from('\r\n'),
  ]);
}
