import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';

type RequestContext = { request: IncomingMessage; response: ServerResponse; hasFailed: boolean };

/** The request that the current code runs for. */
export const requestContext = new AsyncLocalStorage<RequestContext>();

const requestIdPattern = /^[\w.:-]{1,64}$/;

/** The request id from the proxy's `x-request-id` header, if it is well formed. */
export function readRequestId({ headers }: IncomingMessage) {
  const id = headers['x-request-id'];
  return typeof id === 'string' && requestIdPattern.test(id) ? id : undefined;
}
