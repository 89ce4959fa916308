import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { hasApiKey, isApiUrl, refuseApiRequest } from './features/api/api-access.server.ts';
import { apiQueries } from './features/api/read-language.server.ts';
import { answerImportUpload } from './features/moving/import/answer-import-upload.compose.server.ts';
import {
  answerHomeWithQuery,
  answerNotFound,
} from './features/addresses/not-found-answer.server.ts';
import { handleMissingFile } from './features/media/storage/lost-media.server.ts';
import { answerUpload } from './features/media/upload/uploads.server.ts';
import { answerLeaving } from './features/first-access/answer-leaving.server.ts';
import { isSearchAddress } from './features/projects/search/project-search.ts';
import { answerProbe } from './health.ts';
import { logUnnotifiedForms } from './features/enquiries/notifications/unnotified-forms.server.ts';
import { translatedDrawing } from './features/residences/drawing/drawings.server.ts';
import { startJobs } from './jobs.ts';
import { SecretDamaged, SecretUnreadable } from './platform/accounts/secret.ts';
import {
  isConnectionError,
  markLost,
  stopProbing,
  testConnection,
  whenConnectionReturns,
} from './platform/database/connection.ts';
import { contentVersion, watchContentVersion } from './platform/database/content.ts';
import { db, isPostgres } from './platform/database/database.ts';
import { env } from './platform/env/env.ts';
import { callsActionByQuery } from './platform/http/framework-routes.ts';
import { gracefulStop } from './platform/http/graceful-stop.ts';
import { startHeartbeat } from './platform/database/instances.ts';
import { log } from './platform/observability/log.ts';
import { serveMedia } from './platform/storage/media-files.ts';
import { freeStartUpMemory } from './platform/jobs/memory.ts';
import {
  answerMetrics,
  countCacheHit,
  countRender,
  startMetricsServer,
} from './platform/observability/metrics.ts';
import { observe } from './platform/observability/observe.ts';
import { createPageCache } from './platform/page-cache/page-cache.ts';
import { oneAtATime } from './platform/http/pipelining.ts';
import { release } from './platform/observability/release.ts';
import { answerSafely, surviveRequests } from './platform/http/request-failures.ts';
import { catchUp, hasSeenNewer, hasToCatchUp } from './platform/page-cache/seen-version.ts';
import { sendText } from './platform/http/send-text.ts';
import { urlAtOwnHost } from './platform/http/site-host.ts';
import {
  checkWrites,
  explained,
  requireWritableDatabase,
  watchWriteFaults,
} from './platform/database/write-check.ts';
import { limitBody } from './platform/http/slow-bodies.ts';
import { readStaticFiles } from './platform/http/static-files.ts';
import { providePastProgram } from './features/past/past-page.server.ts';
import { answerParent, isPastProcess } from './features/past/render-past.compose.server.ts';
import { busyPage, inTurn } from './platform/http/render-turns.ts';
import { renderPage, sendUncached } from './render.ts';
import { followSettings } from './features/settings/site-settings.server.ts';
import { endOfValidity } from './site/end-of-validity.ts';
import {
  prefixOf,
  privateLinkInSource,
  readLanguage,
} from './features/languages/language-address.ts';
import { runInLanguage } from './platform/languages/page-language.ts';
import { settings } from './site/settings/settings.ts';
import { prepareDatabase, prepareDataFolder, prepareStorage } from './start-up.ts';
import { enquiryFormNames } from './features/enquiries/enquiry.ts';
import { projectQueries } from './features/projects/search/project-filter.ts';
import { depositQueries } from './features/timeline/deposit-question.ts';
import { isPartnerSearchUrl, partnerQueries } from './features/partners/search/partner-search.ts';
import {
  isShortlistAddress,
  projectsAsRead,
  shortlistQueries,
} from './features/shortlist/shortlist-address.ts';
import { sitemapQueries } from './features/sitemap/sitemap.ts';
import { testimonialQueries } from './features/testimonials/testimonial-position.ts';
import { laterPages } from './lib/web/page-numbers.ts';
import type { KnownQueries } from './platform/page-cache/page-address.ts';
import { builtIn, formPaths, paths } from './site/paths.ts';

const oauthPath = /^\/(?:\.well-known\/oauth-|auth\/oauth2\/)/;

/** The thanks page of each form; its path ends in `*` for a slug. */
const thanksQueries = Object.fromEntries(
  enquiryFormNames.map((form) => [formPaths[form]('*'), { sent: [form], receipt: 'any' as const }]),
);

/** The query parameters that make a different page, by path. The cache ignores all others. */
const pageQueries: KnownQueries = {
  ...thanksQueries,
  [builtIn.contact]: { projects: projectsAsRead, ...thanksQueries[builtIn.contact] },
  [builtIn.news]: { page: laterPages },
  [builtIn.shortlist]: shortlistQueries,
  [paths.project('*')]: { ...thanksQueries[paths.project('*')], ...depositQueries, day: 'any' },
  get [builtIn.partners]() {
    return partnerQueries();
  },
  get [builtIn.projects]() {
    return projectQueries();
  },
  [paths.sitemap]: sitemapQueries,
  [builtIn.testimonials]: testimonialQueries,
  ...apiQueries,
};

const settleDelayMs = 2_000;
const maxUploadMs = 60 * 60_000;
/** Longer than proxies keep a connection: if we closed first, a proxy's next request on it would fail. */
const keepAliveMs = 130_000;
const methods = ['GET', 'HEAD', 'POST'];

const uploads = /^\/uploads(\?|$)/;
const importUploads = /^\/uploads\/import(\?|$)/;

surviveRequests();

const pageCache = createPageCache({
  async render(address, { request, isKnown }) {
    const render = () => {
      countRender();
      return renderPage(address);
    };
    if (isApiUrl(address)) return render();
    return (await inTurn(request, render, isKnown ? 'everybody' : 'visitor')) ?? busyPage;
  },
  contentVersion,
  answerNotFound: (request, response) =>
    runInLanguage(readLanguage(request.url ?? '/').language?.locale, () =>
      answerNotFound(request, response),
    ),
  prefixOf,
  isRare: (address) => {
    const { url } = readLanguage(address);
    const isPartOfList = isApiUrl(url) && /[?&]after=/.test(url);
    return (
      isPartOfList || isSearchAddress(url) || isPartnerSearchUrl(url) || isShortlistAddress(url)
    );
  },
  endOfValidity: () => endOfValidity(),
  queries: pageQueries,
});

const { sendStaticFile, cacheStaticFiles } = readStaticFiles(
  path.join(import.meta.dirname, '../client'),
);

let isReady = false;

const server = createServer(
  { requestTimeout: maxUploadMs, keepAliveTimeout: keepAliveMs },
  oneAtATime((request, response) => {
    limitBody(request);
    observe?.(request, response);
    gracefulStopper.limitConnection(response);
    const ownUrl = urlAtOwnHost(request);
    // Not permanent: browsers would keep it after another SITE_URL is set.
    if (ownUrl)
      return sendText(response, 302, 'This site has another address.', [['location', ownUrl]]);
    const mayBeCached = !hasSeenNewer(request) && !hasApiKey(request);
    if (mayBeCached && pageCache.answerFromMemory(request, response)) return countCacheHit();
    answerSafely(request, response, () => serve(request, response));
  }),
);

// An expectation that we do not know is ignored. Node would refuse it without a body.
server.on('checkExpectation', (request, response) => server.emit('request', request, response));

const gracefulStopper = gracefulStop(server);

if (isPastProcess()) answerParent(renderPage);
else {
  providePastProgram(import.meta.filename);
  await start();
}

async function start() {
  await prepareDataFolder().catch((cause: unknown) => {
    if (cause instanceof SecretUnreadable)
      exitWithError('The sign-in secret cannot be used', cause);
    if (cause instanceof SecretDamaged) exitWithError('The sign-in secret is damaged', cause);
    exitWithError(`Cannot write to ${env.dataFolder}`, cause);
  });
  await prepareStorage().catch((cause: unknown) => exitWithError('Cannot store media', cause));
  whenConnectionReturns(async () => {
    await prepareDatabase();
    isReady = true;
  });
  try {
    await prepareDatabase();
    await requireWritableDatabase();
    await checkWrites();
    isReady = await testConnection();
    if (!isReady) markLost(new Error('The database does not respond'));
    else await logUnnotifiedForms();
  } catch (failure) {
    const cause = explained(failure);
    if (!isPostgres || !isConnectionError(cause))
      exitWithError('Cannot prepare the database', cause);
    markLost(cause);
  }
  const watcher = watchContentVersion();
  const heartbeat = startHeartbeat();
  watchWriteFaults();
  let jobs: ReturnType<typeof startJobs> | undefined;

  server.on('error', (cause: NodeJS.ErrnoException) => {
    if (cause.code === 'EADDRINUSE')
      exitWithError(`Port ${env.port} is in use: set PORT to another`);
    exitWithError(`Cannot serve on ${env.host}:${env.port}`, cause);
  });
  startMetricsServer((cause) => exitWithError(`Cannot serve METRICS_PORT`, cause));
  server.listen(env.port, env.host, () => {
    log.info(
      `${settings().company.name} is at ${env.siteUrl.origin} (${env.host}:${env.port}), release ${release}`,
    );
    jobs = startJobs();
    setTimeout(freeStartUpMemory, settleDelayMs).unref();
    void cacheStaticFiles();
  });

  const abortDrain = new AbortController();
  let isStopping = false;

  async function stop() {
    if (isStopping) return;
    isStopping = true;
    log.info('Stopping …');
    const drain = gracefulStopper.drain(env.drainMs, abortDrain.signal);
    const requestsEnded = drain.then(() => gracefulStopper.close());
    const jobsStopped = jobs?.stop(requestsEnded);
    await requestsEnded;
    stopProbing();
    await Promise.all([watcher.stop(), heartbeat.stop(), jobsStopped]);
    await db.destroy();
    process.exit(0);
  }
  // systemd and `npm start` may each send a signal; without a listener the second would end the process at once.
  process.on('SIGTERM', stop);
  process.once('SIGINT', () => {
    abortDrain.abort();
    return stop();
  });
}

function exitWithError(message: string, cause?: unknown): never {
  log.error(message, cause);
  process.exit(1);
}

async function serve(request: IncomingMessage, response: ServerResponse) {
  const url = request.url ?? '';
  if (importUploads.test(url))
    return gracefulStopper.asUpload(answerImportUpload(request, response));
  if (uploads.test(url)) return gracefulStopper.asUpload(answerUpload(request, response));
  if (isApiUrl(url)) {
    const isReadable = isAddress(url) && !callsActionByQuery(url);
    if (await refuseApiRequest(request, response, isReadable)) return;
  } else {
    if (!methods.includes(request.method ?? ''))
      return sendText(response, 405, 'Not allowed', [['allow', methods.join(', ')]]);
    if (!isAddress(url)) return sendText(response, 400, 'Invalid URL');
    if (callsActionByQuery(url)) return sendText(response, 404, 'Not found');
  }
  if (sendStaticFile(request, response)) return;
  const state = { isReady, isDraining: gracefulStopper.isDraining() };
  const probeResponse = answerProbe(url.split('?', 1)[0] ?? '', state, response);
  if (probeResponse) return probeResponse;
  if (url === '/metrics') return answerMetrics(request, response);
  if (url.startsWith('/media/'))
    return serveMedia(request, response, {
      onMissing: handleMissingFile,
      readDrawing: translatedDrawing,
    });
  if (await answerLeaving(request, response)) return;
  // Loaded with the first such request, since its packages are large.
  if (oauthPath.test(url)) {
    const { answerOAuth } = await import('./features/assistants/oauth.compose.server.ts');
    if (await answerOAuth(request, response)) return;
  }
  if (hasToCatchUp(request)) await catchUp();
  await followSettings();
  const privateLink = privateLinkInSource(url);
  if (privateLink !== undefined)
    return sendText(response, 302, 'This page has moved.', [['location', privateLink]]);
  if (await answerHomeWithQuery(request, response)) return;
  if (env.cachesPages && (await pageCache.answer(request, response))) return;
  await sendUncached(request, response);
}

function isAddress(url: string) {
  try {
    const [address = ''] = url.split('?', 1);
    return address.startsWith('/') && decodeURI(address) !== '';
  } catch {
    return false;
  }
}
