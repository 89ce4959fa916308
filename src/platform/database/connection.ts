import { db, PoolExhausted } from './database.ts';
import { log } from '../observability/log.ts';

const attempts = 3;
/** A proxy waits 15 seconds for a response, and one attempt may take 10 of them. */
const lastAttemptWithinMs = 7_000;
const probeEveryMs = 1_000;
const justReturnedMs = 5_000;

let isOk = true;
let returnedAt = -Infinity;
let returns = 0;
let probe: NodeJS.Timeout | undefined;
let onReturn: () => Promise<void> = async () => {};

/** False from a failed request until a probe succeeds. */
export function isConnected() {
  return isOk;
}

/** True for a few seconds after the connection came back. */
export function hasJustReturned() {
  return performance.now() - returnedAt < justReturnedMs;
}

/** Sets the work to do before the connection counts as OK again. */
export function whenConnectionReturns(work: () => Promise<void>) {
  onReturn = work;
}

/** Runs a small query. Logs and returns false if it fails. */
export async function testConnection() {
  try {
    await db.selectFrom('pages').select('id').limit(1).execute();
    return true;
  } catch (cause) {
    log.error('Cannot connect to the database', cause);
    return false;
  }
}

/**
 * Runs a read up to three times while connected, with delays of 2 and 4 seconds. After the last failure the connection
 * counts as lost and further reads fail without a try. There is no retry if an attempt took too long.
 * Errors that a retry cannot fix, such as a record that does not parse, are thrown at once.
 */
export async function withRetry<T>(read: () => Promise<T>): Promise<T> {
  if (!isOk) throw new ConnectionLost();
  const startedAt = performance.now();
  for (let attempt = 1; ; attempt++) {
    const returnsBefore = returns;
    try {
      return await read();
    } catch (cause) {
      if (!isConnectionError(cause)) throw cause;
      const isTooLate = performance.now() - startedAt > lastAttemptWithinMs;
      if (attempt === attempts || isTooLate || !isOk) {
        // An attempt from before the return says nothing about the connection of now.
        if (returns === returnsBefore) markLost(cause);
        throw cause;
      }
      await new Promise((resolve) => setTimeout(resolve, 2 ** attempt * 1_000));
    }
  }
}

class ConnectionLost extends Error {
  override message = 'The database is unavailable';
}

/** Marks the connection as lost and probes until it works again. */
export function markLost(cause: unknown) {
  if (!isOk) return;
  isOk = false;
  log.error('The connection to the database was lost', cause);
  probe = setTimeout(probeNow, probeEveryMs);
}

let runningProbe: Promise<void> | undefined;

/** Probes now instead of waiting for the timer. Parallel callers share one probe. */
export async function probeNow() {
  if (isOk) return;
  clearTimeout(probe);
  await (runningProbe ??= probeConnection().finally(() => (runningProbe = undefined)));
}

export function stopProbing() {
  clearTimeout(probe);
}

async function probeConnection() {
  try {
    await onReturn();
    await db.selectFrom('pages').select('id').limit(1).execute();
    returnedAt = performance.now();
    returns += 1;
    isOk = true;
    log.info('The database is available again');
  } catch (cause) {
    logOnce(cause);
    probe = setTimeout(probeNow, probeEveryMs);
  }
}

let lastLogged = '';

/** Logs each distinct error that is not a connection error, such as a wrong password, only once. */
function logOnce(cause: unknown) {
  if (isConnectionError(cause) || String(cause) === lastLogged) return;
  lastLogged = String(cause);
  log.error('The database is still unavailable', cause);
}

const sqliteBusyLockedIoFullCantOpen = [5, 6, 10, 13, 14];
/** 25006 comes from a former primary that became a replica in a failover, 25P03 after a pause in a transaction. */
const passingSqlStates = /^(08|53|57|58)|^40(001|P01)$|^25(006|P0[34])$/;
const networkCodes = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/;
const driverMessages =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|not queryable/;

/** True for errors of the connection or the server's state, which a retry may not meet. */
export function isConnectionError(cause: unknown): boolean {
  if (cause instanceof ConnectionLost) return true;
  if (cause instanceof AggregateError) return cause.errors.some(isConnectionError);
  if (!(cause instanceof Error)) return false;
  if ('errcode' in cause && typeof cause.errcode === 'number') {
    return sqliteBusyLockedIoFullCantOpen.includes(cause.errcode & 0xff);
  }
  const code = 'code' in cause ? String(cause.code) : '';
  // A PostgreSQL server on this machine that is stopped has no socket file.
  if (code === 'ENOENT' && 'syscall' in cause) return cause.syscall === 'connect';
  return (
    passingSqlStates.test(code) || networkCodes.test(code) || driverMessages.test(cause.message)
  );
}

/** True for what may succeed a little later: also with all connections in use, and for what only wraps such an error. */
export function isUnavailable(cause: unknown): boolean {
  if (isConnectionError(cause) || cause instanceof PoolExhausted) return true;
  return cause instanceof Error && isUnavailable(cause.cause);
}

const undoneSqlStates = /^(08\d{3}|25P0[34]|40001|40P01|57P0[123])$/;
const lostMessages =
  /Connection terminated|Client has encountered a connection error|not queryable/;

/** True for errors that undid a transaction and that an immediate second attempt on another connection may not meet. */
export function passesAtOnce(cause: unknown): boolean {
  if (!(cause instanceof Error) || 'errcode' in cause) return false;
  const code = 'code' in cause ? String(cause.code) : '';
  return (
    undoneSqlStates.test(code) ||
    /^(ECONNRESET|ECONNABORTED|EPIPE)$/.test(code) ||
    lostMessages.test(cause.message)
  );
}
