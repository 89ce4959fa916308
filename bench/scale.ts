import { commandLine } from '../scripts/command-line.ts';
import { rmSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { requireNode } from '../scripts/node-version.ts';
import { buildSite } from '../scripts/site-build.ts';
import { loadDemoData } from '../tests/sites/demo-data.ts';
import { freePort } from '../tests/sites/free-port.ts';
import { createDatabase, startPostgres } from '../tests/sites/postgres.ts';
import { highestMemory, processorTime, residentMemory } from './memory.ts';
import { runProgram } from './programs.ts';
import { openScaleVisits } from './scale-visits.ts';
import { administrator, startSite } from './site.ts';
import { median } from './statistics.ts';
import { bytes, milliseconds, number, table } from './tables.ts';

/**
 * What 5,000 projects, 50,000 enquiries and 20,000 images cost beside the demo content, with pages that are not kept.
 * `--postgres` measures on PostgreSQL; `--write` keeps the table in docs/measurements.md.
 */
const settleDelayMs = 5_000;
const most = { milliseconds: 300, bytes: 150 * 1024 * 1024 };

requireNode();
process.chdir(path.resolve(import.meta.dirname, '..'));
process.on('SIGINT', () => process.exit(130)).on('SIGTERM', () => process.exit(143));

const [load = 0] = loadavg();
const { values } = commandLine('bench:scale');
const isPostgres = values.postgres;
const times = values.quick ? 1 : 7;
const share = values.quick ? 20 : 1;
const folder = await mkdtemp(path.join(tmpdir(), 'scale-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
await buildSite();
const postgres = isPostgres ? await startPostgres() : undefined;

const demo = await measure('demo', false);
const full = await measure('full', true);
await postgres?.remove();

const report = makeReport();
console.log(`\n${report}`);
if (values.write && !values.quick) await store(report);
process.exit();

async function measure(name: string, isFull: boolean) {
  const dataFolder = path.join(folder, name);
  const settings: Record<string, string> = {
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    ...(postgres && { DATABASE_URL: await createDatabase(postgres.url) }),
  };
  await loadDemoData(dataFolder, settings);
  if (isFull) {
    const startedAt = performance.now();
    const env = { ...process.env, DATABASE_URL: '', ...settings, DATA_DIR: dataFolder };
    await runProgram(process.execPath, ['bench/scale-data.ts', String(share)], { env });
    console.log(`Filled in ${((performance.now() - startedAt) / 1_000).toFixed(0)} s`);
  }
  const site = await startSite(dataFolder, await freePort(), { ...settings, PAGE_CACHE: 'off' });
  const visits = await openScaleVisits(site.origin);
  await wait(settleDelayMs);
  const before = residentMemory(site.pid).own;
  const figures = new Map<string, ScaleMeasurement>();
  const highest = await highestMemory(site.pid, async () => {
    for (const [what, visit] of visits) {
      figures.set(what, await time(visit, site.pid));
      console.log(`${name}: ${what}: ${figures.get(what)?.ms.toFixed(0)} ms`);
    }
  });
  await site.stop();
  return { figures, before, highest };
}

type ScaleMeasurement = {
  ms: number;
  /** Of the site's own processor time, a mean: ticks are long. */
  processorMs: number | undefined;
  bytes: number;
};

/** The first of them is not counted. */
async function time(visit: () => Promise<number>, pid: number): Promise<ScaleMeasurement> {
  const taken: number[] = [];
  let answered = await visit();
  const before = processorTime(pid);
  for (let turn = 0; turn < times; turn++) {
    const startedAt = performance.now();
    answered = await visit();
    taken.push(performance.now() - startedAt);
  }
  const after = processorTime(pid);
  const processorMs =
    before === undefined || after === undefined ? undefined : (after - before) / times;
  return { ms: median(taken), processorMs, bytes: answered };
}

function makeReport() {
  const rows = [...full.figures].map(([what, { ms, processorMs, bytes: size }]) => {
    const small = demo.figures.get(what);
    const verdict = ms <= most.milliseconds ? '' : 'over 300 ms';
    const processor = processorMs === undefined ? '' : milliseconds(processorMs);
    return [what, milliseconds(small?.ms ?? 0), milliseconds(ms), processor, bytes(size), verdict];
  });
  const more = full.highest - demo.highest;
  return [
    title(),
    `${new Date().toISOString().slice(0, 10)}, \`npm run bench:scale\`; medians of ${times}, each page rendered again. ` +
      `${availableParallelism()} cores with ${load.toFixed(1)} processes waiting for them when it began.`,
    table([['', 'Demo content', 'A lot', 'Of it processor', 'Size of the answer', ''], ...rows]),
    `Memory at rest ${megabytes(demo.before)} and ${megabytes(full.before)}, highest ${megabytes(demo.highest)} and ` +
      `${megabytes(full.highest)}: ${megabytes(more)} more${more > most.bytes ? ', which is TOO MUCH' : ''}.`,
  ].join('\n\n');
}

function megabytes(value: number) {
  return `${number(value / 1024 / 1024)} MB`;
}

function title() {
  const place = isPostgres ? 'PostgreSQL' : 'SQLite';
  const [projects, enquiries, images] = [5_000, 50_000, 20_000].map((all) => number(all / share));
  return `## A lot of everything, on ${place}: ${projects} projects, ${enquiries} enquiries, ${images} images`;
}

/** In the place of the last figures of the same database, or at the end. */
async function store(text: string) {
  const file = 'docs/measurements.md';
  const sections = (await readFile(file, 'utf8')).trim().split(/\n\n(?=## )/);
  const others = sections.filter((section) => !section.startsWith(title()));
  await writeFile(file, `${[...others, text].join('\n\n')}\n`);
}
