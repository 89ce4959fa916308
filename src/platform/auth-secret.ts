import { createHmac, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { env } from './env.ts';

const shortest = 32;
const place = path.join(env.dataFolder, 'secret');

let secret: string | undefined;

export class SecretDamaged extends Error {
  override message = `${place} is empty or cut short. Take it out of a backup, or remove it: then the next start makes another, and everybody signs in again`;
}

/** Signs sessions and device cookies. Start-up creates the file; anybody who reads it can sign in as any user. */
export function readSecret() {
  if (secret !== undefined) return secret;
  const found = readFileSync(place, 'utf8').trim();
  if (found.length < shortest) throw new SecretDamaged();
  secret = found;
  return secret;
}

export function signatureOf(text: string) {
  return createHmac('sha256', readSecret()).update(text).digest('base64url');
}

export function isSignatureOf(text: string, signature: string) {
  const right = Buffer.from(signatureOf(text));
  const given = Buffer.from(signature);
  return right.length === given.length && timingSafeEqual(right, given);
}
