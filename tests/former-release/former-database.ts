import { sql, type Kysely, type Transaction } from 'kysely';
import type { Backup } from '../../src/platform/backup/file.ts';
import { db, isPostgres } from '../../src/platform/database/database.ts';
import { statementsIn } from '../../src/platform/database/sql-file.ts';
import { unpack, withFormerBackup, type FormerContent } from './former-backup.ts';

/** Replaces the database of the test with one of version 0.1.0. */
export async function becomeFormer(content: FormerContent) {
  const plain = (db as unknown as Kysely<unknown>).withoutPlugins();
  const schema = await unpack(`schema.${isPostgres ? 'postgres' : 'sqlite'}.sql`);
  const statements = statementsIn(schema.toString());
  if (!isPostgres) await sql`pragma foreign_keys = off`.execute(plain);
  await withFormerBackup(content, (backup) =>
    plain.transaction().execute(async (tx) => {
      await dropAll(tx);
      for (const statement of statements.filter((one) => !isCode(one)))
        await sql.raw(statement).execute(tx);
      for (const table of Object.keys(backup.manifest.tables)) await fill(tx, backup, table);
      for (const statement of statements.filter(isCode)) await sql.raw(statement).execute(tx);
      await sql`create table kysely_migration (name varchar(255) not null primary key, timestamp varchar(255) not null)`.execute(
        tx,
      );
      for (const name of backup.manifest.migrations)
        await sql`insert into kysely_migration values (${name}, '')`.execute(tx);
    }),
  );
  if (!isPostgres) await sql`pragma foreign_keys = on`.execute(plain);
}

/** Code runs only once all rows are there. */
function isCode(statement: string) {
  return /^create (or replace function|trigger)/.test(statement);
}

async function dropAll(tx: Transaction<unknown>) {
  if (isPostgres) {
    await sql`drop schema public cascade`.execute(tx);
    await sql`create schema public`.execute(tx);
    // Rows come in any order.
    await sql`set local session_replication_role = replica`.execute(tx);
    return;
  }
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'`.execute(tx);
  for (const { name } of rows) await sql`drop table ${sql.id(name)}`.execute(tx);
}

async function fill(tx: Transaction<unknown>, backup: Backup, table: string) {
  await sql`delete from ${sql.id(table)}`.execute(tx);
  for await (const row of backup.readRows(table)) {
    const columns = sql.join(Object.keys(row).map((column) => sql.id(column)));
    await sql`insert into ${sql.id(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(
      tx,
    );
  }
}
