import { commandLine } from '../scripts/command-line.ts';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { requireNode } from '../scripts/node-version.ts';
import { freePort } from '../tests/sites/free-port.ts';
import { residentMemory } from './memory.ts';
import { openVisits } from './mixed-visits.ts';
import { startSite } from './site.ts';

/**
 * The memory of the site while visitors and staff do everything at once.
 * `node bench/mixed-load.ts 15` does so for fifteen minutes and then looks for one more.
 */
const minutes = Number(commandLine('bench:memory').operands[0] ?? 15);
const pollIntervalMs = Math.max(5_000, (minutes * 60_000) / 40);
const restMs = 60_000;

requireNode();
process.chdir(path.resolve(import.meta.dirname, '..'));
process.on('SIGINT', () => process.exit(130)).on('SIGTERM', () => process.exit(143));

const folder = await mkdtemp(path.join(tmpdir(), 'mixed-load-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

const site = await startSite(path.join(folder, 'data'), await freePort(), {
  ...process.env,
  TRUST_PROXY_HOPS: '1',
});
const visits = await openVisits(site.origin, path.join(folder, 'data'));
const startedAt = performance.now();
const answered: Record<string, number> = {};
let highest = 0;
const over = new AbortController();

look('start');
const polling = setInterval(() => look('load'), pollIntervalMs);
const working = Object.entries(visits).flatMap(([name, { workers, pauseMs, visit }]) =>
  Array.from({ length: workers }, () => repeat(name, visit, pauseMs)),
);
await wait(minutes * 60_000);
over.abort();
await Promise.all(working);
clearInterval(polling);
look('end');
console.log(JSON.stringify(answered));
await wait(restMs);
look('rest');
console.log(`Highest: ${megabytes(highest)} MB`);
await site.stop();
process.exit();

async function repeat(name: string, visit: () => Promise<unknown>, pauseMs = 0) {
  while (!over.signal.aborted) {
    try {
      await visit();
      count(name);
      if (pauseMs > 0) await wait(pauseMs);
    } catch (cause) {
      count(`${name} failed: ${String(cause).slice(0, 100)}`);
      await wait(100);
    }
  }
}

function count(name: string) {
  answered[name] = (answered[name] ?? 0) + 1;
}

function look(what: string) {
  const { own, children } = residentMemory(site.pid);
  highest = Math.max(highest, own);
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  const others = children.map(megabytes).join(' + ') || 'none';
  console.log(
    `${String(seconds).padStart(5)} s  ${what}  ${megabytes(own)} MB, children: ${others}`,
  );
}

function megabytes(bytes: number) {
  return Math.round(bytes / 1024 / 1024);
}
