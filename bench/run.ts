import { commandLine } from '../scripts/command-line.ts';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { paths } from '../src/site/paths.ts';
import { requireNode } from '../scripts/node-version.ts';
import { buildSite } from '../scripts/site-build.ts';
import { provideBrowser } from '../tests/browser/browser.ts';
import { freePort } from '../tests/sites/free-port.ts';
import { chooseAmounts } from './amounts.ts';
import { measureBackOffice } from './back-office.ts';
import { measureColdLoad } from './cold-load.ts';
import { visitPage } from './lighthouse.ts';
import { loadTool, requestsPerSecond } from './load.ts';
import { highestMemory, residentMemory } from './memory.ts';
import { findNginx, startNginx } from './nginx.ts';
import { installPackages } from './packages.ts';
import { measurePage, type PageMeasurements } from './page-measurements.ts';
import { pages } from './pages.ts';
import { saveResults, printResults, writeMeasurements } from './report.ts';
import { savePages } from './saved-pages.ts';
import { startSite, untilVariantsMade, warmUp } from './site.ts';
import { measureStartUp } from './start-up.ts';
import { median } from './statistics.ts';
import { timeOwnWrites, timeWritesOfOthers } from './writes.ts';

const idleMs = 10_000;

requireNode();
process.chdir(path.resolve(import.meta.dirname, '..'));
process.on('SIGINT', () => process.exit(130)).on('SIGTERM', () => process.exit(143));

const { values } = commandLine('bench');
const isQuick = values.quick;
const amounts = chooseAmounts(isQuick);
const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
const dataFolder = path.join(folder, 'data');
const firstPage = pages[0] ?? '/';

await provideBrowser({ asVisitorsDo: true });
await installPackages();
await buildSite();
const nginx = findNginx();

say('First start: demo content, all images made, then ten idle seconds');
const idleAfterFirstStart = await measureFirstStart();

say('Second starts');
const startUpMs = await measureStartUps();

say('Ten idle seconds after a second start');
const site = await startSite(dataFolder, await freePort());
await wait(idleMs);
const idle = residentMemory(site.pid);

const saved = nginx ? await serveSavedPages(nginx) : undefined;
const origins = { site: site.origin, saved: saved?.origin, sitePid: site.pid };
// The first browser finds nothing in memory: not counted.
await visitPage(site.origin + firstPage);
const pageMeasurements: PageMeasurements[] = [];
for (const page of pages) {
  say(`${page}: Lighthouse, time to first byte, load`);
  pageMeasurements.push(await measurePage(page, origins, amounts));
}

say('Memory under load');
const underLoad = await measureMemoryUnderLoad();

say('From a write to the changed page');
const ownWrites = await timeOwnWrites(dataFolder, amounts.writes);
const writesOfOthers = await timeWritesOfOthers(
  dataFolder,
  amounts.writes,
  site.origin + paths.partners,
);
await site.stop();
await saved?.stop();

say('Load on a cold cache');
const cold = await measureColdLoad(dataFolder, pages, amounts);

say('The back office');
const backOffice = await measureBackOffice(dataFolder);

const results = {
  measuredAt: new Date().toISOString(),
  isQuick,
  loadTool,
  pages: pageMeasurements,
  memory: { idleAfterFirstStart, idle, ...underLoad },
  startUpMs,
  cold,
  backOffice,
  writes: { own: ownWrites, ofOthers: writesOfOthers },
};
printResults(results);
await saveResults(results);
if (values.write) await writeMeasurements(results);
process.exit();

function say(line: string) {
  console.log(`${new Date().toLocaleTimeString('en-CA', { hour12: false })}  ${line}`);
}

async function measureFirstStart() {
  const first = await startSite(dataFolder, await freePort());
  await untilVariantsMade(first);
  await wait(idleMs);
  const memory = residentMemory(first.pid);
  await first.stop();
  return memory;
}

async function measureStartUps() {
  const times: number[] = [];
  for (let start = 0; start < amounts.startUps; start += 1) {
    times.push(await measureStartUp(dataFolder, firstPage));
  }
  return median(times);
}

async function serveSavedPages(program: string) {
  const port = await freePort();
  const files = path.join(folder, 'saved');
  await warmUp(site, pages);
  await savePages(site.origin, pages, files, `http://127.0.0.1:${port}`);
  return startNginx(program, files, port, pages);
}

async function measureMemoryUnderLoad() {
  return {
    underLoad: await memoryUnderLoad(site),
    savedUnderLoad: saved && (await memoryUnderLoad(saved)),
  };
}

async function memoryUnderLoad({ origin, pid }: { origin: string; pid: number }) {
  const highest = await highestMemory(pid, async () => {
    await requestsPerSecond(origin + firstPage, amounts.seconds);
  });
  return { highest, children: residentMemory(pid).children };
}
