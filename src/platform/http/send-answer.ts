import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { acceptedEncoding, compressorFor, isCompressible } from './encoding.ts';
import { withSecurityHeaders } from './security-headers.ts';
import { sendStream } from './send-stream.ts';

const minCompressedBytes = 1_000;

/** Sends a response that is not cached, with streaming compression. Adds no-store unless it sets its own cache-control. */
export async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Response,
) {
  const headers = withSecurityHeaders(answer.headers);
  if (!answer.headers.has('cache-control')) headers.push(['cache-control', 'no-store']);
  if (!answer.body || request.method === 'HEAD') {
    response.writeHead(answer.status, headers.flat()).end();
    return;
  }
  if (response.destroyed) return answer.body.cancel();
  const body = Readable.fromWeb(answer.body as ReadableStream);
  const encoding = encodingFor(request, answer);
  const compressor = compressorFor(encoding);
  if (!compressor) {
    response.writeHead(answer.status, headers.flat());
    return sendStream(body, response);
  }
  const others = headers.filter(([name]) => name !== 'content-length');
  const compressedHeaders = [
    ...others,
    ['content-encoding', encoding],
    ['vary', 'accept-encoding'],
  ];
  response.writeHead(answer.status, compressedHeaders.flat());
  return sendStream(body, response, [compressor]);
}

function encodingFor(request: IncomingMessage, { headers }: Response) {
  const isShort = Number(headers.get('content-length') ?? minCompressedBytes) < minCompressedBytes;
  if (isShort || headers.has('content-encoding')) return 'identity';
  if (!isCompressible(headers.get('content-type'))) return 'identity';
  return acceptedEncoding(request.headers['accept-encoding']);
}
