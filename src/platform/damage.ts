import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { errorCode } from '../lib/error-code.ts';
import { log } from './log.ts';

const sqliteCorruptNotADatabase = [11, 26];
const postgresDataOrIndexCorrupted = ['XX001', 'XX002'];
const lookWithinMs = 10 * 60_000;

let isFound = false;

/** True from the first sign of damage until the next start. */
export function isDatabaseDamaged() {
  return isFound;
}

/** Called with the error of each failed query: `/health` and the log report when it means a damaged database. */
export function noteDamage(cause: unknown) {
  if (isFound || !isDamage(cause)) return;
  isFound = true;
  log.error('The database is damaged, see "A damaged database" in docs/operating.md', cause);
}

function isDamage(cause: unknown) {
  if (!(cause instanceof Error)) return false;
  if ('errcode' in cause && typeof cause.errcode === 'number') {
    return sqliteCorruptNotADatabase.includes(cause.errcode & 0xff);
  }
  return postgresDataOrIndexCorrupted.includes(errorCode(cause) ?? '');
}

/** Reads all of a SQLite file, in a process of its own. Requests alone may never touch the damaged part. */
export async function lookForDamage(file: string) {
  const program = path.resolve('src/platform/database-check.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [program, file], {
    env: {},
    timeout: lookWithinMs,
    killSignal: 'SIGKILL',
  });
  const found = stdout.trim();
  if (found !== 'ok') noteDamage(Object.assign(new Error(found), { errcode: 11 }));
}
