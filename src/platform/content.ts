import pg from 'pg';
import { sql } from 'kysely';
import { isConnected, isConnectionError, markLost } from './connection.ts';
import { db, isPostgres, type Transaction } from './database.ts';
import { env } from './env.ts';
import { log } from './log.ts';

const channel = 'content_version';
/** Twice a second: what a missed notice delays is seen within one. */
const pollIntervalMs = 500;
const reconnectAfterMs = 1_000;

let known = 0;
let lastRequest = 0;
let lastAnswered = 0;

/** The number that every content change raises. A page rendered under it is valid while it stands. */
export function contentVersion() {
  return known;
}

/**
 * Runs a change of content in one transaction. The content version goes up first, which also makes
 * writers wait for one another; this process knows the new version before the promise settles.
 */
export async function changeContent<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  const { result, version } = await db.transaction().execute(async (tx) => {
    const bumped = await tx
      .updateTable('contentVersion')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .returning('version')
      .executeTakeFirstOrThrow();
    if (isPostgres) await sql`select pg_notify(${channel}, ${String(bumped.version)})`.execute(tx);
    return { result: await work(tx), version: bumped.version };
  });
  noteVersion(version);
  return result;
}

/** Looks that began earlier count no more. */
function noteVersion(version: number) {
  lastAnswered = ++lastRequest;
  known = Math.max(known, version);
}

/** Makes a transaction that changes nothing visitors see wait for those that do, and the other way round. */
export async function lockContent(tx: Transaction) {
  await tx
    .updateTable('contentVersion')
    .set((eb) => ({ version: eb.ref('version') }))
    .execute();
}

/** Looks for a version that another process has raised. */
export async function lookAtContentVersion() {
  const request = ++lastRequest;
  const { version } = await db
    .selectFrom('contentVersion')
    .select('version')
    .executeTakeFirstOrThrow();
  if (request < lastAnswered) return;
  lastAnswered = request;
  known = version;
}

/**
 * Follows the changes of other processes: by notice on PostgreSQL, and by regular looks in case a notice
 * was missed or the database has none to give.
 */
export function watchContentVersion() {
  const timer = setInterval(() => {
    if (isConnected()) lookAtContentVersion().catch(markLostIfAway);
  }, pollIntervalMs);
  const listener = env.databaseUrl === undefined ? undefined : listenForNotices(env.databaseUrl);
  return {
    async stop() {
      clearInterval(timer);
      await listener?.stop();
    },
  };
}

function markLostIfAway(cause: unknown) {
  if (isConnectionError(cause)) markLost(cause);
}

/** The notice says the version, so that nothing has to be asked. */
function follow(payload: string | undefined) {
  const version = Number(payload);
  if (Number.isInteger(version) && version > 0) noteVersion(version);
  else lookAtContentVersion().catch(markLostIfAway);
}

function listenForNotices(connectionString: string) {
  let client: pg.Client | undefined;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function connect() {
    const opened = new pg.Client({
      connectionString,
      connectionTimeoutMillis: 2_000,
      keepAlive: true,
    });
    client = opened;
    opened.on('notification', ({ payload }) => follow(payload));
    opened.on('error', () => {});
    try {
      await opened.connect();
      await opened.query(`listen ${channel}`);
      await lookAtContentVersion();
      opened.once('end', connectLater);
    } catch (cause) {
      await opened.end().catch(() => {});
      throw cause;
    }
  }

  function connectLater() {
    if (isStopped) return;
    clearTimeout(timer);
    timer = setTimeout(() => connect().catch(connectLater), reconnectAfterMs);
  }

  connect().catch((cause: unknown) => {
    log.error('Cannot listen for changes by other instances yet', cause);
    connectLater();
  });
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}
