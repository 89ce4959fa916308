import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { db } from './database.ts';

/** Applies the migrations that the database has not seen. Safe when several instances start at once. */
export async function migrate() {
  const migrator = new Migrator({
    db: db.withoutPlugins(),
    provider: { getMigrations: readMigrations },
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  return results.map((result) => result.migrationName);
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const folder = path.resolve('db/migrations');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted();
  return Object.fromEntries(
    files.map((file) => [file.replace('.sql', ''), migrationFrom(path.join(folder, file))]),
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
