import type { Server, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const lookForIdleEveryMs = 100;

type Limits = { requestsMs?: number; uploadsMs?: number };

/**
 * Stops a server in two steps, so that nobody is cut off. First it drains: it goes on answering, and each answer
 * ends its connection. Then it takes no more connections and waits for the requests in flight, for a limited time.
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
    /** Ends the connection with this answer once the server drains. */
    limitConnection(response: ServerResponse) {
      if (isDraining) response.setHeader('connection', 'close');
    },
    /** Uploads get their own limit. */
    async asUpload(answer: Promise<void>) {
      uploads += 1;
      try {
        await answer;
      } finally {
        uploads -= 1;
        if (hasWaited && uploads === 0) server.closeAllConnections();
      }
    },
    async drain(milliseconds: number, cutShort: AbortSignal) {
      isDraining = true;
      await wait(milliseconds, undefined, { signal: cutShort }).catch(() => undefined);
    },
    /** Resolves when every connection has ended. */
    close() {
      isDraining = true;
      const ended = new Promise<void>((resolve) => server.close(() => resolve()));
      const timers = [
        setInterval(() => server.closeIdleConnections(), lookForIdleEveryMs),
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
