import { rename, writeFile } from 'node:fs/promises';
import { sql, type Kysely, type Transaction } from 'kysely';
import { adoptSecret, fingerprintSecret, readSecret, secretFile } from '../accounts/secret.ts';
import { db } from '../database/database.ts';
import { postgresDriver } from '../database/postgres-driver.ts';
import { env } from '../env/env.ts';
import { log } from '../observability/log.ts';
import { seal, unseal } from './sealed-text.ts';

/** Secrets that all instances on one database share, the strongest first. */
const passwords = [readPassword(env.databaseUrl), env.s3?.secretAccessKey, ''].filter(
  (password) => password !== undefined,
);
const [password = ''] = passwords.filter((candidate) => candidate !== '');

/** Parsed by the driver, which accepts more than a strict URL parser. */
function readPassword(connectionString: string | undefined) {
  if (connectionString === undefined) return undefined;
  const { Client } = postgresDriver();
  return new Client({ connectionString }).password ?? undefined;
}

class SecretSealed extends Error {
  override message =
    'the secret in the database was sealed under another password of DATABASE_URL. Set SECRET, the same for ' +
    'every instance; or put the file "secret" of a backup into DATA_DIR; or "delete from shared_secret": then ' +
    'the next start creates a new one, and everyone has to sign in again';
}

export type SharedSecretRow = { sealed: string; fingerprint: string };

/**
 * Makes all instances on one PostgreSQL sign with one secret: the first one stores its own, sealed, and the others adopt
 * it. Each keeps a copy in its file, so that the secret survives a new database password.
 */
export async function shareSecret() {
  if (env.secret !== undefined) return;
  const own = readSecret();
  const row = await findOrInsert(own);
  const shared = openShared(row, own);
  if (shared === undefined) throw new SecretSealed();
  if (unseal(row.sealed, password) === undefined) {
    await resealSecret(db, shared);
    log.info(
      password === ''
        ? 'DATABASE_URL has lost its password, so nothing seals the shared secret any more: set SECRET'
        : 'The shared secret was sealed by another password: it is sealed by the present one now',
    );
  }
  if (shared === own) return;
  await writeSecretFile(shared);
  adoptSecret(shared);
}

/** Replaces the secret in the database. */
export async function resealSecret<T>(connection: Kysely<T> | Transaction<T>, secret: string) {
  const [sealed, fingerprint] = [seal(secret, password), fingerprintSecret(secret)];
  await sql`insert into shared_secret (id, sealed, fingerprint) values (1, ${sealed}, ${fingerprint})
    on conflict (id) do update set sealed = excluded.sealed, fingerprint = excluded.fingerprint`.execute(
    connection,
  );
}

/** Undefined if no known password opens it and `own` is a different secret. */
export function openShared({ sealed, fingerprint }: SharedSecretRow, own: string | undefined) {
  const secret = passwords
    .map((candidate) => unseal(sealed, candidate))
    .find((candidate) => candidate !== undefined);
  if (secret !== undefined) return secret;
  return own !== undefined && fingerprintSecret(own) === fingerprint ? own : undefined;
}

/** Writes a temporary file and renames it, so that readers never see a partial secret. */
export async function writeSecretFile(secret: string) {
  const temporaryFile = `${secretFile}.${process.pid}`;
  await writeFile(temporaryFile, secret, { mode: 0o600, flush: true });
  await rename(temporaryFile, secretFile);
}

async function findOrInsert(own: string): Promise<SharedSecretRow> {
  const stored = await findRow();
  if (stored) return stored;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('sharedSecret')
    .values({ id: 1, sealed: seal(own, password), fingerprint: fingerprintSecret(own) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n && password === '')
    log.info('DATABASE_URL has no password to seal the shared secret by: set SECRET');
  const row = await findRow();
  if (!row) throw new Error('The shared secret was removed during the start');
  return row;
}

function findRow(): Promise<SharedSecretRow | undefined> {
  return db.selectFrom('sharedSecret').select(['sealed', 'fingerprint']).executeTakeFirst();
}
