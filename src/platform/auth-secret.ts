import { createHmac, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { env } from './env.ts';

const shortest = 32;

/** On PostgreSQL a copy of the one in the database. */
export const secretFile = path.join(env.dataFolder, 'secret');

let kept: string | undefined;

export class SecretDamaged extends Error {
  override message = `${secretFile} is empty or cut short. Take it out of a backup, or remove it: then the next start makes another, and everybody signs in again`;
}

/** Signs sessions and device cookies. Start-up provides it; anybody who reads it can sign in as any user. */
export function readSecret() {
  if (env.secret !== undefined) return env.secret;
  if (kept !== undefined) return kept;
  const found = readFileSync(secretFile, 'utf8').trim();
  if (found.length < shortest) throw new SecretDamaged();
  kept = found;
  return kept;
}

/** Takes the secret that the instances share in place of this one's own. */
export function adoptSecret(secret: string) {
  kept = secret;
}

/** Tells secrets apart without giving them away. */
export function fingerprintOf(secret: string) {
  return createHmac('sha256', secret).update('fingerprint').digest('base64url').slice(0, 16);
}

export function signatureOf(text: string) {
  return createHmac('sha256', readSecret()).update(text).digest('base64url');
}

export function isSignatureOf(text: string, signature: string) {
  const right = Buffer.from(signatureOf(text));
  const given = Buffer.from(signature);
  return right.length === given.length && timingSafeEqual(right, given);
}
