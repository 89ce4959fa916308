import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestContext } from './answering.ts';
import { log } from '../observability/log.ts';
import { sendText } from './send-text.ts';

/** Responds to a request. Any error is logged once and answered with 500. */
export function answerSafely(
  request: IncomingMessage,
  response: ServerResponse,
  answer: () => Promise<unknown>,
) {
  const current = { request, response, hasFailed: false };
  requestContext.run(current, answer).catch((cause: unknown) => fail(current, cause));
}

/**
 * Keeps the process alive when a request causes an unhandled rejection or exception, for example in a library.
 * Outside a request such an error leaves an unknown state and ends the process.
 */
export function surviveRequests() {
  process.on('unhandledRejection', (cause) => {
    const current = requestContext.getStore();
    if (current) fail(current, cause);
    else log.error('Unhandled error', cause);
  });
  process.on('uncaughtException', (cause) => {
    const current = requestContext.getStore();
    if (current) return fail(current, cause);
    log.fatal(cause);
    process.exit(1);
  });
}

function fail(current: NonNullable<ReturnType<typeof requestContext.getStore>>, cause: unknown) {
  if (current.hasFailed) return;
  current.hasFailed = true;
  const { request, response } = current;
  log.error(`${request.method} request failed`, cause);
  if (response.writableEnded) return;
  if (response.headersSent) response.destroy();
  else sendText(response, 500, 'Something went wrong.');
}
