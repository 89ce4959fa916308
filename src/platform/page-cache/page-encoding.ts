import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isNotModified } from '../http/not-modified.ts';
import type { ReadFailure } from '../attempt.ts';
import { acceptedEncoding, type Encoding } from '../http/encoding.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type RenderedPage = {
  status: number;
  headers: [name: string, value: string][];
  body: Buffer;
  /** Set if a read failed, whatever the status. */
  failure?: ReadFailure | undefined;
};

/** Node copies the body of a string with the headers for each response, and sends a buffer as it is. */
type Encoded = { body: Buffer; headers: string[] };
export type EncodedPage = {
  etag: string;
  bytes: number;
  notModifiedHeaders: string[];
  encoded: Record<Encoding, Encoded>;
};

const quick = compressors(5, 4);
const best = compressors(11, 9);

/** Compresses quickly; {@link compressBest} improves it later. */
export async function encodePage(page: RenderedPage): Promise<EncodedPage> {
  const etag = `W/"${createHash('sha256').update(page.body).digest('base64url').slice(0, 22)}"`;
  const sharedHeaders = ['etag', etag, 'cache-control', 'no-cache', 'vary', 'accept-encoding'];
  const pageHeaders = page.headers.filter(
    ([name]) => !['content-length', 'cache-control'].includes(name),
  );
  const [br, gz] = await Promise.all([quick.br(page.body), quick.gzip(page.body)]);
  const identity = {
    body: page.body,
    headers: [...pageHeaders.flat(), ...sharedHeaders, 'content-length', String(page.body.length)],
  };
  return {
    etag,
    bytes: page.body.length + br.length + gz.length,
    // Without them, a page of another origin could not read the status.
    notModifiedHeaders: [...pageHeaders.filter(isForOrigins).flat(), ...sharedHeaders],
    encoded: {
      identity,
      br: withEncoding(identity, 'br', br),
      gzip: withEncoding(identity, 'gzip', gz),
    },
  };
}

function isForOrigins([name]: [string, string]) {
  return name.startsWith('access-control-');
}

/** Replaces the quick compression of a page with the best. */
export async function compressBest(page: EncodedPage) {
  const { identity } = page.encoded;
  const [br, gz] = await Promise.all([best.br(identity.body), best.gzip(identity.body)]);
  page.encoded.br = withEncoding(identity, 'br', br);
  page.encoded.gzip = withEncoding(identity, 'gzip', gz);
}

function withEncoding(identity: Encoded, encoding: Encoding, body: Buffer): Encoded {
  const headers = identity.headers.slice(0, -2);
  return {
    body,
    headers: [...headers, 'content-encoding', encoding, 'content-length', String(body.length)],
  };
}

export function sendEncoded(page: EncodedPage, request: IncomingMessage, response: ServerResponse) {
  if (isNotModified(request.headers, { etag: page.etag })) {
    response.writeHead(304, page.notModifiedHeaders).end();
    return;
  }
  const { headers, body } = page.encoded[acceptedEncoding(request.headers['accept-encoding'])];
  response.writeHead(200, headers);
  if (request.method === 'HEAD') response.end();
  else response.end(body);
}

/** Sends a page that is not stored, such as an error page. */
export async function sendRendered(
  page: RenderedPage,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const body = await quick[encoding](page.body);
  const headers = page.headers.filter(([name]) => name !== 'content-length');
  if (!headers.some(([name]) => name === 'cache-control'))
    headers.push(['cache-control', 'no-store']);
  if (encoding !== 'identity') headers.push(['content-encoding', encoding]);
  headers.push(['vary', 'accept-encoding'], ['content-length', String(body.length)]);
  response.writeHead(page.status, headers.flat());
  response.end(request.method === 'HEAD' ? undefined : body);
}

function compressors(brotliQuality: number, gzipLevel: number) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality };
  return {
    br: (body: Buffer) => compressBrotli(body, { params }),
    gzip: (body: Buffer) => compressGzip(body, { level: gzipLevel }),
    identity: async (body: Buffer) => body,
  };
}
