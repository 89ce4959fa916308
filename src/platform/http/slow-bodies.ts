import type { IncomingMessage } from 'node:http';

const bodyTimeoutMs = 60_000;

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** Closes the connection if the body has not arrived within a minute, whether it is read or not. */
export function limitBody(request: IncomingMessage) {
  if (!hasBody(request)) return;
  const timer = setTimeout(() => request.complete || request.socket.destroy(), bodyTimeoutMs);
  timers.set(request, timer);
  request.once('close', () => clearTimeout(timer));
}

/** Removes that limit for uploads by signed-in users. The server's own time limit remains. */
export function allowLongBody(request: IncomingMessage) {
  clearTimeout(timers.get(request));
}

function hasBody({ headers }: IncomingMessage) {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
