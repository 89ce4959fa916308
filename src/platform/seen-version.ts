import type { IncomingMessage } from 'node:http';
import { contentVersion, lookAtContentVersion } from './content.ts';
import { env } from './env.ts';

const cookieName = 'site_seen';
const lastsSeconds = 60;
const waitAtMostMs = 1_000;
const looksApartMs = 20;

/** No instance that lives is further behind than this, so a larger number was made up. */
const mostBehind = 10_000;

const pattern = new RegExp(`(?:^|;\\s*)${cookieName}=(\\d{1,15})(?:;|$)`);

/** A cookie by which other instances know what this browser has seen: nothing older is to be sent to it. */
export function seenVersionCookie() {
  const secure = env.siteUrl.protocol === 'https:' ? '; Secure' : '';
  return `${cookieName}=${contentVersion()}; Max-Age=${lastsSeconds}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

/** True when this browser has seen newer content than this instance knows of. */
export function hasSeenNewer({ headers: { cookie } }: IncomingMessage) {
  if (cookie === undefined || !cookie.includes(cookieName)) return false;
  const seen = Number(pattern.exec(cookie)?.[1] ?? 0);
  return seen > contentVersion() && seen <= contentVersion() + mostBehind;
}

let current: Promise<void> | undefined;
let next: Promise<void> | undefined;
let lastLookAt = 0;

/**
 * Looks for the newest version, for a limited time, also while the database counts as away: it has just answered a
 * save. The look begins after the call. All callers share it, and looks keep a distance, so that a forged cookie
 * costs the database next to nothing.
 */
export async function catchUp() {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => (timer = setTimeout(resolve, waitAtMostMs)));
  await Promise.race([sharedLook(), limit]).catch(() => undefined);
  clearTimeout(timer);
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
  const pauseMs = lastLookAt + looksApartMs - performance.now();
  if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
  lastLookAt = performance.now();
  await lookAtContentVersion();
}
