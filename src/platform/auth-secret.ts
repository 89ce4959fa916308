import { createHmac, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { env } from './env.ts';

let kept: string | undefined;

/** Signs sessions and device cookies. Start-up makes the file; whoever reads it can sign in as anybody. */
export function readSecret() {
  kept ??= readFileSync(path.join(env.dataFolder, 'secret'), 'utf8').trim();
  return kept;
}

export function signatureOf(text: string) {
  return createHmac('sha256', readSecret()).update(text).digest('base64url');
}

export function isSignatureOf(text: string, signature: string) {
  const right = Buffer.from(signatureOf(text));
  const given = Buffer.from(signature);
  return right.length === given.length && timingSafeEqual(right, given);
}
