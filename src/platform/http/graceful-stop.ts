import type { Server, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const idleCheckIntervalMs = 100;

type Limits = { requestsMs?: number; uploadsMs?: number };

/**
 * Stops a server in two steps without cutting off requests. First it drains: it still answers, and each response closes
 * its connection. Then it accepts no more connections and waits for the requests in flight, up to a time limit.
 */
export function gracefulStop(
  server: Server,
  { requestsMs = 10_000, uploadsMs = 60_000 }: Limits = {},
) {
  let isDraining = false;
  let uploads = 0;
  let hasWaited = false;

  return {
    isDraining: () => isDraining,
    /** Closes the connection with this response if the server is draining. */
    limitConnection(response: ServerResponse) {
      if (isDraining) response.setHeader('connection', 'close');
    },
    /** Uploads have their own time limit. */
    async asUpload(answer: Promise<void>) {
      uploads += 1;
      try {
        await answer;
      } finally {
        uploads -= 1;
        if (hasWaited && uploads === 0) server.closeAllConnections();
      }
    },
    async drain(milliseconds: number, signal: AbortSignal) {
      isDraining = true;
      await wait(milliseconds, undefined, { signal }).catch(() => undefined);
    },
    /** Resolves when all connections are closed. */
    close() {
      isDraining = true;
      const ended = new Promise<void>((resolve) => server.close(() => resolve()));
      const timers = [
        setInterval(() => server.closeIdleConnections(), idleCheckIntervalMs),
        setTimeout(() => {
          hasWaited = true;
          if (uploads === 0) server.closeAllConnections();
        }, requestsMs),
        setTimeout(() => server.closeAllConnections(), uploadsMs),
      ];
      return ended.finally(() => timers.forEach((timer) => clearTimeout(timer)));
    },
  };
}
