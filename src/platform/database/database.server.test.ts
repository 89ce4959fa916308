import { sql } from 'kysely';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { db, isPostgres } from './database.ts';

test.runIf(isPostgres)('a lost connection fails only its own transaction', async () => {
  const change = db.transaction().execute(async (tx) => {
    const own = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await sql`select pg_terminate_backend(${own.rows[0]?.pid})`.execute(db);
    await expect.poll(async () => (await sessions(own.rows[0]?.pid)).length).toBe(0);
    await sql`select 1`.execute(tx);
  });
  await expect(change).rejects.toThrow(/connection|ECONNRESET|terminat/i);
  expect(await db.selectFrom('contentVersion').select('version').execute()).toHaveLength(1);
});

test('a value that a database would convert is refused', async () => {
  const wrong = { version: true as unknown as number };
  const change = db.updateTable('contentVersion').set(wrong).execute();
  await expect(change).rejects.toThrow(/boolean|invalid input/);
});

test('a query that was asked before is answered by the tables as they are now', async () => {
  await sql`create table shelf (one integer)`.execute(db);
  await sql`insert into shelf values (1)`.execute(db);
  expect(await readShelf()).toEqual([{ one: 1 }]);
  await sql`alter table shelf add column two integer default 2`.execute(db);
  expect(await readShelf()).toEqual([{ one: 1, two: 2 }]);
  await sql`drop table shelf`.execute(db);
  await expect(readShelf()).rejects.toThrow('shelf');
  await sql`create table shelf (three text)`.execute(db);
  expect(await readShelf()).toEqual([]);
});

test('other work goes on between the statements of a loop', async () => {
  const loop = { isOver: false, turns: 0 };
  const watching = (async () => {
    for (; !loop.isOver; loop.turns++) await setImmediate();
  })();
  for (let statement = 0; statement < 4_000; statement++)
    await db.selectFrom('contentVersion').select('version').execute();
  loop.isOver = true;
  await watching;
  expect(loop.turns).toBeGreaterThan(1);
});

async function readShelf() {
  return (await sql`select * from shelf`.execute(db)).rows;
}

async function sessions(pid: number | undefined) {
  const { rows } = await sql`select 1 from pg_stat_activity where pid = ${pid}`.execute(db);
  return rows;
}
