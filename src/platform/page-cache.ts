import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ReadFailure } from './attempt.ts';
import { acceptedEncoding, type Encoding } from './encoding.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type RenderedPage = {
  status: number;
  headers: [name: string, value: string][];
  body: Buffer;
  /** Set when a read failed and the page had to do without, whatever its status says. */
  failure?: ReadFailure | undefined;
};

/**
 * Which query values a page knows, by path and name. A path may end in `*` for any last part. Any other query
 * is ignored, and the page never sees it.
 */
export type KnownQueries = Record<string, Record<string, readonly string[]>>;

type Options = {
  render: (address: string) => Promise<RenderedPage>;
  contentVersion: () => number;
  /** The moment, in milliseconds, at which a page rendered now stops being true. */
  endOfValidity: () => number;
  queries?: KnownQueries;
  maxPages?: number;
  maxBytes?: number;
};

/** The bytes of the body as Latin-1 text: Node sends it together with the headers in one call, a Buffer in two. */
type Encoded = { body: string; headers: string[] };

/** Until when something is true: while a content version stands, and before a moment in milliseconds. */
type Validity = { version: number; validUntil: number };

type StoredPage = Validity & {
  etag: string;
  bytes: number;
  notModifiedHeaders: string[];
  encoded: Record<Encoding, Encoded>;
};

type Flight = Validity & { page: Promise<RenderedPage | StoredPage> };

/**
 * Keeps rendered public pages in memory, each valid for one content version and until `endOfValidity`.
 * Only complete pages with status 200 are kept; when a render fails, the last good page of that address is sent.
 */
export function createPageCache(options: Options) {
  const {
    render,
    contentVersion,
    endOfValidity,
    queries = {},
    maxPages = 1_000,
    maxBytes = 48e6,
  } = options;
  const pages = new Map<string, StoredPage>();
  const flights = new Map<string, Flight>();
  const waitingForBest: [string, StoredPage][] = [];
  let bytes = 0;
  let isCompressing = false;

  /** Answers at once when the page is in memory and valid. */
  function answerFromMemory(request: IncomingMessage, response: ServerResponse) {
    const page = pages.get(request.url ?? '');
    if (!page || !isValid(page) || !isRead(request)) return false;
    keepLonger(request.url ?? '', page);
    sendStored(page, request, response);
    return true;
  }

  /** Answers every request for a public page; false when the request is none and nothing was sent. */
  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (!isRead(request)) return false;
    const address = pageAddress(request.url ?? '', queries);
    if (address === undefined) return false;
    const stored = pages.get(address);
    if (stored && isValid(stored)) {
      sendStored(stored, request, response);
      return true;
    }
    const shared = flights.get(address);
    const isFirst = !shared || !isValid(shared);
    const page = await (isFirst ? takeOff(address) : shared.page);
    if ('encoded' in page) sendStored(page, request, response);
    else if (isFirst || page.status !== 200 || page.failure)
      await sendRendered(page, request, response);
    else return false;
    return true;
  }

  async function takeOff(address: string) {
    const validity = { version: contentVersion(), validUntil: endOfValidity() };
    const flight: Flight = { ...validity, page: renderAndKeep(address, validity) };
    flights.set(address, flight);
    try {
      return await flight.page;
    } finally {
      if (flights.get(address) === flight) flights.delete(address);
    }
  }

  async function renderAndKeep(address: string, validity: Validity) {
    const page = await render(address);
    if (page.status >= 500 || page.failure === 'away') return pages.get(address) ?? page;
    if (!isStorable(page)) return page;
    const stored = await storedPage(page, validity);
    keep(address, stored);
    return stored;
  }

  function keep(address: string, page: StoredPage) {
    const present = pages.get(address);
    if (present && isNewer(present, page)) return;
    forget(address);
    pages.set(address, page);
    bytes += page.bytes;
    for (const [oldest] of pages) {
      if (pages.size <= maxPages && bytes <= maxBytes) break;
      forget(oldest);
    }
    waitingForBest.push([address, page]);
    void compressWaiting();
  }

  /** The page used longest ago goes first when there are too many. */
  function keepLonger(address: string, page: StoredPage) {
    pages.delete(address);
    pages.set(address, page);
  }

  function forget(address: string) {
    bytes -= pages.get(address)?.bytes ?? 0;
    pages.delete(address);
  }

  /** Replaces the quick compressions by the best, one page after another, while they are still in use. */
  async function compressWaiting() {
    if (isCompressing) return;
    isCompressing = true;
    for (let next = waitingForBest.shift(); next; next = waitingForBest.shift()) {
      const [address, page] = next;
      if (pages.get(address) !== page || !isValid(page)) continue;
      const { identity } = page.encoded;
      const plain = Buffer.from(identity.body, 'latin1');
      const [br, gz] = await Promise.all([bestBrotli(plain), bestGzip(plain)]);
      page.encoded.br = withEncoding(identity, 'br', br);
      page.encoded.gzip = withEncoding(identity, 'gzip', gz);
    }
    isCompressing = false;
  }

  function isValid({ version, validUntil }: Validity) {
    return version === contentVersion() && Date.now() < validUntil;
  }

  return { answerFromMemory, answer };
}

const privateAreas = /^\/(admin|auth|uploads|health|_actions)(\/|$)/;

/** Paths that can be written in one way only: no escapes, no empty parts, none that begins with a dot. */
const plainPath = /^(\/|(\/[\w-][\w.-]*)+)$/;

/**
 * The address under which a page is kept and rendered, however it is written: its path with the queries it
 * knows, in their order. Undefined for addresses that are no public page.
 */
export function pageAddress(url: string, queries: KnownQueries) {
  const { pathname, searchParams: given } = new URL(`http://site.invalid${url}`);
  const path = plainPath.test(pathname) ? pathname : decodedPath(pathname);
  if (path.length > 200 || !plainPath.test(path) || privateAreas.test(path)) return undefined;
  const known = queries[path] ?? queries[path.replace(/[^/]+$/, '*')];
  if (!known || given.size === 0) return path;
  const kept = new URLSearchParams();
  for (const [name, values] of Object.entries(known)) {
    const value = given.get(name);
    if (value !== null && values.includes(value)) kept.set(name, value);
  }
  return kept.size === 0 ? path : `${path}?${kept}`;
}

/** A path as the router reads it: escapes of escapes are undone, too, and empty parts left out. */
function decodedPath(path: string): string {
  const collapsed = path.replaceAll(/\/{2,}/g, '/');
  try {
    const decoded = decodeURI(collapsed);
    return decoded === collapsed ? collapsed : decodedPath(decoded);
  } catch {
    return collapsed;
  }
}

function isNewer(one: Validity, other: Validity) {
  if (one.version !== other.version) return one.version > other.version;
  return one.validUntil > other.validUntil;
}

function isRead({ method }: IncomingMessage) {
  return method === 'GET' || method === 'HEAD';
}

function isStorable(page: RenderedPage) {
  return page.status === 200 && !page.failure && !page.headers.some(forbidsStoring);
}

function forbidsStoring([name, value]: [string, string]) {
  return name === 'set-cookie' || (name === 'cache-control' && /no-store|private/.test(value));
}

async function storedPage(page: RenderedPage, validity: Validity): Promise<StoredPage> {
  const etag = `W/"${createHash('sha256').update(page.body).digest('base64url').slice(0, 22)}"`;
  const shared = ['etag', etag, 'cache-control', 'no-cache', 'vary', 'accept-encoding'];
  const own = page.headers.filter(([name]) => !['content-length', 'cache-control'].includes(name));
  const [br, gz] = await Promise.all([quickBrotli(page.body), quickGzip(page.body)]);
  const identity = {
    body: page.body.toString('latin1'),
    headers: [...own.flat(), ...shared, 'content-length', String(page.body.length)],
  };
  return {
    ...validity,
    etag,
    bytes: page.body.length + br.length + gz.length,
    notModifiedHeaders: shared,
    encoded: {
      identity,
      br: withEncoding(identity, 'br', br),
      gzip: withEncoding(identity, 'gzip', gz),
    },
  };
}

function withEncoding(identity: Encoded, encoding: Encoding, body: Buffer): Encoded {
  const headers = identity.headers.slice(0, -2);
  return {
    body: body.toString('latin1'),
    headers: [...headers, 'content-encoding', encoding, 'content-length', String(body.length)],
  };
}

function sendStored(page: StoredPage, request: IncomingMessage, response: ServerResponse) {
  if (request.headers['if-none-match']?.includes(page.etag)) {
    response.writeHead(304, page.notModifiedHeaders).end();
    return;
  }
  const { headers, body } = page.encoded[acceptedEncoding(request.headers['accept-encoding'])];
  response.writeHead(200, headers);
  if (request.method === 'HEAD') response.end();
  else response.end(body, 'latin1');
}

/** Sends a page that is not kept, such as an error page. */
async function sendRendered(
  page: RenderedPage,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const quick = { br: quickBrotli, gzip: quickGzip, identity: async (body: Buffer) => body }[
    encoding
  ];
  const body = await quick(page.body);
  const headers = page.headers.filter(([name]) => name !== 'content-length');
  if (!headers.some(([name]) => name === 'cache-control'))
    headers.push(['cache-control', 'no-store']);
  if (encoding !== 'identity') headers.push(['content-encoding', encoding]);
  headers.push(['vary', 'accept-encoding'], ['content-length', String(body.length)]);
  response.writeHead(page.status, headers.flat());
  response.end(request.method === 'HEAD' ? undefined : body);
}

function quickBrotli(body: Buffer) {
  return compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
}

function bestBrotli(body: Buffer) {
  return compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
}

function quickGzip(body: Buffer) {
  return compressGzip(body, { level: 4 });
}

function bestGzip(body: Buffer) {
  return compressGzip(body, { level: 9 });
}
