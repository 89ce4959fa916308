import type { IncomingMessage, ServerResponse } from 'node:http';
import { readRequestId } from '../http/answering.ts';
import { env } from '../env/env.ts';
import { log } from './log.ts';
import { measureRequest, measuresRequests, type RequestMeasure } from './metrics.ts';
import { routeName } from '../http/route-name.ts';

const maxPathLength = 200;

/** Measures or logs each request after its response. Undefined if neither is enabled, so that it costs nothing. */
export const observe = measuresRequests || env.logsRequests ? observeResponse : undefined;

function observeResponse(request: IncomingMessage, response: ServerResponse) {
  const startedAt = performance.now();
  response.once('close', () => {
    const seconds = (performance.now() - startedAt) / 1_000;
    const status = response.writableFinished ? response.statusCode : 499;
    const method = methodName(request.method);
    const route = routeName(request.url ?? '');
    measureRequest({ method, route, status, seconds });
    if (env.logsRequests) logRequest(request, { method, route, status, seconds });
  });
}

/** Limits the number of distinct names, as for routes. */
function methodName(method = '') {
  return ['GET', 'HEAD', 'POST', 'PUT'].includes(method) ? method : 'other';
}

/** Omits the query, which may contain what a visitor wrote. For unknown paths and redirects it logs only the route. */
function logRequest(request: IncomingMessage, { method, route, status, seconds }: RequestMeasure) {
  const isKnown = route !== 'other' && (status < 300 || status === 304 || status >= 499);
  const path = isKnown ? (request.url ?? '').split('?', 1)[0]?.slice(0, maxPathLength) : route;
  const ms = Math.round(seconds * 1_000);
  const requestId = readRequestId(request);
  const parts = [method, path, status, `${ms} ms`, requestId].filter((word) => word !== undefined);
  log.info(parts.join(' '), { method, path, status, ms, requestId });
}
