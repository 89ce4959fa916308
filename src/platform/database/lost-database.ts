import { existsSync } from 'node:fs';
import { readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { db, isPostgres, sqliteFile } from './database.ts';
import { env } from '../env/env.ts';
import { storage } from '../storage/storage.ts';

/** Marks a data folder whose database file held a site, since a site may have no other files yet. */
const markFile = path.join(env.dataFolder, 'has-database');

/** Records in the data folder that its database file now holds a site. */
export async function markDatabase() {
  if (!isPostgres && !existsSync(markFile)) await writeFile(markFile, '');
}

/** Throws if the database is missing or empty but files of a site exist: a new database beside them would hide the loss. */
export async function refuseLostDatabase() {
  if (await hasTables()) return;
  const siteFiles = await findFiles();
  // Another instance that starts at the same time may have created the tables meanwhile and then stored files.
  if (siteFiles === undefined || (await hasTables())) return;
  const database = isPostgres
    ? 'The database of DATABASE_URL is empty'
    : `${sqliteFile} is missing or empty`;
  throw new Error(
    `${database}, but ${siteFiles} contains the files of a site. Reconnect the database, or restore a backup (npm run restore). To start over, run npm run demo:reset`,
  );
}

/** Does not open a missing or empty file: that would create it and delete what its journal still holds. */
async function hasTables() {
  if (!isPostgres && !(await fileSize(sqliteFile))) return false;
  const { rows } = isPostgres
    ? await sql`select 1 where to_regclass('pages') is not null`.execute(db)
    : await sql`select 1 from sqlite_schema where name = 'pages'`.execute(db);
  return rows.length > 0;
}

async function findFiles() {
  const backups = path.join(env.dataFolder, 'backups');
  const names = await readdir(backups).catch((): string[] => []);
  if (names.some((name) => name.endsWith('.tar'))) return backups;
  const { done } = await storage.list()[Symbol.asyncIterator]().next();
  if (done) return !isPostgres && existsSync(markFile) ? env.dataFolder : undefined;
  return env.s3 ? `the bucket ${env.s3.bucket}` : path.join(env.dataFolder, 'media');
}

async function fileSize(file: string) {
  const stats = await stat(file).catch(() => undefined);
  return stats?.size;
}
