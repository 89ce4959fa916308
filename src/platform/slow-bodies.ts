import type { IncomingMessage } from 'node:http';

const sentWithinMs = 60_000;

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** Ends the connection when the body of a request is not there within a minute, whoever reads it or does not. */
export function limitBody(request: IncomingMessage) {
  if (!hasBody(request)) return;
  const timer = setTimeout(() => request.complete || request.socket.destroy(), sentWithinMs);
  timers.set(request, timer);
  request.once('close', () => clearTimeout(timer));
}

/** For the file of who is signed in: then only the limit of the whole server stands. */
export function allowLongBody(request: IncomingMessage) {
  clearTimeout(timers.get(request));
}

function hasBody({ headers }: IncomingMessage) {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
