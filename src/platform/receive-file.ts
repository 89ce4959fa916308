import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { freeWhatPassed } from './memory.ts';

const idleMs = 30_000;

export class BodyTooLarge extends Error {}

/** The client disconnected, or sent nothing for too long. */
export class ClientDisconnected extends Error {}

/** Writes the body of a request into a new file as it comes, and returns its size. Holds a few kilobytes of it at a time. */
export async function receiveFile(request: IncomingMessage, file: string, maxBytes: number) {
  let bytes = 0;
  const idle = setTimeout(() => request.destroy(), idleMs);

  async function* counted() {
    // The client is still to be told why: leaving the loop must not close the connection.
    for await (const chunk of incoming(request)) {
      idle.refresh();
      bytes += chunk.length;
      freeWhatPassed(chunk.length);
      if (bytes > maxBytes) throw new BodyTooLarge();
      yield chunk;
    }
  }

  try {
    await pipeline(counted, createWriteStream(file, { flags: 'wx' }));
  } finally {
    clearTimeout(idle);
  }
  return bytes;
}

async function* incoming(request: IncomingMessage) {
  try {
    yield* request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  } catch (cause) {
    throw new ClientDisconnected('The client disconnected', { cause });
  }
}
