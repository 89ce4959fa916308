import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { errorCode } from '../../lib/values/error-code.ts';
import { log } from '../observability/log.ts';

const sqliteCorruptNotADatabase = [11, 26];
const postgresDataOrIndexCorrupted = ['XX001', 'XX002'];
const timeoutMs = 10 * 60_000;

let isDamaged = false;

/** True from the first sign of damage until the process restarts. */
export function isDatabaseDamaged() {
  return isDamaged;
}

/** Takes the error of each failed query. A damaged database is logged and reported by `/health`. */
export function recordDamage(cause: unknown) {
  if (isDamaged || !isDamage(cause)) return;
  isDamaged = true;
  log.error('The database is damaged, see "A damaged database" in docs/operating.md', cause);
}

export function isDamage(cause: unknown) {
  if (!(cause instanceof Error)) return false;
  if ('errcode' in cause && typeof cause.errcode === 'number') {
    return sqliteCorruptNotADatabase.includes(cause.errcode & 0xff);
  }
  return postgresDataOrIndexCorrupted.includes(errorCode(cause) ?? '');
}

/** Checks all of a SQLite file in a separate process. Requests alone may never read the damaged part. */
export async function checkForDamage(file: string) {
  const program = path.resolve('src/platform/database/database-check.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [program, file], {
    env: {},
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  });
  const result = stdout.trim();
  if (result !== 'ok') recordDamage(Object.assign(new Error(result), { errcode: 11 }));
}
