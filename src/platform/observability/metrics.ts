import { timingSafeEqual, createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { isConnected } from '../database/connection.ts';
import { connectionCounts } from '../database/database.ts';
import { env } from '../env/env.ts';
import { release } from './release.ts';
import { sendText } from '../http/send-text.ts';

export const measuresRequests = env.metricsToken !== undefined || env.metricsPort !== undefined;

/** Loaded only if metrics are enabled. */
const metrics = measuresRequests ? await openMetrics() : undefined;

export type RequestMeasure = { method: string; route: string; status: number; seconds: number };

export function measureRequest({ seconds, ...labels }: RequestMeasure) {
  metrics?.requests.observe(labels, seconds);
}

export function countCacheHit() {
  metrics?.cacheHits.inc();
}

export function countRender() {
  metrics?.renders.inc();
}

/** Serves Prometheus on the site's own port, if there is a token and no separate metrics port. */
export function answerMetrics(request: IncomingMessage, response: ServerResponse) {
  if (env.metricsPort !== undefined || env.metricsToken === undefined)
    return sendText(response, 404, 'Not found');
  return sendMetrics(request, response);
}

/** Serves metrics on `METRICS_PORT`, if it is set. */
export function startMetricsServer(onError: (cause: Error) => void) {
  if (env.metricsPort === undefined) return undefined;
  const server = createServer((request, response) => void sendMetrics(request, response));
  return server.on('error', onError).listen(env.metricsPort, env.host);
}

async function sendMetrics({ headers }: IncomingMessage, response: ServerResponse) {
  if (!metrics || !isAllowed(headers.authorization))
    return sendText(response, 401, 'METRICS_TOKEN is required', [['www-authenticate', 'Bearer']]);
  metrics.setQueues(await queueMetrics());
  const text = await metrics.register.metrics();
  response.writeHead(200, {
    'content-type': metrics.register.contentType,
    'cache-control': 'no-store',
  });
  response.end(text);
}

function isAllowed(authorization = '') {
  if (env.metricsToken === undefined) return true;
  const [actual, expected] = [authorization, `Bearer ${env.metricsToken}`].map((text) =>
    createHash('sha256').update(text).digest(),
  );
  return actual !== undefined && expected !== undefined && timingSafeEqual(actual, expected);
}

async function openMetrics() {
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } =
    await import('prom-client');
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const gauge = (options: ConstructorParameters<typeof Gauge<string>>[0]) =>
    new Gauge<string>({ ...options, registers });
  const releaseGauge = { name: 'site_release', help: 'The release', labelNames: ['release'] };
  gauge(releaseGauge).labels(release).set(1);
  gauge({
    name: 'site_database_connected',
    help: '1 while the database answers',
    collect() {
      this.set(isConnected() ? 1 : 0);
    },
  });
  gauge({
    name: 'site_pool_connections',
    help: 'Connections of the pool, and queries that wait for one',
    labelNames: ['state'],
    collect() {
      for (const [state, count] of Object.entries(connectionCounts())) this.set({ state }, count);
    },
  });
  const queueLength = gauge({
    name: 'site_queue_length',
    help: 'Jobs that are waiting, by queue',
    labelNames: ['queue'],
  });
  const queueAge = gauge({
    name: 'site_queue_age_seconds',
    help: 'How long the oldest job of a queue has waited',
    labelNames: ['queue'],
  });
  return {
    register,
    setQueues(figures: QueueMetric[]) {
      queueLength.reset();
      queueAge.reset();
      for (const { queue, length, ageSeconds } of figures) {
        queueLength.set({ queue }, length);
        if (ageSeconds !== undefined) queueAge.set({ queue }, ageSeconds);
      }
    },
    requests: new Histogram({
      name: 'site_request_seconds',
      help: 'Requests by route and status; 499 are those that the visitor ended',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
      registers,
    }),
    cacheHits: new Counter({
      name: 'site_page_cache_hits_total',
      help: 'Pages served from the cache',
      registers,
    }),
    renders: new Counter({ name: 'site_renders_total', help: 'Pages rendered', registers }),
  };
}

type QueueMetric = { queue: string; length: number; ageSeconds?: number };

/** How many jobs wait, and since when the first does: null if none, undefined if nobody works on them. */
export type Waiting = { length: number; since: string | null | undefined };

let queues: Readonly<Record<string, () => Promise<Waiting>>> = {};

/** Says which queues are measured, and how. */
export function provideQueues(measured: typeof queues) {
  queues = measured;
}

/** Empty while the database is away. */
async function queueMetrics(now = new Date()): Promise<QueueMetric[]> {
  if (!isConnected()) return [];
  const measured = Object.entries(queues).map(async ([queue, count]) => {
    const { length, since } = await count();
    if (since === undefined) return { queue, length };
    const ageSeconds = since === null ? 0 : (now.getTime() - Date.parse(since)) / 1_000;
    return { queue, length, ageSeconds };
  });
  return Promise.all(measured).catch(() => []);
}
