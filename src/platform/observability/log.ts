import { requestContext, readRequestId } from '../http/answering.ts';
import { env } from '../env/env.ts';
import { release } from './release.ts';
import { lineFor } from '../database/write-faults.ts';

/** Loaded only for JSON logs. */
const json = env.logsJson ? await openJson() : undefined;

/** Writes one line per event to standard output or standard error. Never pass it addresses or messages of visitors. */
export const log = {
  info(message: string, fields: object = {}) {
    if (json) json.info({ ...requestField(), ...fields }, message);
    else console.log(message);
  },
  /** Of failed writes because a disk is full or cannot be written, only the first is logged. */
  error(message: string, cause?: unknown) {
    const text = lineFor(
      cause,
      cause === undefined ? message : `${message}: ${describeCause(cause)}`,
    );
    if (text === undefined) return;
    if (json) json.error(requestField(), text);
    else console.error(text);
  },
  /** Logs the error that ends the process, with its stack. */
  fatal(cause: unknown) {
    if (json) json.fatal({ err: cause }, 'The process ends');
    else console.error(cause);
  },
};

async function openJson() {
  const { pino } = await import('pino');
  return pino({
    base: { release },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
  });
}

function requestField() {
  const current = requestContext.getStore();
  const requestId = current && readRequestId(current.request);
  return requestId === undefined ? {} : { requestId };
}

function describeCause(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const code = 'code' in cause && typeof cause.code === 'string' ? ` (${cause.code})` : '';
  const reasons = cause instanceof AggregateError ? cause.errors.map(describeCause).join('; ') : '';
  return `${cause.message || reasons || cause.name}${code}`.replaceAll(/\s*\n\s*/g, ' ');
}
