import { existsSync } from 'node:fs';
import { readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { db, isPostgres, sqliteFile } from './database.ts';
import { env } from './env.ts';
import { storage } from './storage.ts';

/** A file that stays where a database file has been: a site may have no other files yet. */
const mark = path.join(env.dataFolder, 'has-database');

/** Keeps in the data folder that its database file holds a site from now on. */
export async function markDatabase() {
  if (!isPostgres && !existsSync(mark)) await writeFile(mark, '');
}

/** Throws when the database is missing or empty although there are files of a site: a new one beside them would hide the loss. */
export async function refuseLostDatabase() {
  if (await hasTables()) return;
  const place = await findFiles();
  // Of instances that begin together another may have made the tables meanwhile, and then stored files.
  if (place === undefined || (await hasTables())) return;
  const database = isPostgres
    ? 'The database of DATABASE_URL is empty'
    : `${sqliteFile} is missing or empty`;
  throw new Error(
    `${database}, but ${place} has the files of a site. Put the database back, or restore a backup (npm run restore). npm run demo:reset begins anew`,
  );
}

/** A file that is missing or empty is not opened, since that would make it, and remove what its journal still holds. */
async function hasTables() {
  if (!isPostgres && !(await sizeOf(sqliteFile))) return false;
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
  if (done) return !isPostgres && existsSync(mark) ? env.dataFolder : undefined;
  return env.s3 ? `the bucket ${env.s3.bucket}` : path.join(env.dataFolder, 'media');
}

async function sizeOf(file: string) {
  const found = await stat(file).catch(() => undefined);
  return found?.size;
}
