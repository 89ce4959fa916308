import type { IncomingMessage } from 'node:http';

const sentWithinMs = 60_000;

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** Closes the connection when the body of a request has not arrived within a minute, whether it is read or not. */
export function limitBody(request: IncomingMessage) {
  if (!hasBody(request)) return;
  const timer = setTimeout(() => request.complete || request.socket.destroy(), sentWithinMs);
  timers.set(request, timer);
  request.once('close', () => clearTimeout(timer));
}

/** For uploads by users who are signed in: leaves only the server's own time limit. */
export function allowLongBody(request: IncomingMessage) {
  clearTimeout(timers.get(request));
}

function hasBody({ headers }: IncomingMessage) {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
