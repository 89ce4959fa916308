import { randomBytes } from 'node:crypto';
import { access, constants, link, rm, writeFile } from 'node:fs/promises';
import { plural } from './lib/text/plural.ts';
import { hasContent, loadDemoContent } from '../demo/demo-content.ts';
import { loadNamelessContent } from '../demo/nameless-content.ts';
import { addMissingPages } from './features/page-content/initial/missing-pages.compose.server.ts';
import { versioned } from './features/nouns.ts';
import { followSettings } from './features/settings/site-settings.server.ts';
import { ensureFirstAdministrator } from './platform/accounts/administrators.ts';
import { readSecret, secretFile } from './platform/accounts/secret.ts';
import { lockContent, readContentVersion } from './platform/database/content.ts';
import { isPostgres } from './platform/database/database.ts';
import { env } from './platform/env/env.ts';
import { makeFolder } from './platform/storage/folders.ts';
import { removeAbandonedUploads } from './platform/storage/incoming.ts';
import { log } from './platform/observability/log.ts';
import { markDatabase, refuseLostDatabase } from './platform/database/lost-database.ts';
import { isDamage } from './platform/database/damage.ts';
import { migrate } from './platform/database/migrations.ts';
import { inTransaction } from './platform/database/transaction.ts';
import { shareSecret } from './platform/secrets/shared-secret.ts';
import { StorageAway } from './platform/storage/contract.ts';
import { storage } from './platform/storage/storage.ts';
import { recordPublication } from './records/publishing/public-rows.server.ts';

/**
 * Creates the data folder, readable only by its owner, and the secret in it. Throws if the folder cannot be written,
 * and `SecretDamaged` if the secret is invalid.
 */
export async function prepareDataFolder() {
  process.umask(0o077);
  makeFolder(env.dataFolder);
  await access(env.dataFolder, constants.R_OK | constants.W_OK | constants.X_OK);
  if (env.secret === undefined) await makeSecret();
  readSecret();
}

/** Removes what killed processes left of uploads. Throws if the storage settings are wrong. An unreachable storage is only logged, since it may return. */
export async function prepareStorage() {
  await removeAbandonedUploads();
  await storage.check().catch((cause: unknown) => {
    if (!(cause instanceof StorageAway)) throw cause;
    log.error('Media storage is unavailable', cause);
  });
}

/** Migrates the database and shares its secret with this process. Throws if the database was lost. */
export async function migrateDatabase() {
  await refuseLostDatabase();
  const migrations = await migrate();
  if (migrations.length > 0)
    log.info(`Database: ${plural(migrations.length, '# migration', '# migrations')} applied`);
  if (isPostgres) await shareSecret();
}

/** As {@link migrateDatabase}. Then loads initial content if there is none, and adds missing pages. */
export async function prepareDatabase() {
  await migrateDatabase();
  await recordPublications();
  if (!(await hasContent())) {
    if (env.hasDemoContent) log.info('Loading the demo content …');
    await (env.hasDemoContent ? loadDemoContent() : loadNamelessContent());
  }
  await readContentVersion();
  await followSettings();
  await addMissingPages();
  await followSettings();
  await ensureFirstAdministrator();
  await markDatabase();
}

/** Records what an earlier release, to which somebody went back, has made public or unpublished. */
export async function recordPublications() {
  for (const { noun } of Object.values(versioned))
    await inTransaction(async (tx) => {
      await lockContent(tx);
      await recordPublication(tx, noun);
    }).catch((cause: unknown) => {
      // A site with a damaged table shows the others, and says so.
      if (!isDamage(cause)) throw cause;
    });
}

export async function prepareData() {
  await prepareDataFolder();
  await prepareStorage();
  await prepareDatabase();
}

/** Writes a temporary file and links it, so that of several starting instances one wins and none reads a partial secret. */
async function makeSecret() {
  const temporaryFile = `${secretFile}.${process.pid}`;
  await writeFile(temporaryFile, randomBytes(32).toString('hex'), { mode: 0o600, flush: true });
  try {
    await link(temporaryFile, secretFile);
  } catch (cause) {
    const exists = cause instanceof Error && 'code' in cause && cause.code === 'EEXIST';
    if (!exists) throw cause;
  } finally {
    await rm(temporaryFile, { force: true });
  }
}
