import { commandLine } from '../scripts/command-line.ts';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { plural } from '../src/lib/text/plural.ts';
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
import { isComplete, saveResults, printResults, writeMeasurements } from './report.ts';
import type { Results } from './results.ts';
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

const measured: Partial<Results> = { measuredAt: new Date().toISOString(), isQuick, loadTool };
let failures = 0;

const idleAfterFirstStart = await part('First start: demo content, images, ten idle seconds', () =>
  measureFirstStart(),
);

await part('Second starts', async () => {
  measured.startUpMs = await measureStartUps();
});

say('Ten idle seconds after a second start');
const site = await startSite(dataFolder, await freePort());
await wait(idleMs);
const idle = residentMemory(site.pid);

const saved = nginx ? await part('Saved pages', () => serveSavedPages(nginx)) : undefined;
const origins = { site: site.origin, saved: saved?.origin, sitePid: site.pid };
// The first browser finds nothing in memory: not counted.
await part('The first browser', () => visitPage(site.origin + firstPage));
const pageMeasurements: PageMeasurements[] = [];
measured.pages = pageMeasurements;
for (const page of pages) {
  await part(`${page}: Lighthouse, time to first byte, load`, async () => {
    pageMeasurements.push(await measurePage(page, origins, amounts));
  });
}

await part('Memory under load', async () => {
  const underLoad = await measureMemoryUnderLoad();
  if (idleAfterFirstStart) measured.memory = { idleAfterFirstStart, idle, ...underLoad };
});

await part('From a write to the changed page', async () => {
  const own = await timeOwnWrites(dataFolder, amounts.writes);
  const page = site.origin + paths.partners;
  const ofOthers = await timeWritesOfOthers(dataFolder, amounts.writes, page);
  measured.writes = { own, ofOthers };
});
await site.stop();
await saved?.stop();

await part('Load on a cold cache', async () => {
  measured.cold = await measureColdLoad(dataFolder, pages, amounts);
});

await part('The back office', async () => {
  measured.backOffice = await measureBackOffice(dataFolder);
});

printResults(measured);
if (values.write && failures === 0 && isComplete(measured)) await writeMeasurements(measured);
if (failures > 0) console.log(`\n${plural(failures, '# part', '# parts')} failed: see above.`);
process.exit(failures > 0 ? 1 : 0);

/** Keeps what is measured after each part. A part that fails is said, and the next one begins. */
async function part<T>(name: string, measure: () => Promise<T>) {
  say(name);
  try {
    return await measure();
  } catch (cause) {
    failures += 1;
    console.error(`${name} failed`, cause);
    return undefined;
  } finally {
    await saveResults(measured);
  }
}

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
