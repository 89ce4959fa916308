import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { isConnected, probeNow } from './connection.ts';
import { contentVersion, lookAtContentVersion } from './content.ts';
import { cookieOf } from './cookies.ts';
import { env } from './env.ts';

const cookieName = 'site_seen';
const lastsSeconds = 60;
const waitAtMostMs = 3_000;
const pollIntervalMs = 20;
const retryAfterMs = 100;

/** No instance that lives is further behind than this, so a larger number was made up. */
const maxBehind = 10_000;

/** A cookie by which other instances know what this browser has seen: nothing older is to be sent to it. */
export function seenVersionCookie() {
  const secure = env.siteUrl.protocol === 'https:' ? '; Secure' : '';
  return `${cookieName}=${contentVersion()}; Max-Age=${lastsSeconds}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

/** True when this browser has seen newer content than this instance knows of. */
export function hasSeenNewer(request: IncomingMessage) {
  const seen = versionSeenBy(request);
  return seen > contentVersion() && seen <= contentVersion() + maxBehind;
}

/** True also when this instance knows of what was seen, but takes the database for away and would send an old page. */
export function hasToCatchUp(request: IncomingMessage) {
  if (isConnected()) return hasSeenNewer(request);
  const seen = versionSeenBy(request);
  return seen > 0 && seen >= contentVersion() && seen <= contentVersion() + maxBehind;
}

function versionSeenBy({ headers: { cookie } }: IncomingMessage) {
  return Number(cookieOf(cookie, cookieName) ?? 0);
}

let current: Promise<void> | undefined;
let next: Promise<void> | undefined;
let lastLookAt = 0;

/**
 * Looks for the newest version, for a limited time and again when a look fails. A database that counts as away is
 * probed: it has just answered a save, and pages are rendered anew only once it counts as back. The look begins after
 * the call. All callers share it, and looks keep a distance, so that a forged cookie costs the database next to nothing.
 */
export async function catchUp() {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), waitAtMostMs);
  await Promise.race([lookUntilSeen(late.signal), once(late.signal, 'abort')]);
  clearTimeout(timer);
}

async function lookUntilSeen(late: AbortSignal) {
  while (!late.aborted) {
    const isSeen = await sharedLook().then(
      () => true,
      () => false,
    );
    if (isSeen) return;
    await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
  }
}

function sharedLook(): Promise<void> {
  if (current === undefined) {
    current = look().finally(() => (current = undefined));
    return current;
  }
  next ??= current
    .catch(() => undefined)
    .then(() => {
      next = undefined;
      return sharedLook();
    });
  return next;
}

async function look() {
  const pauseMs = lastLookAt + pollIntervalMs - performance.now();
  if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
  lastLookAt = performance.now();
  await probeNow();
  if (!isConnected()) throw new Error('The database is away');
  await lookAtContentVersion();
}
