import path from 'node:path';
import { freePort } from '../tests/sites/free-port.ts';
import type { Amounts } from './amounts.ts';
import { timeRequests } from './first-byte.ts';
import { requestsPerSecond } from './load.ts';
import { highestMemory } from './memory.ts';
import { openDatabase, startSite } from './site.ts';
import { median } from './statistics.ts';

const changeEveryMs = 50;

export type ColdLoadMeasurements = Awaited<ReturnType<typeof measureColdLoad>>;

/**
 * Load while the whole cache is made invalid again and again: a writer raises the content version each
 * 50 ms, and the server has `poll-often.ts` preloaded, so it sees that within 25 ms. Then
 * single requests on a server that keeps no pages: each is rendered, and many at once would wait for their turns.
 */
export async function measureColdLoad(dataFolder: string, pages: string[], amounts: Amounts) {
  const changed = await startSite(dataFolder, await freePort(), {
    NODE_OPTIONS: `--import=${path.join(import.meta.dirname, 'poll-often.ts')}`,
  });
  const changing: Record<string, number> = {};
  const renderMs: Record<string, number> = {};
  const { rounds, seconds, renders } = amounts;
  const highestWhileChanging = await highestMemory(changed.pid, async () => {
    for (const page of pages) {
      const load = () => requestsPerSecond(changed.origin + page, seconds);
      changing[page] = await measureMedian(rounds, () => whileContentChanges(dataFolder, load));
    }
  });
  await changed.stop();
  const keepsNone = await startSite(dataFolder, await freePort(), {
    PAGE_CACHE: 'off',
    TRUST_PROXY_HOPS: '1',
  });
  const highestWhileRendering = await highestMemory(keepsNone.pid, async () => {
    for (const page of pages) {
      renderMs[page] = (await timeRequests(keepsNone.origin + page, renders)).lastByte.p50;
    }
  });
  await keepsNone.stop();
  return { changing, renderMs, highestWhileChanging, highestWhileRendering };
}

async function measureMedian(rounds: number, measure: () => Promise<number>) {
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
