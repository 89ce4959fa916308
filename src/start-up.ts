import { randomBytes } from 'node:crypto';
import { access, constants, link, rm, writeFile } from 'node:fs/promises';
import { hasContent, loadDemoContent } from '../demo/demo-content.ts';
import { loadNamelessContent } from '../demo/nameless-content.ts';
import { addMissingPages } from './features/page-content/missing-pages.server.ts';
import { followSettings } from './features/settings/site-settings.server.ts';
import { ensureFirstAdministrator } from './platform/auth-administrators.ts';
import { readSecret, secretFile } from './platform/auth-secret.ts';
import { lookAtContentVersion } from './platform/content.ts';
import { isPostgres } from './platform/database.ts';
import { env } from './platform/env.ts';
import { makeFolder } from './platform/folders.ts';
import { log } from './platform/log.ts';
import { markDatabase, refuseLostDatabase } from './platform/lost-database.ts';
import { migrate } from './platform/migrations.ts';
import { shareSecret } from './platform/shared-secret.ts';
import { StorageAway } from './platform/storage-contract.ts';
import { storage } from './platform/storage.ts';

/**
 * Creates the data folder, readable by its owner alone, and the secret in it. Throws when the folder cannot be
 * written, and `SecretDamaged` when the secret is not valid.
 */
export async function prepareDataFolder() {
  process.umask(0o077);
  makeFolder(env.dataFolder);
  await access(env.dataFolder, constants.R_OK | constants.W_OK | constants.X_OK);
  if (env.secret === undefined) await makeSecret();
  readSecret();
}

/** Throws when the settings of storage are wrong. Storage that is only away may return later. */
export async function prepareStorage() {
  await storage.check().catch((cause: unknown) => {
    if (!(cause instanceof StorageAway)) throw cause;
    log.error('Pictures and films wait for storage', cause);
  });
}

/** Brings the database to the present schema, and its secret to this process. Throws when it was lost. */
export async function migrateDatabase() {
  await refuseLostDatabase();
  const migrations = await migrate();
  if (migrations.length > 0) log.info(`Database: ${migrations.length} migrations applied`);
  if (isPostgres) await shareSecret();
}

/** {@link migrateDatabase}, then fills one without content, and adds the pages that are missing. */
export async function prepareDatabase() {
  await migrateDatabase();
  if (!(await hasContent())) {
    if (env.hasDemoContent) log.info('Loading the demo content …');
    await (env.hasDemoContent ? loadDemoContent() : loadNamelessContent());
  }
  await lookAtContentVersion();
  await followSettings();
  await addMissingPages();
  await followSettings();
  await ensureFirstAdministrator();
  await markDatabase();
}

export async function prepareData() {
  await prepareDataFolder();
  await prepareStorage();
  await prepareDatabase();
}

/** Written aside and linked, so that of several instances starting at once one wins and none reads half a secret. */
async function makeSecret() {
  const aside = `${secretFile}.${process.pid}`;
  await writeFile(aside, randomBytes(32).toString('hex'), { mode: 0o600, flush: true });
  try {
    await link(aside, secretFile);
  } catch (cause) {
    const exists = cause instanceof Error && 'code' in cause && cause.code === 'EEXIST';
    if (!exists) throw cause;
  } finally {
    await rm(aside, { force: true });
  }
}
