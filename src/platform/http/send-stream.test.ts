import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { Readable, Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { sendStream } from './send-stream.ts';

test('a client that disconnects before the end of the body is not an error', async () => {
  const body = Readable.from([Buffer.alloc(9)]);
  const response = new Writable({ write: () => undefined });
  const sent = sendStream(body, response as ServerResponse);
  await once(body, 'close');
  response.destroy();
  await expect(sent).resolves.toBeUndefined();
});

test('a body that ends early is an error', async () => {
  const body = new Readable({ read: () => undefined });
  const response = new Writable({ write: (_chunk, _encoding, done) => done() });
  const sent = sendStream(body, response as ServerResponse);
  body.destroy(new Error('The disk is gone'));
  await expect(sent).rejects.toThrow('The disk is gone');
});
