import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { pageAddress, type KnownQueries } from './page-address.ts';
import {
  compressBest,
  encodePage,
  sendEncoded,
  sendRendered,
  type EncodedPage,
  type RenderedPage,
} from './page-encoding.ts';

type Options = {
  render: (address: string) => Promise<RenderedPage>;
  contentVersion: () => number;
  /** The moment, in milliseconds, at which a page rendered now stops being true. */
  endOfValidity: () => number;
  queries?: KnownQueries;
  /** Answers in place of a page that does not exist; false to send the page that says so. */
  answerNotFound?: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
  /** True for addresses of which there are more than anybody asks for. They have room of their own, so that they push no others out. */
  isRare?: (address: string) => boolean;
  maxPages?: number;
  maxRarePages?: number;
  maxBytes?: number;
  /** For how many milliseconds a page has stood before it is worth the best compression. */
  settleDelayMs?: number;
};

/** Until when something is true: while a content version stands, and before a moment in milliseconds. */
type Validity = { version: number; validUntil: number };

type StoredPage = Validity & EncodedPage;

type RenderInFlight = Validity & { page: Promise<RenderedPage | StoredPage> };

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
    answerNotFound,
    isRare = () => false,
    maxPages = 1_000,
    maxRarePages = 200,
    maxBytes = 48e6,
    settleDelayMs = 500,
  } = options;
  const rare = roomFor(maxRarePages, maxBytes / 4);
  const common = roomFor(maxPages, maxBytes);
  const inFlight = new Map<string, RenderInFlight>();
  const waitingForBest: { address: string; page: StoredPage; from: number }[] = [];
  let isCompressing = false;

  /** Answers at once when the page is in memory and valid. */
  function answerFromMemory(request: IncomingMessage, response: ServerResponse) {
    const url = request.url ?? '';
    const page = pagesLike(url).get(url);
    if (!page || !isValid(page) || !isRead(request)) return false;
    sendEncoded(page, request, response);
    return true;
  }

  /** Answers every request for a public page; false when the request is none and nothing was sent. */
  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (!isRead(request)) return false;
    const address = pageAddress(request.url ?? '', queries);
    if (address === undefined) return false;
    const stored = pagesLike(address).get(address);
    if (stored && isValid(stored)) {
      sendEncoded(stored, request, response);
      return true;
    }
    const shared = inFlight.get(address);
    const isFirst = !shared || !isValid(shared);
    const page = await (isFirst ? startRender(address) : shared.page);
    if ('encoded' in page) sendEncoded(page, request, response);
    else if (page.status === 404 && (await answerNotFound?.(request, response))) return true;
    else if (isFirst || page.status !== 200 || page.failure)
      await sendRendered(page, request, response);
    else return false;
    return true;
  }

  async function startRender(address: string) {
    const validity = { version: contentVersion(), validUntil: endOfValidity() };
    const rendering: RenderInFlight = { ...validity, page: renderAndKeep(address, validity) };
    inFlight.set(address, rendering);
    try {
      return await rendering.page;
    } finally {
      if (inFlight.get(address) === rendering) inFlight.delete(address);
    }
  }

  async function renderAndKeep(address: string, validity: Validity) {
    const page = await render(address);
    if (page.status >= 500 || page.failure === 'away')
      return pagesLike(address).get(address) ?? page;
    if (!isStorable(page)) return page;
    const stored = { ...validity, ...(await encodePage(page)) };
    keep(address, stored);
    return stored;
  }

  function keep(address: string, page: StoredPage) {
    const pages = pagesLike(address);
    const present = pages.peek(address);
    if (present && isNewer(present, page)) return;
    pages.set(address, page);
    waitingForBest.push({ address, page, from: performance.now() + settleDelayMs });
    void compressWaiting();
  }

  /**
   * Replaces the quick compressions by the best, one page after another, while they are still in use. Not at once:
   * right after a change the processor has the other pages to render.
   */
  async function compressWaiting() {
    if (isCompressing) return;
    isCompressing = true;
    for (let next = waitingForBest.shift(); next; next = waitingForBest.shift()) {
      const { address, page, from } = next;
      if (from > performance.now()) await wait(from - performance.now(), undefined, { ref: false });
      if (pagesLike(address).peek(address) !== page || !isValid(page)) continue;
      await compressBest(page);
    }
    isCompressing = false;
  }

  function pagesLike(address: string) {
    return isRare(address) ? rare : common;
  }

  function isValid({ version, validUntil }: Validity) {
    return version === contentVersion() && Date.now() < validUntil;
  }

  return { answerFromMemory, answer };
}

function roomFor(max: number, maxSize: number) {
  return new LRUCache<string, StoredPage>({ max, maxSize, sizeCalculation: ({ bytes }) => bytes });
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
