import type { IncomingMessage, ServerResponse } from 'node:http';
import { keyedReads, systemScopes, type ApiScope } from './keys/api-key.ts';
import { findApiKey, isListedOrigin, type ValidKey } from './keys/api-keys.server.ts';
import { minuteMs } from '../../lib/time/durations.ts';
import { signText } from '../../platform/accounts/secret.ts';
import { isUnavailable } from '../../platform/database/connection.ts';
import { env } from '../../platform/env/env.ts';
import { consumeInTurn, networkLimits, type Limit } from '../../platform/http/limits.ts';
import { clientAddress } from '../../platform/http/request.ts';
import { withSecurityHeaders } from '../../platform/http/security-headers.ts';
import { log } from '../../platform/observability/log.ts';
import { apiRoot, limitedProblem, Problem, problemType } from './problem.ts';

/** What a key may do in a minute, by permission. */
const keyLimits: Record<ApiScope, number> = {
  read: 600,
  enquiries: 60,
  homes: 60,
  draft: 60,
  'enquiries:read': 60,
  subscribers: 60,
  'subscribers:read': 60,
};

const apiMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'OPTIONS'];

/** What an address may read in ten minutes without a key. What is in the page cache does not count. */
const addressLimit = { tries: 600, withinMs: 10 * minuteMs };

/** How often an address may use keys that are not valid. */
const refusalLimit = { tries: 60, withinMs: 10 * minuteMs };

export function isApiUrl(url: string) {
  return /^\/api(\/|\?|$)/.test(url);
}

/** A read with a key is counted, so it is not answered before the key is known. */
export function hasApiKey({ url = '', headers }: IncomingMessage) {
  return headers.authorization !== undefined && isApiUrl(url);
}

const keyedReadUrl = new RegExp(`^${apiRoot}/(?:${Object.keys(keyedReads).join('|')})(?:[/?]|$)`);

/** Sends why a request is refused before its route is asked. Returns false if it is not. */
export async function refuseApiRequest(
  request: IncomingMessage,
  response: ServerResponse,
  isReadable: boolean,
) {
  try {
    const { method = '' } = request;
    if (!apiMethods.includes(method))
      throw new Problem('method', { headers: { allow: apiMethods.join(', ') } });
    if (!isReadable || leavesApi(request)) throw new Problem('unreadable');
    if (method === 'GET' || method === 'HEAD') await countRead(request);
    // The framework takes anything else for a form of another site.
    else if (method !== 'OPTIONS' && !isJson(request)) throw new Problem('type');
    return false;
  } catch (cause) {
    sendProblem(response, asProblem(cause));
    return true;
  }
}

/** True for `/api/..`, which is a page. */
function leavesApi({ url = '' }: IncomingMessage) {
  return !isApiUrl(new URL(`http://site.invalid${url}`).pathname);
}

async function countRead(request: IncomingMessage) {
  const { authorization } = request.headers;
  // Its route asks for a key with another permission.
  if (keyedReadUrl.test(request.url ?? '')) return;
  const address = clientAddress(request);
  try {
    if (authorization === undefined) await countAddress(address, 'read', addressLimit);
    else await requireKey(authorization, 'read', address);
  } catch (cause) {
    // Without the database the last good answer is sent.
    if (!isUnavailable(cause)) throw cause;
  }
}

const jsonType = /^application\/json\s*(;\s*charset\s*=\s*"?utf-?8"?\s*)?$/i;

function isJson({ headers }: IncomingMessage) {
  const encoding = headers['content-encoding'] ?? 'identity';
  return jsonType.test(headers['content-type'] ?? '') && encoding === 'identity';
}

/** The key of a request, which has the permission. Throws a `Problem`; counts the request. */
export async function requireKey(
  authorization: string | null,
  scope: ApiScope,
  address: string,
): Promise<ValidKey> {
  const key = await requireAnyKey(authorization, address);
  await countUse(key, scope);
  return key;
}

/** The key of a request, whatever it may do. Throws a `Problem`. */
export async function requireAnyKey(authorization: string | null, address: string) {
  const key = await findApiKey(bearerToken(authorization));
  if (!key) throw await unauthorized(address);
  return key;
}

export function bearerToken(authorization: string | null) {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? '';
}

/** Counts a request without a valid key. */
export async function unauthorized(address: string) {
  await countAddress(address, 'refused', refusalLimit);
  return new Problem('unauthorized', { headers: { 'www-authenticate': 'Bearer' } });
}

/** Counts what a key does. Throws a `Problem` if it may not, or not so often. */
export async function countUse(key: ValidKey, scope: ApiScope) {
  const isOfSystems = systemScopes.includes(scope) && key.assists !== null;
  if (isOfSystems || !key.scopes.includes(scope)) throw new Problem('forbidden');
  const limit = { tries: keyLimits[scope], withinMs: minuteMs };
  await countTry([{ bucket: `api:${scope}:${key.id}`, ...limit }]);
}

/** The headers that let a page of this origin read the answer. Throws a `Problem` if the key does not list it. */
export function corsOf({ origins }: ValidKey, origin: string | null): Record<string, string> {
  if (origin === null) return { vary: 'origin' };
  if (origin !== env.siteUrl.origin && !origins.includes(origin)) throw new Problem('origin');
  return {
    vary: 'origin',
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'idempotent-replayed, retry-after',
  };
}

const preflightSeconds = 600;

/** Answers what browsers ask before a request of another origin. Anybody may read; writing is for listed origins. */
export async function answerPreflight({ headers }: Request, methods: readonly string[]) {
  const allow = [...methods, 'OPTIONS'].join(', ');
  const asked = headers.get('access-control-request-method');
  const origin = headers.get('origin');
  const isRead = asked === 'GET' || asked === 'HEAD';
  const isAllowed = asked !== null && origin !== null && (isRead || (await isListedOrigin(origin)));
  return new Response(null, {
    status: 204,
    headers: {
      allow,
      vary: 'origin',
      'cache-control': 'no-store',
      ...(isAllowed && {
        'access-control-allow-origin': isRead ? '*' : origin,
        'access-control-allow-methods': allow,
        'access-control-allow-headers':
          'authorization, content-type, idempotency-key, if-none-match',
        'access-control-max-age': String(preflightSeconds),
      }),
    },
  });
}

/** Turns any failure into a problem. What is unexpected is logged once. */
export function asProblem(cause: unknown) {
  if (cause instanceof Problem) return cause;
  if (isUnavailable(cause)) return new Problem('away', { headers: { 'retry-after': '10' } });
  log.error('An API request failed', cause);
  return new Problem('failed');
}

export function problemAnswer(problem: Problem, more: Record<string, string> = {}) {
  const headers = { ...problemHeaders(problem), ...more };
  return new Response(JSON.stringify(problem.body), { status: problem.status, headers });
}

function problemHeaders({ headers }: Problem) {
  return {
    'content-type': problemType,
    'cache-control': 'no-store',
    'access-control-allow-origin': '*',
    ...headers,
  };
}

/** Sends a problem that is found before a route is asked. */
export function sendProblem(response: ServerResponse, problem: Problem) {
  const headers = withSecurityHeaders(new Headers(problemHeaders(problem)));
  response.writeHead(problem.status, headers.flat()).end(JSON.stringify(problem.body));
}

async function countTry(limits: readonly Limit[]) {
  const { tryAgainAt } = await consumeInTurn(limits);
  if (tryAgainAt) throw limitedProblem(tryAgainAt);
}

/** Counts what an address does. Hashed, so that no address can be read from the bucket. */
export async function countAddress(address: string, name: string, limit: Omit<Limit, 'bucket'>) {
  const bucket = (network: string) => `api:${name}:${signText(`api ${network}`)}`;
  await countTry(networkLimits(address, bucket, limit));
}
