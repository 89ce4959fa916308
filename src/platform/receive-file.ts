import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { countStreamedBytes } from './memory.ts';

const idleMs = 30_000;

export class BodyTooLarge extends Error {}

/** The client disconnected or was silent for too long. */
export class ClientDisconnected extends Error {}

/** Streams the body of a request into a new file and returns its size. Only a few kilobytes are in memory at a time. */
export async function receiveFile(request: IncomingMessage, file: string, maxBytes: number) {
  let bytes = 0;
  const idle = setTimeout(() => request.destroy(), idleMs);

  async function* countedChunks() {
    // The client must still get an error response, so leaving the loop must not close the connection.
    for await (const chunk of incoming(request)) {
      idle.refresh();
      bytes += chunk.length;
      countStreamedBytes(chunk.length);
      if (bytes > maxBytes) throw new BodyTooLarge();
      yield chunk;
    }
  }

  try {
    await pipeline(countedChunks, createWriteStream(file, { flags: 'wx' }));
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
