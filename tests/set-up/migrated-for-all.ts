import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { bareEnvironment } from '../sites/bare-environment.ts';
import { createDatabase, startPostgres } from '../sites/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder whose database has all tables and no rows, to be copied. */
    migratedFolder: string;
    /** A database on PostgreSQL with all tables and no rows, to be copied; undefined for tests on SQLite. */
    migratedDatabase: string | undefined;
  }
}

/** All migrations are applied once; every file of tests gets a copy. */
export default async function setUp(project: TestProject) {
  const folder = await mkdtemp(path.join(tmpdir(), 'migrated-'));
  const postgres = project.name === 'postgres' ? await startPostgres() : undefined;
  const database = postgres && (await createDatabase(postgres.url));
  await migrate({ DATA_DIR: folder, ...(database && { DATABASE_URL: database }) });
  project.provide('migratedFolder', folder);
  project.provide('migratedDatabase', database);
  return async () => {
    await postgres?.remove();
    await rm(folder, { recursive: true, force: true });
  };
}

async function migrate(settings: Record<string, string>) {
  const script = path.join(import.meta.dirname, 'migrate.ts');
  const child = spawn(process.execPath, [script], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: { ...bareEnvironment(), ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The migrations could not be applied');
}
