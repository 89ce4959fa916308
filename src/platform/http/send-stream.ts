import type { ServerResponse } from 'node:http';
import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Sends a body to its end. A client that disconnects is not an error. */
export async function sendStream(
  body: Readable,
  response: ServerResponse,
  through: readonly Transform[] = [],
) {
  let hasDisconnected = false;
  response.once('close', () => (hasDisconnected = !body.destroyed || body.readableEnded));
  await pipeline([body, ...through, response]).catch((cause: unknown) => {
    if (!hasDisconnected) throw cause;
  });
}
