import type { Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that the header allows. A weight of zero refuses an encoding. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  const acceptHeader = String(header ?? '');
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(acceptHeader)) return 'br';
  if (/\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(acceptHeader)) return 'gzip';
  return 'identity';
}

const quickBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** The stream that compresses a response; undefined without compression. */
export function compressorFor(encoding: Encoding): Transform | undefined {
  if (encoding === 'br') return createBrotliCompress(quickBrotli);
  return encoding === 'gzip' ? createGzip() : undefined;
}

/** True for text types, JSON and XML. */
export function isCompressible(contentType: string | null) {
  return /^(text\/|application\/json\b|[^;]*\+(json|xml)\b)/.test(contentType ?? '');
}
