import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { resolveClientAddress } from '../../lib/web/client-address.ts';
import { env } from '../env/env.ts';
import { hostPrefix } from './host-cookies.ts';

const pageBodyBytes = 64 * 1024;
const actionBodyBytes = 1024 * 1024;

/** Requests by scripts of the back office, assistants and other systems. */
const largeBodies = /^\/(?:(?:_actions|admin\/preview|api)\/|mcp(?:\?|$))/;

/** Converts a Node request for pages. Its URL begins with SITE_URL, whatever the Host header says. */
export function webRequest(
  request: IncomingMessage,
  address: string,
  body?: Uint8Array<ArrayBuffer>,
) {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  headers.set('host', env.siteUrl.host);
  const cookies = headers.get('cookie');
  if (cookies) headers.set('cookie', withPresentNames(cookies));
  return new Request(env.siteUrl.origin + address, {
    method: request.method ?? 'GET',
    headers,
    ...(body && body.length > 0 ? { body } : {}),
  });
}

/** Prefixes of the cookies of accounts; those of earlier releases from the newest to the oldest. */
const presentPrefix = `${hostPrefix}site.`;
const formerPrefixes = hostPrefix ? ['__Secure-site.', '__Secure-solmere.'] : ['solmere.'];

/** Renames cookies of earlier releases, so that their users stay signed in. A newer cookie wins. */
export function withPresentNames(cookies: string) {
  return formerPrefixes.reduce(withoutPrefix, cookies);
}

function withoutPrefix(cookies: string, formerPrefix: string) {
  if (!cookies.includes(formerPrefix)) return cookies;
  const cookieList = cookies.split(/;\s*/);
  const names = new Set(cookieList.map(cookieName));
  const renamed = cookieList.map((cookie) =>
    cookie.startsWith(formerPrefix) ? presentPrefix + cookie.slice(formerPrefix.length) : cookie,
  );
  return renamed
    .filter((cookie, index) => cookie === cookieList[index] || !names.has(cookieName(cookie)))
    .join('; ');
}

function cookieName(cookie: string) {
  return cookie.slice(0, cookie.indexOf('='));
}

const mostDiscardedBytes = 8 * 1024 * 1024;
const longestDiscardMs = 1_000;

/** The body of a request, or undefined if it is larger than its endpoint allows. */
export async function readBody(request: IncomingMessage) {
  const limit = largeBodies.test(request.url ?? '') ? actionBodyBytes : pageBodyBytes;
  if (Number(request.headers['content-length'] ?? 0) > limit) return undefined;
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > limit) return undefined;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** Reads on for a moment: a client that still writes when its connection is closed never sees why it was refused. */
export async function discardRest(request: IncomingMessage) {
  if (request.complete || request.destroyed) return;
  const stop = new AbortController();
  let bytes = 0;
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > mostDiscardedBytes) stop.abort();
  });
  const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(longestDiscardMs)]);
  await once(request, 'end', { signal }).catch(() => undefined);
}

export function clientAddress(request: IncomingMessage) {
  const forwarded = request.headers['x-forwarded-for'];
  return resolveClientAddress(
    request.socket.remoteAddress ?? '',
    Array.isArray(forwarded) ? forwarded.join(', ') : forwarded,
    env.trustProxyHops,
  );
}
