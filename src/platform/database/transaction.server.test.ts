import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { changeContent } from './content.ts';
import { db, isPostgres, type Transaction } from './database.ts';
import { inTransaction } from './transaction.ts';

test.runIf(isPostgres)('a save whose connection was lost is made once by itself', async () => {
  const before = await storedVersion();
  let attempts = 0;
  const saved = await changeContent(async (tx) => {
    attempts += 1;
    if (attempts === 1) await endConnection(tx);
    await tx.selectFrom('contentVersion').select('version').execute();
    return 'saved';
  });
  expect([saved, attempts, await storedVersion()]).toEqual(['saved', 2, before + 1]);
});

test.runIf(isPostgres)('two saves that wait for each other are both made', async () => {
  await sql`create table deadlocks (id integer primary key, count integer not null)`.execute(db);
  await sql`insert into deadlocks values (1, 0), (2, 0)`.execute(db);
  const bothHold = Promise.withResolvers<void>();
  let holding = 0;
  const countInOrder = (first: number, second: number) =>
    inTransaction(async (tx) => {
      await sql`update deadlocks set count = count + 1 where id = ${first}`.execute(tx);
      if ((holding += 1) === 2) bothHold.resolve();
      await bothHold.promise;
      await sql`update deadlocks set count = count + 1 where id = ${second}`.execute(tx);
    });
  await Promise.all([countInOrder(1, 2), countInOrder(2, 1)]);
  const { rows } = await sql<{ count: number }>`select count from deadlocks`.execute(db);
  expect(rows.map(({ count }) => count)).toEqual([2, 2]);
});

test('a save is tried no more than twice, and never after its commit was sent', async () => {
  const lost = Object.assign(new Error('lost'), { code: 'ECONNRESET' });
  let attempts = 0;
  const failing = inTransaction(async () => {
    attempts += 1;
    throw lost;
  });
  await expect(failing).rejects.toBe(lost);
  expect(attempts).toBe(2);

  let commits = 0;
  const uncertain = inTransaction(async (tx) => {
    commits += 1;
    // The work is done, and its commit meets a closed connection.
    if (isPostgres) await endConnection(tx);
    else throw Object.assign(new Error('full'), { errcode: 13 });
  });
  await expect(uncertain).rejects.toThrow(/full|connection|ECONNRESET|terminat/i);
  expect(commits).toBe(1);
});

async function endConnection(tx: Transaction) {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
  await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
  await expect.poll(() => isConnected(rows[0]?.pid)).toBe(false);
}

async function isConnected(pid: number | undefined) {
  const { rows } = await sql`select 1 from pg_stat_activity where pid = ${pid}`.execute(db);
  return rows.length > 0;
}

async function storedVersion() {
  const row = await db.selectFrom('contentVersion').select('version').executeTakeFirstOrThrow();
  return row.version;
}

test.runIf(!isPostgres)('a transaction that SQLite itself has undone says why', async () => {
  // As it does with a full disk.
  const insert = sql`insert or rollback into content_version (id, version) values (1, 0)`;
  await expect(inTransaction((tx) => insert.execute(tx))).rejects.toThrow('UNIQUE constraint');
  await inTransaction((tx) => sql`select 1`.execute(tx));
});
