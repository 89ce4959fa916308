import { rm } from 'node:fs/promises';
import { backup, DatabaseSync } from 'node:sqlite';
import type pg from 'pg';
import { postgresDriver } from '../database/postgres-driver.ts';
import { BackupRefused } from './archive.ts';
import {
  asText,
  toPortableRow,
  quoteIdentifier,
  convertRow,
  type PortableRow,
  type PostgresColumn,
} from './rows.ts';
import type { SharedSecretRow } from '../secrets/shared-secret.ts';

/** A consistent view of the database at one point in time. */
export type Snapshot = {
  database: 'sqlite' | 'postgres';
  migrations: string[];
  /** Column names by table. */
  tables: Map<string, string[]>;
  /** Yields batches of at most `rowsAtOnce` rows. */
  rows(table: string): AsyncIterable<PortableRow[]>;
  /** The shared secret, still sealed. Undefined if the database is older than its table. */
  sharedSecret?: () => Promise<SharedSecretRow | undefined>;
  close(): Promise<void>;
};

const rowsAtOnce = 100;
const allPagesAtOnce = 2 ** 31 - 1;

/** Tables of the running instances, their work and the migrator, which are not part of a backup. */
export const excludedTables = [
  'kysely_migration',
  'kysely_migration_lock',
  'instances',
  'brochure_leases',
  'shared_secret',
];

/** Copies the file without blocking writers, then checks and reads the copy. */
export async function takeSqliteSnapshot(file: string, copy: string): Promise<Snapshot> {
  await copySqlite(file, copy);
  const database = new DatabaseSync(copy);
  try {
    checkSqlite(database);
    const names = column(database, `select name from sqlite_schema where type = 'table'`);
    const tables = names.filter((name) => !name.startsWith('sqlite_') && isContent(name));
    return {
      database: 'sqlite',
      migrations: column(database, 'select name from kysely_migration order by name'),
      tables: new Map(
        tables.toSorted().map((table) => [table, column(database, columnsQuery(table))]),
      ),
      async *rows(table) {
        let rows: PortableRow[] = [];
        for (const row of database.prepare(`select * from ${quoteIdentifier(table)}`).iterate()) {
          rows.push(toPortableRow(table, row));
          if (rows.length < rowsAtOnce) continue;
          yield rows;
          rows = [];
        }
        if (rows.length > 0) yield rows;
      },
      async close() {
        database.close();
        await removeSqlite(copy);
      },
    };
  } catch (cause) {
    database.close();
    await removeSqlite(copy);
    throw cause;
  }
}

/** Reads in one read-only transaction that does not see later changes. */
export async function takePostgresSnapshot(connectionString: string): Promise<Snapshot> {
  const { Client } = postgresDriver();
  const client = new Client({ connectionString, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const columns = await listPostgresColumns(client);
    const { rows: migrations } = await client.query<{ name: string }>(
      'select name from kysely_migration order by name',
    );
    return {
      database: 'postgres',
      migrations: migrations.map(({ name }) => name),
      tables: new Map([...columns].map(([table, list]) => [table, list.map(({ name }) => name)])),
      async *rows(table) {
        const list = columns.get(table) ?? [];
        const texts = list.map(
          ({ name, type }) => `${asText(name, type)} as ${quoteIdentifier(name)}`,
        );
        await client.query(
          `declare snapshot cursor for select ${texts.join(', ')} from ${quoteIdentifier(table)}`,
        );
        for (;;) {
          const { rows } = await client.query<Record<string, string | null>>(
            `fetch ${rowsAtOnce} from snapshot`,
          );
          if (rows.length === 0) break;
          yield rows.map((row) => toPortableRow(table, convertRow(row, list)));
        }
        await client.query('close snapshot');
      },
      async sharedSecret() {
        const { rowCount } = await client.query(
          `select 1 where to_regclass('shared_secret') is not null`,
        );
        if (rowCount === 0) return undefined;
        const { rows } = await client.query<SharedSecretRow>(
          'select sealed, fingerprint from shared_secret',
        );
        return rows[0];
      },
      close: () => client.end(),
    };
  } catch (cause) {
    await client.end();
    throw cause;
  }
}

async function copySqlite(file: string, copy: string) {
  const source = new DatabaseSync(file, { timeout: 5_000 });
  try {
    await backup(source, copy, { rate: allPagesAtOnce });
  } catch (cause) {
    await removeSqlite(copy);
    throw cause;
  } finally {
    source.close();
  }
}

async function removeSqlite(file: string) {
  for (const suffix of ['', '-wal', '-shm', '-journal']) await rm(file + suffix, { force: true });
}

function checkSqlite(database: DatabaseSync) {
  const [answer] = column(database, 'pragma integrity_check(1)');
  if (answer !== 'ok') throw new BackupRefused(`the database is damaged: ${answer}`);
  const [orphan] = database.prepare('pragma foreign_key_check').all();
  if (orphan)
    throw new BackupRefused(`a row of ${String(orphan['table'])} names a record that is missing`);
}

function columnsQuery(table: string) {
  return `select name from pragma_table_info('${table}') order by cid`;
}

function column(database: DatabaseSync, query: string) {
  return database
    .prepare(query)
    .all()
    .map((row) => String(Object.values(row)[0]));
}

async function listPostgresColumns(client: pg.Client) {
  const { rows } = await client.query<PostgresColumn & { table: string }>(
    `select c.table_name as "table", c.column_name as name, c.data_type as type
     from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
     order by c.table_name, c.ordinal_position`,
  );
  return Map.groupBy(
    rows.filter(({ table }) => isContent(table)),
    ({ table }) => table,
  );
}

function isContent(table: string) {
  return !excludedTables.includes(table);
}
