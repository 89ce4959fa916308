import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { isNotModified } from '../http/not-modified.ts';
import { lookup } from 'mrmime';
import parseRange from 'range-parser';
import type { ImageFormat } from '../../lib/media/image-url.ts';
import { allVariants } from '../../lib/media/image-variants.ts';
import { isMediaKey, mediaKey, mediaUrl } from '../../lib/media/media-key.ts';
import { log } from '../observability/log.ts';
import { sendInPieces, TooManyWaiting } from './media-pieces.ts';
import { headersOfEveryAnswer } from '../http/security-headers.ts';
import { createSemaphore, type Semaphore } from '../jobs/semaphore.ts';
import { FileMissing, type ByteRange, type Storage, type StoredStat } from './contract.ts';
import { storage } from './storage.ts';

type FoundMediaFile = { key: string; stat: StoredStat; cacheControl: string };

const retryAfterSeconds = 10;
const mutable = 'public, max-age=3600';
const plainFormats = new Set<ImageFormat>(['jpg', 'png']);

const safeHeaders = {
  ...Object.fromEntries(headersOfEveryAnswer),
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-site',
};

/** A drawing brings its own face. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; sandbox";

/** Players that pause longer request the rest again. */
const stalledMs = 120_000;

const readSemaphore = createSemaphore({ permits: 64, maxWaiting: 5_000 });

let isAway = false;

/**
 * Serves `/media/`: the file, 404, or 503 if storage fails. Calls `onMissing` for each requested file that is missing.
 * `readDrawing` answers the addresses of drawings in another language.
 */
export async function serveMedia(
  req: IncomingMessage,
  res: ServerResponse,
  {
    store = storage,
    onMissing = (_key: string) => {},
    readDrawing = async (_address: string): Promise<string | undefined> => undefined,
    semaphore = readSemaphore,
    takenWithinMs = stalledMs,
  } = {},
): Promise<void> {
  for (const [name, value] of Object.entries(safeHeaders)) res.setHeader(name, value);
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    res.setHeader('Allow', 'GET, HEAD');
    return sendText(res, 405, 'Method not allowed');
  }
  try {
    const drawing = await readDrawing(req.url ?? '');
    if (drawing !== undefined) return sendDrawing(req, res, Buffer.from(drawing));
    const key = mediaKey(req.url?.split('?', 1)[0] ?? '');
    const file = key === undefined ? undefined : await findFile(store, key);
    if (key !== undefined && file?.key !== key) onMissing(key);
    if (!file) return sendText(res, 404, 'Not found');
    await sendFile(req, res, file, { store, semaphore, takenWithinMs });
  } catch (cause) {
    answerFailure(res, cause);
  }
}

function answerFailure(res: ServerResponse, cause: unknown) {
  if (res.destroyed && !res.headersSent) return;
  if (res.headersSent) {
    if (!(cause instanceof FileMissing)) log.error('A download was interrupted', cause);
    res.destroy();
    return;
  }
  if (cause instanceof FileMissing) return sendText(res, 404, 'Not found');
  if (cause instanceof TooManyWaiting) return sendBusy(res);
  if (!isAway) log.error('Files cannot be read from storage', cause);
  isAway = true;
  sendBusy(res);
}

function sendBusy(res: ServerResponse) {
  res.setHeader('Retry-After', retryAfterSeconds);
  sendText(res, 503, 'Service unavailable');
}

async function findFile(store: Storage, key: string): Promise<FoundMediaFile | undefined> {
  const stat = await store.stat(key);
  if (stat) return { key, stat, cacheControl: chooseCacheControl(key) };
  return findNearest(store, key);
}

function sendDrawing(req: IncomingMessage, res: ServerResponse, drawing: Buffer) {
  res.writeHead(200, {
    'Content-Type': 'image/svg+xml',
    'Content-Length': drawing.length,
    'Cache-Control': mutable,
    'Content-Security-Policy': drawingPolicy,
  });
  res.end(req.method === 'HEAD' ? undefined : drawing);
}

function chooseCacheControl(key: string) {
  if (key.startsWith('videos/')) return 'public, max-age=31536000';
  return parseVariant(key) ? 'public, max-age=31536000, immutable' : mutable;
}

/** The substitute for a pending variant: the same format first, then the nearest width. JPEG and PNG are replaced by the master. */
async function findNearest(store: Storage, key: string): Promise<FoundMediaFile | undefined> {
  const requested = parseVariant(key);
  if (!requested) return undefined;
  for (const master of [`${requested.base}.jpg`, `${requested.base}.png`]) {
    const masterStat = await store.stat(master);
    if (!masterStat) continue;
    const variants = allVariants(mediaUrl(master));
    if (!variants.some(({ url }) => url === mediaUrl(key))) return undefined;
    const isPlain = plainFormats.has(requested.format);
    const candidates = variants.filter(({ format }) => !isPlain && !plainFormats.has(format));
    const nearestFirst = candidates.toSorted(
      (a, b) =>
        Number(a.format !== requested.format) - Number(b.format !== requested.format) ||
        Math.abs(a.width - requested.width) - Math.abs(b.width - requested.width),
    );
    for (const { url } of nearestFirst) {
      const nearKey = mediaKey(url);
      const stat = nearKey === undefined ? undefined : await store.stat(nearKey);
      if (nearKey !== undefined && stat)
        return { key: nearKey, stat, cacheControl: 'public, max-age=60' };
    }
    return { key: master, stat: masterStat, cacheControl: 'public, max-age=60' };
  }
  return undefined;
}

function parseVariant(key: string) {
  const match = /^(.+)\/(\d+)(?:-\d+)?\.(avif|webp|jpg|png)$/.exec(key);
  if (!match?.[1] || !isMediaKey(`${match[1]}.jpg`)) return undefined;
  return { base: match[1], width: Number(match[2]), format: match[3] as ImageFormat };
}

async function sendFile(
  req: IncomingMessage,
  res: ServerResponse,
  { key, stat, cacheControl }: FoundMediaFile,
  { store, ...limits }: { store: Storage; semaphore: Semaphore; takenWithinMs: number },
) {
  const validators = {
    etag: `"${stat.bytes.toString(36)}-${stat.modified.getTime().toString(36)}"`,
    'last-modified': stat.modified.toUTCString(),
  };
  const headers = { ...validators, 'Cache-Control': cacheControl, 'Accept-Ranges': 'bytes' };
  if (isNotModified(req.headers, validators)) {
    res.writeHead(304, headers).end();
    return;
  }
  const range = requestedRange(req, stat.bytes, validators);
  if (range === 'unsatisfiable') {
    res.setHeader('Content-Range', `bytes */${stat.bytes}`);
    sendText(res, 416, 'Range not satisfiable');
    return;
  }
  const fileHeaders = {
    ...headers,
    'Content-Type': lookup(key) ?? 'application/octet-stream',
    ...(key.endsWith('.pdf') && { 'Content-Disposition': 'attachment' }),
  };
  if (req.method === 'HEAD') {
    res.writeHead(200, { ...fileHeaders, 'Content-Length': stat.bytes }).end();
    return;
  }
  await sendInPieces(res, {
    ...limits,
    open: (piece) => store.open(key, piece),
    range: range ?? { start: 0, end: stat.bytes - 1 },
    begin: () => {
      isAway = false;
      res.writeHead(range ? 206 : 200, { ...fileHeaders, ...lengthHeaders(stat.bytes, range) });
    },
  });
}

function lengthHeaders(bytes: number, range: ByteRange | undefined): OutgoingHttpHeaders {
  if (!range) return { 'Content-Length': bytes };
  return {
    'Content-Length': range.end - range.start + 1,
    'Content-Range': `bytes ${range.start}-${range.end}/${bytes}`,
  };
}

/** Undefined for the whole file: no range, several ranges, an invalid range, or an outdated `If-Range`. */
function requestedRange(
  req: IncomingMessage,
  bytes: number,
  validators: { etag: string; 'last-modified': string },
): ByteRange | 'unsatisfiable' | undefined {
  const { range } = req.headers;
  if (range === undefined || req.method !== 'GET') return undefined;
  const ifRange = req.headers['if-range'];
  if (
    ifRange !== undefined &&
    ifRange !== validators.etag &&
    ifRange !== validators['last-modified']
  ) {
    return undefined;
  }
  const ranges = parseRange(bytes, range, { combine: true });
  if (ranges === -1) return 'unsatisfiable';
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return undefined;
  return ranges[0];
}

function sendText(res: ServerResponse, status: number, text: string) {
  res.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  res.end(text);
}
