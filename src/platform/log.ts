import { answering, requestIdOf } from './answering.ts';
import { env } from './env.ts';
import { release } from './release.ts';

/** Loaded only when lines are to be JSON. */
const json = env.logsJson ? await openJson() : undefined;

/** One line an event, on standard output and standard error. Never give it an address or a message of a visitor. */
export const log = {
  info(message: string, fields: object = {}) {
    if (json) json.info({ ...requestField(), ...fields }, message);
    else console.log(message);
  },
  error(message: string, cause?: unknown) {
    const text = cause === undefined ? message : `${message}: ${causeOf(cause)}`;
    if (json) json.error(requestField(), text);
    else console.error(text);
  },
  /** What ends the process, with the way to it. */
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
  const current = answering.getStore();
  const requestId = current && requestIdOf(current.request);
  return requestId === undefined ? {} : { requestId };
}

function causeOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const code = 'code' in cause && typeof cause.code === 'string' ? ` (${cause.code})` : '';
  const reasons = cause instanceof AggregateError ? cause.errors.map(causeOf).join('; ') : '';
  return `${cause.message || reasons || cause.name}${code}`.replaceAll(/\s*\n\s*/g, ' ');
}
