import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql, type Kysely, type Transaction } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { db, isPostgres } from './database.ts';

/**
 * Applies the migrations that the database does not have. Safe when several instances start at once. Leaves a database
 * that a newer release has migrated further unchanged, so that both releases can run side by side.
 */
export async function migrate() {
  const migrator = new Migrator({
    db: db.withoutPlugins(),
    provider: { getMigrations: readMigrations },
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error && !(await isAhead())) throw error;
  return results.map((result) => result.migrationName);
}

/** True if the database has all of our migrations and more. */
async function isAhead() {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const appliedNames = rows.map(({ name }) => name);
  const ourNames = await listMigrations();
  return (
    appliedNames.length > ourNames.length && ourNames.every((name) => appliedNames.includes(name))
  );
}

/** The names of all migrations of this release, in order. */
export async function listMigrations() {
  return Object.keys(await readMigrations());
}

/** Applies migrations up to `name` in a transaction. `schema` is the PostgreSQL schema of the tables. */
export async function migrateUpTo(
  tx: Transaction<unknown>,
  name: string,
  schema: string | undefined,
) {
  const migrator = new Migrator({
    db: tx,
    provider: { getMigrations: readMigrations },
    migrationTableSchema: schema,
  });
  const { error } = await migrator.migrateTo(name);
  if (error) throw error;
}

/** `0002_accounts.sqlite.sql` and `0002_accounts.postgres.sql` are one migration with a file for each database. */
async function readMigrations(): Promise<Record<string, Migration>> {
  const folder = path.resolve('db/migrations');
  const otherDatabase = isPostgres ? '.sqlite.sql' : '.postgres.sql';
  const files = (await readdir(folder)).filter(
    (file) => file.endsWith('.sql') && !file.endsWith(otherDatabase),
  );
  return Object.fromEntries(
    files
      .toSorted()
      .map((file) => [file.replace(/\..*/, ''), migrationFrom(path.join(folder, file))]),
  );
}

function migrationFrom(file: string): Migration {
  return {
    async up(connection: Kysely<unknown>) {
      const statements = (await readFile(file, 'utf8')).split(/;\s*$/m);
      for (const statement of statements) {
        if (statement.trim() !== '') await sql.raw(statement).execute(connection);
      }
    },
  };
}
