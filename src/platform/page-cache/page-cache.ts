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
  /** `isKnown` is true for a page that was public before the last change. */
  render: (
    address: string,
    by: { request: IncomingMessage; isKnown: boolean },
  ) => Promise<RenderedPage>;
  contentVersion: () => number;
  /** The time, in milliseconds, at which a page rendered now becomes outdated. */
  endOfValidity: () => number;
  queries?: KnownQueries;
  /** The prefix of the language of a path, such as `/fr`. */
  prefixOf?: (path: string) => string;
  /** Handles a missing page; returns false to send the rendered 404 page. */
  answerNotFound?: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
  /** True for addresses in unlimited number, such as searches. They have their own space, so that they do not evict others. */
  isRare?: (address: string) => boolean;
  maxPages?: number;
  maxRarePages?: number;
  maxBytes?: number;
  /** How many milliseconds a page must be cached before it gets the best compression. */
  settleDelayMs?: number;
};

/** The conditions of validity: a content version, and an end time in milliseconds. */
type Validity = { version: number; validUntil: number };

type StoredPage = Validity & EncodedPage;

type RenderInFlight = Validity & { page: Promise<RenderedPage | StoredPage> };

/**
 * Caches rendered public pages in memory, each valid for one content version and until `endOfValidity`.
 * Only complete pages with status 200 are cached. If a render fails, the last good page of the address is sent.
 */
export function createPageCache(options: Options) {
  const {
    render,
    contentVersion,
    endOfValidity,
    queries = {},
    prefixOf = () => '',
    answerNotFound,
    isRare = () => false,
    maxPages = 1_000,
    maxRarePages = 200,
    maxBytes = 48e6,
    settleDelayMs = 500,
  } = options;
  const rarePages = createLru(maxRarePages, maxBytes / 4);
  const commonPages = createLru(maxPages, maxBytes);
  const inFlight = new Map<string, RenderInFlight>();
  const waitingForBest: { address: string; page: StoredPage; from: number }[] = [];
  let isCompressing = false;

  /** Responds synchronously if the page is in memory and valid. */
  function answerFromMemory(request: IncomingMessage, response: ServerResponse) {
    const url = request.url ?? '';
    const page = commonPages.get(url) ?? (url.includes('?') ? rarePages.get(url) : undefined);
    if (!page || !isValid(page) || !isRead(request)) return false;
    sendEncoded(page, request, response);
    return true;
  }

  /** Responds to every request for a public page. Returns false for other requests, without a response. */
  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (!isRead(request)) return false;
    const address = pageAddress(request.url ?? '', queries, prefixOf);
    if (address === undefined) return false;
    const storedPage = cacheFor(address).get(address);
    if (storedPage && isValid(storedPage)) {
      sendEncoded(storedPage, request, response);
      return true;
    }
    let { page, isFirst } = await renderOrShare(address, request);
    // Whoever asked first may have had no turn where this one has.
    if (!isFirst && isBusy(page)) ({ page, isFirst } = await renderOrShare(address, request));
    if ('encoded' in page) sendEncoded(page, request, response);
    else if (page.status === 404 && (await answerNotFound?.(request, response))) return true;
    else if (isFirst || page.status !== 200 || page.failure)
      await sendRendered(page, request, response);
    else return false;
    return true;
  }

  async function renderOrShare(address: string, request: IncomingMessage) {
    const sharedRender = inFlight.get(address);
    const isFirst = !sharedRender || !isValid(sharedRender);
    const page = await (isFirst ? startRender(address, request) : sharedRender.page);
    return { page, isFirst };
  }

  async function startRender(address: string, request: IncomingMessage) {
    const validity = { version: contentVersion(), validUntil: endOfValidity() };
    const page = renderAndCache(address, request, validity);
    const renderInFlight: RenderInFlight = { ...validity, page };
    inFlight.set(address, renderInFlight);
    try {
      return await renderInFlight.page;
    } finally {
      if (inFlight.get(address) === renderInFlight) inFlight.delete(address);
    }
  }

  async function renderAndCache(address: string, request: IncomingMessage, validity: Validity) {
    const page = await render(address, { request, isKnown: cacheFor(address).has(address) });
    if (page.status >= 500 || page.failure === 'away')
      return cacheFor(address).get(address) ?? page;
    if (!isStorable(page)) return page;
    const storedPage = { ...untilExpiry(validity, page), ...(await encodePage(page)) };
    store(address, storedPage);
    return storedPage;
  }

  function store(address: string, page: StoredPage) {
    const pages = cacheFor(address);
    const cached = pages.peek(address);
    if (cached && isNewer(cached, page)) return;
    pages.set(address, page);
    waitingForBest.push({ address, page, from: performance.now() + settleDelayMs });
    void compressWaiting();
  }

  /** Compresses cached pages again at best quality, one at a time. It waits first, since a change causes many renders. */
  async function compressWaiting() {
    if (isCompressing) return;
    isCompressing = true;
    for (let next = waitingForBest.shift(); next; next = waitingForBest.shift()) {
      const { address, page, from } = next;
      if (from > performance.now()) await wait(from - performance.now(), undefined, { ref: false });
      if (cacheFor(address).peek(address) !== page || !isValid(page)) continue;
      await compressBest(page);
    }
    isCompressing = false;
  }

  function cacheFor(address: string) {
    return isRare(address) ? rarePages : commonPages;
  }

  function isValid({ version, validUntil }: Validity) {
    return version === contentVersion() && Date.now() < validUntil;
  }

  return { answerFromMemory, answer };
}

function createLru(max: number, maxSize: number) {
  return new LRUCache<string, StoredPage>({ max, maxSize, sizeCalculation: ({ bytes }) => bytes });
}

function isNewer(one: Validity, other: Validity) {
  if (one.version !== other.version) return one.version > other.version;
  return one.validUntil > other.validUntil;
}

/** A page may say that it is outdated earlier, by its `expires`. */
function untilExpiry(validity: Validity, { headers }: RenderedPage): Validity {
  const [, expires = ''] = headers.find(([name]) => name === 'expires') ?? [];
  const end = Date.parse(expires) || validity.validUntil;
  return { ...validity, validUntil: Math.min(validity.validUntil, end) };
}

function isRead({ method }: IncomingMessage) {
  return method === 'GET' || method === 'HEAD';
}

function isBusy(page: RenderedPage | StoredPage) {
  return 'status' in page && page.status === 503 && !page.failure;
}

function isStorable(page: RenderedPage) {
  return page.status === 200 && !page.failure && !page.headers.some(forbidsStoring);
}

function forbidsStoring([name, value]: [string, string]) {
  return name === 'set-cookie' || (name === 'cache-control' && /no-store|private/.test(value));
}
