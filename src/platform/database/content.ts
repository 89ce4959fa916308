import type pg from 'pg';
import { sql } from 'kysely';
import { isConnected, isConnectionError, markLost } from './connection.ts';
import { db, isPostgres, type Transaction } from './database.ts';
import { env } from '../env/env.ts';
import { postgresDriver } from './postgres-driver.ts';
import { log } from '../observability/log.ts';
import { inTransaction, isRehearsal, presentTransaction } from './transaction.ts';

const channel = 'content_version';
/** A missed notification delays a change by at most this. */
const pollIntervalMs = 500;
const reconnectAfterMs = 1_000;

let knownVersion = 0;
let lastRequest = 0;
let lastAnswered = 0;

/** The number that every content change raises. A cached page is valid while the number is the same. */
export function contentVersion() {
  return knownVersion;
}

type Check = (tx: Transaction) => Promise<void>;

const checks = new WeakMap<Transaction, Set<Check>>();

/** Thrown by a check: the change is undone and made again, after `first` has read what there was before it. */
export class ChangeAgain extends Error {
  readonly first: Check;

  constructor(first: Check) {
    super('The change is made again');
    this.first = first;
  }
}

/** Checks a change of content after its last write. Each check runs once, however often it is asked for. */
export function checkBeforeCommit(tx: Transaction, check: Check) {
  checks.get(tx)?.add(check);
}

/**
 * Changes content in one transaction. The content version is raised first, so that writers wait for one another. This
 * process knows the new version before the promise settles. A part of such a change is checked with it.
 */
export async function changeContent<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  const outer = presentTransaction();
  if (outer) return work(outer);
  let first: Check | undefined;
  for (;;) {
    try {
      return await changeOnce(async (tx) => {
        checks.set(tx, new Set());
        await first?.(tx);
        const result = await work(tx);
        for (const check of checks.get(tx) ?? []) await check(tx);
        return result;
      });
    } catch (cause) {
      if (!(cause instanceof ChangeAgain)) throw cause;
      first = cause.first;
    }
  }
}

async function changeOnce<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  const { result, version } = await inTransaction(async (tx) => {
    const raised = await raiseVersion(tx);
    return { result: await work(tx), version: raised };
  });
  if (!isRehearsal()) rememberVersion(version);
  return result;
}

/**
 * Does in one transaction, and in turn with changes of content, what may turn out to be one. Only then is the content
 * version raised.
 */
export async function changeContentIf<T>(
  isChanged: () => boolean,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const { result, version } = await inTransaction(async (tx) => {
    await lockContent(tx);
    const done = await work(tx);
    return { result: done, version: isChanged() ? await raiseVersion(tx) : undefined };
  });
  if (version !== undefined && !isRehearsal()) rememberVersion(version);
  return result;
}

async function raiseVersion(tx: Transaction) {
  const { version } = await tx
    .updateTable('contentVersion')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .returning('version')
    .$if(isPostgres, (query) =>
      query.returning(sql`pg_notify(${channel}, cast(version as text))`.as('notified')),
    )
    .executeTakeFirstOrThrow();
  return version;
}

/** Also discards the results of polls that began earlier. */
function rememberVersion(version: number) {
  lastAnswered = ++lastRequest;
  knownVersion = Math.max(knownVersion, version);
}

/** Locks the content version for a change that visitors do not see, so that it and other writers wait for each other. */
export async function lockContent(tx: Transaction) {
  await tx
    .updateTable('contentVersion')
    .set((eb) => ({ version: eb.ref('version') }))
    .execute();
}

/** What caches of drafts are valid for: drafts are not public, so saving one does not raise the content version. */
export async function readDraftsVersion() {
  const { drafts } = await db
    .selectFrom('contentVersion')
    .select('drafts')
    .executeTakeFirstOrThrow();
  return `${knownVersion} ${drafts}`;
}

/** Reads the version that another process may have raised. */
export async function readContentVersion() {
  const request = ++lastRequest;
  const { version } = await db
    .selectFrom('contentVersion')
    .select('version')
    .executeTakeFirstOrThrow();
  if (request < lastAnswered) return;
  lastAnswered = request;
  knownVersion = version;
}

/** Follows changes of other processes: by notification on PostgreSQL, and by polling as a fallback and on SQLite. */
export function watchContentVersion() {
  const timer = setInterval(() => {
    if (isConnected()) readContentVersion().catch(markLostIfAway);
  }, pollIntervalMs);
  const listener = env.databaseUrl === undefined ? undefined : listenForChanges(env.databaseUrl);
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

/** The payload is the new version, so no query is needed. */
function follow(payload: string | undefined) {
  const version = Number(payload);
  if (Number.isInteger(version) && version > 0) rememberVersion(version);
  else readContentVersion().catch(markLostIfAway);
}

function listenForChanges(connectionString: string) {
  const { Client } = postgresDriver();
  let client: pg.Client | undefined;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function connect() {
    const newClient = new Client({
      connectionString,
      connectionTimeoutMillis: 2_000,
      keepAlive: true,
    });
    client = newClient;
    newClient.on('notification', ({ payload }) => follow(payload));
    newClient.on('error', () => {});
    try {
      await newClient.connect();
      await newClient.query(`listen ${channel}`);
      await readContentVersion();
      newClient.once('end', connectLater);
    } catch (cause) {
      await newClient.end().catch(() => {});
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
