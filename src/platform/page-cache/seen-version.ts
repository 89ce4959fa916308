import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { isConnected, probeNow } from '../database/connection.ts';
import { contentVersion, readContentVersion } from '../database/content.ts';
import { readCookie } from '../http/cookies.ts';
import { hostAttributes, hostPrefix } from '../http/host-cookies.ts';

const formerName = 'site_seen';
const cookieName = `${hostPrefix}${formerName}`;
const cookieSeconds = 60;
const maxWaitMs = 3_000;
const pollIntervalMs = 20;
const retryAfterMs = 100;

/** No live instance is further behind, so a larger number is forged. */
const maxBehind = 10_000;

/** A cookie that tells other instances which version this browser has seen, so that they send nothing older. */
export function seenVersionCookie() {
  return `${cookieName}=${contentVersion()}; Max-Age=${cookieSeconds}; ${hostAttributes}`;
}

/** True if this browser has seen newer content than this instance knows. */
export function hasSeenNewer(request: IncomingMessage) {
  const seenVersion = versionSeenBy(request);
  return seenVersion > contentVersion() && seenVersion <= contentVersion() + maxBehind;
}

/** Also true if this instance knows the version but has lost the database and would send an outdated page. */
export function hasToCatchUp(request: IncomingMessage) {
  if (isConnected()) return hasSeenNewer(request);
  const seenVersion = versionSeenBy(request);
  return (
    seenVersion > 0 &&
    seenVersion >= contentVersion() &&
    seenVersion <= contentVersion() + maxBehind
  );
}

function versionSeenBy({ headers: { cookie } }: IncomingMessage) {
  return Number(readCookie(cookie, cookieName) ?? readCookie(cookie, formerName) ?? 0);
}

let currentPoll: Promise<void> | undefined;
let nextPoll: Promise<void> | undefined;
let lastPollAt = 0;

/**
 * Polls the newest version, with retries up to a time limit. A database that counts as away is probed: it has just
 * answered a save, and pages are rendered only when it counts as back. The poll begins after the call. All callers share
 * it, and polls keep a distance, so that forged cookies cause almost no queries.
 */
export async function catchUp() {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), maxWaitMs);
  await Promise.race([pollUntilSuccess(timeout.signal), once(timeout.signal, 'abort')]);
  clearTimeout(timer);
}

async function pollUntilSuccess(signal: AbortSignal) {
  while (!signal.aborted) {
    const hasSucceeded = await sharedPoll().then(
      () => true,
      () => false,
    );
    if (hasSucceeded) return;
    await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
  }
}

function sharedPoll(): Promise<void> {
  if (currentPoll === undefined) {
    currentPoll = poll().finally(() => (currentPoll = undefined));
    return currentPoll;
  }
  nextPoll ??= currentPoll
    .catch(() => undefined)
    .then(() => {
      nextPoll = undefined;
      return sharedPoll();
    });
  return nextPoll;
}

async function poll() {
  const pauseMs = lastPollAt + pollIntervalMs - performance.now();
  if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
  lastPollAt = performance.now();
  await probeNow();
  if (!isConnected()) throw new Error('The database is away');
  await readContentVersion();
}
