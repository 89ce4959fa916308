import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createApp } from 'astro/app/entrypoint';
import sirv from 'sirv';
import { countPendingVariants, startVariantMaker } from './features/media/media.server.ts';
import { withoutUnusedHashes } from './lib/content-security-policy.ts';
import { endOfDay } from './lib/dates.ts';
import { failedAttempts } from './platform/attempt.ts';
import {
  isConnected,
  isConnectionError,
  markLost,
  stopProbing,
  testConnection,
  whenConnectionReturns,
} from './platform/connection.ts';
import { contentVersion, watchContentVersion } from './platform/content.ts';
import { db } from './platform/database.ts';
import { env } from './platform/env.ts';
import { log } from './platform/log.ts';
import { serveMedia } from './platform/media-files.ts';
import { createPageCache, type RenderedPage } from './platform/page-cache.ts';
import { clientAddress, readBody, webRequest } from './platform/request.ts';
import { withSecurityHeaders } from './platform/security-headers.ts';
import { facts } from './site/facts.ts';
import { prepareDatabase, prepareDataFolder } from './start-up.ts';

const stopWithinMs = 10_000;

const app = createApp();

const pageCache = createPageCache({
  render: renderPage,
  contentVersion,
  endOfValidity: () => endOfDay(facts.timeZone),
});

const serveStatic = sirv(path.join(import.meta.dirname, '../client'), {
  brotli: true,
  gzip: true,
  etag: true,
  extensions: [],
  setHeaders: (response, file) => {
    const lasts = file.startsWith('/_astro/')
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600';
    response.setHeader('cache-control', lasts);
    response.setHeader('x-content-type-options', 'nosniff');
  },
});

let isReady = false;

const server = createServer((request, response) => {
  if (pageCache.answerFromMemory(request, response)) return;
  serve(request, response).catch((cause: unknown) => {
    log.error(`Answering ${request.method} failed`, cause);
    if (response.headersSent) response.destroy();
    else response.writeHead(500, { 'content-type': 'text/plain' }).end('Something gave way.');
  });
});

await start();

async function start() {
  await prepareDataFolder().catch((cause: unknown) =>
    giveUp(`Cannot write to ${env.dataFolder}`, cause),
  );
  whenConnectionReturns(async () => {
    await prepareDatabase();
    isReady = true;
  });
  try {
    await prepareDatabase();
    isReady = await testConnection();
  } catch (cause) {
    if (!isConnectionError(cause)) giveUp('Cannot prepare the database', cause);
    markLost(cause);
  }
  const watcher = watchContentVersion();
  const variantMaker = startVariantMaker();

  server.on('error', (cause: NodeJS.ErrnoException) => {
    if (cause.code === 'EADDRINUSE') giveUp(`Port ${env.port} is in use: set PORT to another`);
    giveUp(`Cannot serve on ${env.host}:${env.port}`, cause);
  });
  server.listen(env.port, env.host, () => {
    log.info(`SOLMERE is at ${env.siteUrl.origin} (${env.host}:${env.port})`);
  });

  async function stop() {
    log.info('Stopping …');
    setTimeout(() => server.closeAllConnections(), stopWithinMs).unref();
    await new Promise((resolve) => server.close(resolve));
    stopProbing();
    await Promise.all([variantMaker.stop(), watcher.stop()]);
    await db.destroy();
    process.exit(0);
  }
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

function giveUp(message: string, cause?: unknown): never {
  log.error(message, cause);
  process.exit(1);
}

async function serve(request: IncomingMessage, response: ServerResponse) {
  const url = request.url ?? '';
  if (!url.startsWith('/')) return void response.writeHead(400).end();
  if (sendStatic(request, response)) return;
  if (url === '/health') return sendHealth(response);
  if (url.startsWith('/media/')) return serveMedia(request, response);
  if (await pageCache.answer(request, response)) return;
  await sendUncached(request, response);
}

function sendStatic(request: IncomingMessage, response: ServerResponse) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  let isFound = true;
  serveStatic(request, response, () => {
    isFound = false;
  });
  return isFound;
}

async function sendHealth(response: ServerResponse) {
  const database = isConnected() ? 'ok' : 'not connected';
  const pendingVariants = isConnected() ? await countPendingVariants().catch(() => null) : null;
  const body = JSON.stringify({ ready: isReady, database, pendingVariants });
  response.writeHead(isReady ? 200 : 503, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
  });
  response.end(body);
}

/** Renders a public page as any visitor sees it: without cookies, from its address alone. */
async function renderPage(address: string): Promise<RenderedPage> {
  const failedBefore = failedAttempts();
  const response = await app.render(new Request(env.siteUrl.origin + address), {
    addCookieHeader: true,
    clientAddress: '',
  });
  const body = Buffer.from(await response.arrayBuffer());
  const policy = response.headers.get('content-security-policy');
  if (policy) {
    const shorter = await withoutUnusedHashes(policy, body.toString());
    response.headers.set('content-security-policy', shorter);
  }
  return {
    status: response.status,
    headers: withSecurityHeaders(response.headers),
    body,
    isComplete: failedAttempts() === failedBefore,
  };
}

/** Everything that is no public page: answers of the signed-in, forms, actions. */
async function sendUncached(request: IncomingMessage, response: ServerResponse) {
  const body = await readBody(request);
  if (!body) {
    response
      .writeHead(413, { 'content-type': 'text/plain', connection: 'close' })
      .end('This is too large.');
    return;
  }
  const page = await app.render(webRequest(request, request.url ?? '/', body), {
    addCookieHeader: true,
    clientAddress: clientAddress(request),
  });
  const headers = withSecurityHeaders(page.headers);
  if (!page.headers.has('cache-control')) headers.push(['cache-control', 'no-store']);
  response.writeHead(page.status, headers.flat());
  if (page.body && request.method !== 'HEAD') {
    await pipeline(Readable.fromWeb(page.body as ReadableStream), response);
  } else {
    response.end();
  }
}
