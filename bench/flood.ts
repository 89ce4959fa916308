import { commandLine } from '../scripts/command-line.ts';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { paths } from '../src/site/paths.ts';
import { requireNode } from '../scripts/node-version.ts';
import { freePort } from '../tests/sites/free-port.ts';
import { startServer } from '../tests/sites/server.ts';
import { percentile } from './statistics.ts';
import { milliseconds, table } from './tables.ts';

/**
 * How long a visitor waits for a page in memory while a stranger asks twenty times a second for pages that no cache
 * holds. Versions of the site are measured by turns; each is built when it starts.
 */
const requests = 100;
const pauseMs = 50;
const project = paths.project('kestrel-house');
const dear = [
  (n: number) => ask(`${project}?price=${900_000 + n}`, stranger),
  (n: number) => ask(`/nowhere-${n}`, stranger),
  (n: number) => ask(`${paths.shortlist}?projects=kestrel-house&n=${n}`, stranger),
  () => ask(paths.contact, stranger, { method: 'POST', body: new URLSearchParams({ name: '' }) }),
];
const stranger = '203.0.113.7';
const visitor = '198.51.100.4';

requireNode();
const { operands, values } = commandLine('bench:flood');
const turns = values.quick ? 1 : 3;
process.on('SIGINT', () => process.exit(130)).on('SIGTERM', () => process.exit(143));
const folder = await mkdtemp(path.join(tmpdir(), 'bench-flood-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

let origin = '';
const sites = [];
for (const [at, version] of [path.resolve(import.meta.dirname, '..'), ...operands].entries()) {
  console.log(`${version} starts`);
  sites.push({ version, ...(await start(path.resolve(version), at)) });
}

const rows = [['', 'alone, p95', 'beside the flood, p95', 'the flood is answered with']];
const waits = sites.map(() => ({ alone: [] as number[], flooded: [] as number[] }));
const answers = sites.map(() => new Map<string, number>());
for (let turn = 0; turn < turns; turn++) {
  for (const [at, site] of sites.entries()) {
    ({ origin } = site);
    for (let time = 0; time < 10; time++) await ask(paths.partners, visitor);
    waits[at]?.alone.push(...(await visit()));
    const over = new AbortController();
    const flooding = flood(over.signal, answers[at]);
    waits[at]?.flooded.push(...(await visit()));
    over.abort();
    await flooding;
  }
}
for (const [at, { version, stop }] of sites.entries()) {
  const { alone = [], flooded = [] } = waits[at] ?? {};
  const counts = [...(answers[at] ?? [])]
    .map(([status, count]) => `${status}: ${count}`)
    .toSorted();
  rows.push([
    version,
    milliseconds(percentile(alone, 0.95)),
    milliseconds(percentile(flooded, 0.95)),
    counts.join(', '),
  ]);
  await stop();
}
console.log(table(rows));
process.exit();

async function start(version: string, at: number) {
  const port = String(await freePort());
  const address = `http://127.0.0.1:${port}`;
  const settings = {
    HOST: '127.0.0.1',
    PORT: port,
    SITE_URL: address,
    DATA_DIR: path.join(folder, String(at)),
    NODE_ENV: 'production',
    TRUST_PROXY_HOPS: '1',
    MAP_STYLE_URL: 'off',
  };
  const { stop } = await startServer(settings, path.join(version, 'scripts/start.ts'));
  const database = new DatabaseSync(path.join(settings.DATA_DIR, 'solmere.db'), {
    timeout: 30_000,
  });
  // Images are not made: they would take minutes of the processor that is measured.
  database.exec(`update media set variants_ready = 1, variants_lease = '9999-12-31T00:00:00.000Z'`);
  database.close();
  return { origin: address, stop };
}

async function ask(address: string, from: string, init: RequestInit = {}) {
  const headers = { 'x-forwarded-for': from, origin };
  const answer = await fetch(origin + address, { headers, redirect: 'manual', ...init });
  await answer.arrayBuffer();
  return answer.status;
}

/** The milliseconds of each of its requests. */
async function visit() {
  const times: Promise<number>[] = [];
  for (let request = 0; request < requests; request++) {
    const startedAt = performance.now();
    times.push(ask(paths.partners, visitor).then(() => performance.now() - startedAt));
    await wait(pauseMs);
  }
  return Promise.all(times);
}

async function flood(signal: AbortSignal, counts?: Map<string, number>) {
  const asked: Promise<void>[] = [];
  for (let n = Math.trunc(performance.now()); !signal.aborted; n++) {
    const answer = dear[n % dear.length]?.(n) ?? Promise.resolve(0);
    const count = (status: unknown) => {
      counts?.set(String(status), (counts.get(String(status)) ?? 0) + 1);
    };
    asked.push(answer.then(count, () => count('no answer')));
    await wait(pauseMs);
  }
  await Promise.all(asked);
}
