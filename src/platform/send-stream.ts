import type { ServerResponse } from 'node:http';
import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Sends a body to its end. A client that disconnects is no failure. */
export async function sendStream(
  body: Readable,
  response: ServerResponse,
  through: readonly Transform[] = [],
) {
  let hasLeft = false;
  response.once('close', () => (hasLeft = !body.destroyed || body.readableEnded));
  await pipeline([body, ...through, response]).catch((cause: unknown) => {
    if (!hasLeft) throw cause;
  });
}
