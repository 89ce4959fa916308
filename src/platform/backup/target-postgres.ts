import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import { postgresDriver } from '../database/postgres-driver.ts';
import { BackupRefused } from './archive.ts';
import { firstColumn, type Target } from './target.ts';

export async function openPostgresTarget(connectionString: string): Promise<Target> {
  const { Pool } = postgresDriver();
  const pool = new Pool({ connectionString, max: 1, connectionTimeoutMillis: 5_000 });
  pool.on('error', () => {});
  const connection = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await requireNobodyElse(connection);
    const [schema = 'public'] = await firstColumn(connection, sql`select current_schema()`);
    const existingTables = await listPostgresTables(connection, schema);
    return {
      connection,
      schema,
      isEmpty: existingTables.length === 0,
      async saveCopy() {
        return async () => {};
      },
      async clear(tx, stamp) {
        const tables = await listPostgresTables(tx, schema);
        if (tables.length === 0) return;
        const replaced = sql.id(schemaOfReplaced(stamp));
        await sql`create schema ${replaced}`.execute(tx);
        for (const table of tables) {
          await sql`alter table ${sql.id(schema, table)} set schema ${replaced}`.execute(tx);
        }
      },
      async deferReferences(tx) {
        await alterReferences(tx, schema, sql`deferrable initially deferred`);
      },
      async checkReferences(tx) {
        await sql`set constraints all immediate`.execute(tx);
        await alterReferences(tx, schema, sql`not deferrable`);
      },
    };
  } catch (cause) {
    await connection.destroy();
    throw cause;
  }
}

/** The PostgreSQL schema that receives the replaced tables. */
export function schemaOfReplaced(stamp: string) {
  return `before_restore_${stamp.toLowerCase().replaceAll(/\W/g, '_')}`;
}

/** A running server always has one connection open to listen for notifications. */
async function requireNobodyElse(connection: Kysely<unknown>) {
  const [others] = await firstColumn(
    connection,
    sql`select count(*) from pg_stat_activity
        where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`,
  );
  if (others !== '0') {
    throw new BackupRefused('the site is running on this database: stop every instance first');
  }
}

async function listPostgresTables(connection: Kysely<unknown>, schema: string) {
  return firstColumn(
    connection,
    sql`select tablename from pg_tables where schemaname = ${schema} order by tablename`,
  );
}

async function alterReferences(
  tx: Transaction<unknown>,
  schema: string,
  clause: ReturnType<typeof sql>,
) {
  const { rows } = await sql<{ table: string; name: string }>`
    select r.relname as "table", c.conname as name
    from pg_constraint c join pg_class r on r.oid = c.conrelid
    join pg_namespace n on n.oid = c.connamespace
    where c.contype = 'f' and n.nspname = ${schema}`.execute(tx);
  for (const { table, name } of rows) {
    await sql`alter table ${sql.id(schema, table)} alter constraint ${sql.id(name)} ${clause}`.execute(
      tx,
    );
  }
}
