import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';

/** The digest of a stream, which is read to its end. */
export async function computeDigest(
  content: AsyncIterable<unknown>,
  algorithm: 'sha256' | 'md5' = 'sha256',
) {
  const hash = createHash(algorithm);
  await pipeline(content, hash);
  return hash.digest();
}
