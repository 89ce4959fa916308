import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { countStreamedBytes } from '../jobs/memory.ts';

const checkEveryMs = 30_000;

export class BodyTooLarge extends Error {}

/** Too few bytes arrived for too long. */
export class BodyTooSlow extends Error {}

export class ClientDisconnected extends Error {}

type Limits = {
  maxBytes: number;
  /** Bytes per second, on average over half a minute. */
  minRate: number;
};

/**
 * Streams the body of a request into a new file and returns its size. Only a few kilobytes are in memory at a time.
 * After an error the rest of the body can still be read, so that the client gets an answer.
 */
export async function receiveFile(
  request: IncomingMessage,
  file: string,
  { maxBytes, minRate }: Limits,
) {
  if (request.destroyed) throw new ClientDisconnected('The client disconnected');
  let bytes = 0;
  let bytesBefore = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      countStreamedBytes(chunk.length);
      done(bytes > maxBytes ? new BodyTooLarge() : null, chunk);
    },
  });
  const timer = setInterval(() => {
    const isTooSlow = bytes - bytesBefore < (minRate * checkEveryMs) / 1_000;
    // While the disk is behind, the client waits for us.
    if (isTooSlow && !request.complete && !counted.writableNeedDrain)
      counted.destroy(new BodyTooSlow());
    bytesBefore = bytes;
  }, checkEveryMs);

  function onEnd(cause?: Error) {
    if (!request.complete || cause)
      counted.destroy(new ClientDisconnected('The client disconnected', { cause }));
  }

  request.on('error', onEnd).on('close', onEnd).pipe(counted);
  try {
    await pipeline(counted, createWriteStream(file, { flags: 'wx' }));
  } finally {
    clearInterval(timer);
    request.off('error', onEnd).off('close', onEnd).unpipe(counted);
    request.on('error', () => undefined);
  }
  return bytes;
}
