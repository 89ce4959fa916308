import { createHmac, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { errorCode } from '../../lib/values/error-code.ts';
import { env } from '../env/env.ts';

const minLength = 32;

/** On PostgreSQL, a copy of the shared secret in the database. */
export const secretFile = path.join(env.dataFolder, 'secret');

let cachedSecret: string | undefined;

export class SecretDamaged extends Error {
  override message = `${secretFile} is empty or incomplete. Restore it from a backup, or delete it: the next start then creates a new one, and everyone has to sign in again`;
}

export class SecretUnreadable extends Error {
  constructor(cause: unknown) {
    super(
      `${secretFile} cannot be read (${errorCode(cause)}). Give the file to the user of the site, with mode 0600`,
    );
  }
}

/** The secret that signs sessions and device cookies. Start-up provides it. Anyone who knows it can sign in as any user. */
export function readSecret() {
  if (env.secret !== undefined) return env.secret;
  if (cachedSecret !== undefined) return cachedSecret;
  const storedSecret = readSecretFile().trim();
  if (storedSecret.length < minLength) throw new SecretDamaged();
  cachedSecret = storedSecret;
  return cachedSecret;
}

function readSecretFile() {
  try {
    return readFileSync(secretFile, 'utf8');
  } catch (cause) {
    throw errorCode(cause) === 'ENOENT' ? cause : new SecretUnreadable(cause);
  }
}

/** Replaces this instance's own secret with the one that the instances share. */
export function adoptSecret(secret: string) {
  cachedSecret = secret;
}

/** Identifies a secret without revealing it. */
export function fingerprintSecret(secret: string) {
  return createHmac('sha256', secret).update('fingerprint').digest('base64url').slice(0, 16);
}

export function signText(text: string) {
  return createHmac('sha256', readSecret()).update(text).digest('base64url');
}

export function isValidSignature(text: string, signature: string) {
  const expected = Buffer.from(signText(text));
  const actual = Buffer.from(signature);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
