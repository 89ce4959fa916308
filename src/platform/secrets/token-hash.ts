import { createHash } from 'node:crypto';

/** The hash of a link's token. Only the hash is stored. */
export function hashOf(token: string) {
  return createHash('sha256').update(token).digest('hex');
}
