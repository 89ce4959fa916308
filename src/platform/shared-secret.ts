import { rename, writeFile } from 'node:fs/promises';
import pg from 'pg';
import { sql, type Kysely, type Transaction } from 'kysely';
import { adoptSecret, fingerprintOf, readSecret, secretFile } from './auth-secret.ts';
import { db } from './database.ts';
import { env } from './env.ts';
import { log } from './log.ts';
import { seal, unseal } from './sealed-text.ts';

/** What the instances on one database have in common besides it, the strongest first. */
const passwords = [passwordOf(env.databaseUrl), env.s3?.secretAccessKey, ''].filter(
  (password) => password !== undefined,
);
const [password = ''] = passwords.filter((each) => each !== '');

/** As the driver reads it, which takes what a strict reading of the address refuses. */
function passwordOf(connectionString: string | undefined) {
  if (connectionString === undefined) return undefined;
  return new pg.Client({ connectionString }).password ?? undefined;
}

class SecretSealed extends Error {
  override message =
    'the secret in the database was sealed under another password of DATABASE_URL. Set SECRET, the same for ' +
    'every instance; or put the file "secret" of a backup into DATA_DIR; or "delete from shared_secret": then ' +
    'the next start makes another, and everybody signs in again';
}

export type SharedSecretRow = { sealed: string; fingerprint: string };

/**
 * Makes all instances on one PostgreSQL sign with one secret: the first to come puts its own there, sealed, and
 * the others take that. The file of each stays a copy, by which a new password of the database is survived.
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

/** Puts a secret into the database in place of the one there. */
export async function resealSecret<T>(connection: Kysely<T> | Transaction<T>, secret: string) {
  const [sealed, fingerprint] = [seal(secret, password), fingerprintOf(secret)];
  await sql`insert into shared_secret (id, sealed, fingerprint) values (1, ${sealed}, ${fingerprint})
    on conflict (id) do update set sealed = excluded.sealed, fingerprint = excluded.fingerprint`.execute(
    connection,
  );
}

/** Undefined when it was sealed by what this process does not know, and `own` is another. */
export function openShared({ sealed, fingerprint }: SharedSecretRow, own: string | undefined) {
  const secret = passwords.map((each) => unseal(sealed, each)).find((each) => each !== undefined);
  if (secret !== undefined) return secret;
  return own !== undefined && fingerprintOf(own) === fingerprint ? own : undefined;
}

/** Written aside and renamed: a reader finds the old one or the new one, whole. */
export async function writeSecretFile(secret: string) {
  const aside = `${secretFile}.${process.pid}`;
  await writeFile(aside, secret, { mode: 0o600, flush: true });
  await rename(aside, secretFile);
}

async function findOrInsert(own: string): Promise<SharedSecretRow> {
  const present = await findRow();
  if (present) return present;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('sharedSecret')
    .values({ id: 1, sealed: seal(own, password), fingerprint: fingerprintOf(own) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n && password === '')
    log.info('DATABASE_URL has no password to seal the shared secret by: set SECRET');
  const row = await findRow();
  if (!row) throw new Error('The shared secret was removed meanwhile');
  return row;
}

function findRow(): Promise<SharedSecretRow | undefined> {
  return db.selectFrom('sharedSecret').select(['sealed', 'fingerprint']).executeTakeFirst();
}
