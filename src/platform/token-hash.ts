import { createHash } from 'node:crypto';

/** What is stored of the token of a link, in place of it. */
export function hashOf(token: string) {
  return createHash('sha256').update(token).digest('hex');
}
