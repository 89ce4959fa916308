import { writeFile } from 'node:fs/promises';
import { errorCode } from '../../lib/values/error-code.ts';
import { isConnected, isConnectionError } from './connection.ts';
import { isDamage } from './damage.ts';
import { db, isPostgres, sqliteFile } from './database.ts';
import { withIncoming } from '../storage/incoming.ts';
import { log } from '../observability/log.ts';
import {
  NotWritable,
  recordWritable,
  findWriteFault,
  writeFaults,
  type WriteTarget,
} from './write-faults.ts';

const checkedForMs = 10_000;
/** More than fits into space that files have reserved. */
const probeBytes = 256 * 1024;

/** The database can be read but not written. */
class DatabaseNotWritable extends Error {
  constructor(cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super(
      isPostgres
        ? `the database of DATABASE_URL cannot be written (${why}). Free up space, or let its user write`
        : `${sqliteFile} cannot be written (${why}). Free up space, or give the file to the user of the site`,
    );
  }
}

/** Throws unless a write succeeds. */
export async function requireWritableDatabase() {
  await writeDatabase();
}

/** The file is no database, or a damaged one. */
class NoDatabase extends Error {
  override message = `${sqliteFile} is not a database, or is damaged. Restore a backup (npm run restore), see "A damaged database" in docs/operating.md`;
}

/** An error at the start because the database is damaged or cannot be written becomes one that says what to do. */
export function explained(cause: unknown) {
  if (!isPostgres && isDamage(cause)) return new NoDatabase();
  return findWriteFault(cause) || errorCode(cause) === '42501'
    ? new DatabaseNotWritable(cause)
    : cause;
}

let checkedAt = -Infinity;
let running: Promise<void> | undefined;

/** What cannot be written. Writes a little to find out, every ten seconds at most. */
export async function checkWrites(now = performance.now()) {
  if (now - checkedAt > checkedForMs) {
    running ??= tryWrites().finally(() => {
      checkedAt = now;
      running = undefined;
    });
    await running;
  }
  return writeFaults();
}

/** Notices when a place can be written again, so that the next time is told too. */
export function watchWriteFaults() {
  setInterval(() => {
    if (writeFaults().size > 0) void checkWrites();
  }, checkedForMs).unref();
}

async function tryWrites() {
  await tryWrite('data folder', writeFolder);
  // SQLite may have reserved space that a large save would not fit into.
  if (isPostgres || !writeFaults().has('data folder')) {
    if (isConnected()) await tryWrite('database', writeDatabase);
  }
}

async function tryWrite(place: WriteTarget, write: () => Promise<unknown>) {
  try {
    await write();
    if (recordWritable(place)) log.info(`The ${place} can be written again`);
  } catch (cause) {
    if (findWriteFault(cause)) log.error('A test write failed', cause);
    else if (!isConnectionError(cause))
      log.error('A test write failed', new NotWritable(place, cause));
  }
}

/** Changes nothing. */
function writeDatabase() {
  return db
    .updateTable('contentVersion')
    .set((eb) => ({ version: eb.ref('version') }))
    .execute();
}

function writeFolder() {
  return withIncoming((file) => writeFile(file, Buffer.alloc(probeBytes, 1), { flush: true }));
}
