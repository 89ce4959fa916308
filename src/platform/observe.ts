import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestIdOf } from './answering.ts';
import { env } from './env.ts';
import { log } from './log.ts';
import { measureRequest, measuresRequests, type Answered } from './metrics.ts';
import { routeName } from './route-name.ts';

const longestPath = 200;

/** Notes each request when it has been answered. Undefined when nobody asks for that: then it costs nothing. */
export const observe = measuresRequests || env.logsRequests ? noteWhenAnswered : undefined;

function noteWhenAnswered(request: IncomingMessage, response: ServerResponse) {
  const began = performance.now();
  response.once('close', () => {
    const seconds = (performance.now() - began) / 1_000;
    const status = response.writableFinished ? response.statusCode : 499;
    const method = methodName(request.method);
    const route = routeName(request.url ?? '');
    measureRequest({ method, route, status, seconds });
    if (env.logsRequests) logRequest(request, { method, route, status, seconds });
  });
}

/** One of few names, as with routes. */
function methodName(method = '') {
  return ['GET', 'HEAD', 'POST', 'PUT'].includes(method) ? method : 'other';
}

/**
 * Without the query, which may name what a visitor wrote. Where the site does not have the path, or sends on from it,
 * only the route is named.
 */
function logRequest(request: IncomingMessage, { method, route, status, seconds }: Answered) {
  const isKnown = route !== 'other' && (status < 300 || status === 304 || status >= 499);
  const path = isKnown ? (request.url ?? '').split('?', 1)[0]?.slice(0, longestPath) : route;
  const ms = Math.round(seconds * 1_000);
  const requestId = requestIdOf(request);
  const words = [method, path, status, `${ms} ms`, requestId].filter((word) => word !== undefined);
  log.info(words.join(' '), { method, path, status, ms, requestId });
}
