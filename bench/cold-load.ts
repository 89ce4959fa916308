import path from 'node:path';
import { freePort } from '../tests/free-port.ts';
import type { Amounts } from './amounts.ts';
import { timeRequests } from './first-byte.ts';
import { requestsPerSecond } from './load.ts';
import { highestMemory } from './memory.ts';
import { openDatabase, startSite } from './site.ts';
import { median } from './statistics.ts';

const changeEveryMs = 50;
const pastTheCache = { cookie: 'session_token=none' };

export type ColdFigures = Awaited<ReturnType<typeof measureColdLoad>>;

/**
 * Load while the whole cache is made invalid again and again: a writer raises the content version each
 * 50 ms, and the server has `look-often.ts` preloaded, so it sees that within 25 ms. Then load and
 * single requests that pass the cache by, as those of the signed-in do: each is rendered.
 */
export async function measureColdLoad(dataFolder: string, pages: string[], amounts: Amounts) {
  const site = await startSite(dataFolder, await freePort(), {
    NODE_OPTIONS: `--import=${path.join(import.meta.dirname, 'look-often.ts')}`,
  });
  const changing: Record<string, number> = {};
  const rendering: Record<string, number> = {};
  const renderMs: Record<string, number> = {};
  const { rounds, seconds, requests } = amounts;
  const highestWhileChanging = await highestMemory(site.pid, async () => {
    for (const page of pages) {
      const load = () => requestsPerSecond(site.origin + page, seconds);
      changing[page] = await medianOf(rounds, () => whileContentChanges(dataFolder, load));
    }
  });
  const highestWhileRendering = await highestMemory(site.pid, async () => {
    for (const page of pages) {
      const load = () => requestsPerSecond(site.origin + page, seconds, pastTheCache);
      rendering[page] = await medianOf(rounds, load);
    }
  });
  for (const page of pages) {
    renderMs[page] = (await timeRequests(site.origin + page, requests, pastTheCache)).lastByte.p50;
  }
  await site.stop();
  return { changing, rendering, renderMs, highestWhileChanging, highestWhileRendering };
}

async function medianOf(rounds: number, measure: () => Promise<number>) {
  const figures: number[] = [];
  for (let round = 0; round < rounds; round += 1) figures.push(await measure());
  return median(figures);
}

async function whileContentChanges<T>(dataFolder: string, work: () => Promise<T>) {
  const database = openDatabase(dataFolder);
  const raise = database.prepare('update content_version set version = version + 1');
  const timer = setInterval(() => raise.run(), changeEveryMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    database.close();
  }
}
