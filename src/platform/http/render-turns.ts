import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { toNetwork } from '../../lib/web/client-address.ts';
import { createKeyedSemaphore, createSemaphore } from '../jobs/semaphore.ts';
import type { RenderedPage } from '../page-cache/page-encoding.ts';
import { clientAddress } from './request.ts';
import { withSecurityHeaders } from './security-headers.ts';
import { sendText } from './send-text.ts';

/** A proxy waits 15 seconds for a response. */
const longestWaitMs = 12_000;
/** A render may also have waited for the database. */
const longestRestMs = 250;

type Renderer = 'visitor' | 'everybody';

/**
 * Turns to render pages. Of one network one render runs at a time, and then it rests for as long, so that whoever asks
 * for pages that no cache holds leaves time to others. What everybody is shown waits only for a turn among all.
 */
export function createRenderTurns({
  atOnce = 3,
  waiting = 64,
  ofNetwork = 1,
  waitingOfNetwork = 16,
} = {}) {
  const networks = createKeyedSemaphore({ permits: ofNetwork, maxWaiting: waitingOfNetwork });
  const all = createSemaphore({ permits: atOnce, maxWaiting: waiting });

  /** Undefined if too many wait. */
  async function inTurn<T>(
    request: IncomingMessage,
    render: () => Promise<T>,
    of: Renderer = 'visitor',
  ): Promise<T | undefined> {
    const signal = AbortSignal.timeout(longestWaitMs);
    if (of === 'everybody') return amongAll(render, signal);
    const leave = await networks.acquire(toNetwork(clientAddress(request)), signal);
    if (!leave) return undefined;
    let tookMs = 0;
    try {
      return await amongAll(async () => {
        const startedAt = performance.now();
        return render().finally(() => (tookMs = performance.now() - startedAt));
      }, signal);
    } finally {
      const restMs = Math.min(tookMs, longestRestMs);
      void wait(restMs, undefined, { ref: false }).then(leave);
    }
  }

  async function amongAll<T>(render: () => Promise<T>, signal: AbortSignal) {
    const leave = await all.acquire(signal);
    if (!leave) return undefined;
    try {
      return await render();
    } finally {
      // Requests that have come meanwhile are read first.
      setImmediate(leave);
    }
  }

  return inTurn;
}

export const inTurn = createRenderTurns();

/** Turns of files, for some of which another process works for seconds. */
export const inTurnOfFiles = createRenderTurns({ atOnce: 32, ofNetwork: 2 });

const busyText = 'The site is busy. Go back, wait a few seconds and try again.';
const retryAfter: [string, string] = ['retry-after', '5'];

export function sendBusy(response: ServerResponse) {
  sendText(response, 503, busyText, [retryAfter]);
}

export const busyPage: RenderedPage = {
  status: 503,
  headers: [
    ...withSecurityHeaders(new Headers({ 'content-type': 'text/plain; charset=utf-8' })),
    retryAfter,
  ],
  body: Buffer.from(busyText),
};
