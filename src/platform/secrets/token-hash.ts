import { createHash } from 'node:crypto';

/** The hash of a link's token. Only the hash is stored. */
export function hashToken(token: string) {
  return createHash('sha256').update(token).digest('hex');
}
