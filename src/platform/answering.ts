import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';

type Answering = { request: IncomingMessage; response: ServerResponse; hasFailed: boolean };

/** The request on whose behalf something runs. */
export const answering = new AsyncLocalStorage<Answering>();

const pattern = /^[\w.:-]{1,64}$/;

/** What the proxy calls a request, if it says so in plain letters. */
export function requestIdOf({ headers }: IncomingMessage) {
  const id = headers['x-request-id'];
  return typeof id === 'string' && pattern.test(id) ? id : undefined;
}
