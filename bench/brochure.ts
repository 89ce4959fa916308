import { commandLine } from '../scripts/command-line.ts';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { planDrawings } from '../demo/plan-drawings.ts';
import { brochure, files, kestrel } from '../tests/fixtures/brochure.ts';
import { type Brochure, type PrintJob } from '../src/features/brochures/brochure.ts';
import type { JobAnswer, WorkerLimits } from '../src/platform/jobs/worker-process.ts';
import { median } from './statistics.ts';
import { table } from './tables.ts';

/**
 * Prints the time of a first brochure, and the most memory that its process takes. Given the folder of another version
 * of the site, it prints that beside it, measured in turn.
 */
const { operands, values } = commandLine('bench:brochure');
const rounds = values.quick ? 1 : 5;
const [other] = operands;
const versions = [process.cwd(), ...(other === undefined ? [] : [path.resolve(other)])];

const homes = Array.from({ length: 40 }, (_, index) => ({
  number: String(101 + index),
  floor: String(index + 1),
  plan: `Plan ${(index % 6) + 1}`,
  interior: '1,234 sq ft',
  price: '$2,480,000',
}));

const drawn = planDrawings.slice(0, 5).map((name) => ({
  name,
  text: '2 bed, 2 bath. 1,234 sq ft, 115 m². From CAD 2,480,000.',
  image: { url: name, alt: 'A floor plan', focal: { x: 0.5, y: 0.5 } },
  unit: 'sq-ft' as const,
}));
const drawnFiles = Object.fromEntries(drawn.map(({ name }) => [name, path.resolve('demo', name)]));

const cases: { name: string; brochure: Brochure }[] = [
  {
    name: 'without homes',
    brochure: { ...brochure, projects: [{ ...kestrel, plans: [], homes: null, deposits: [] }] },
  },
  {
    // A brochure lists the first 40.
    name: 'with 64 homes',
    brochure: {
      ...brochure,
      projects: [
        { ...kestrel, plans: kestrel.plans.slice(0, 6), homes: { title: '64 left', rows: homes } },
      ],
    },
  },
  {
    // An earlier version prints none of them.
    name: 'with 5 floor plans',
    brochure: {
      ...brochure,
      projects: [{ ...kestrel, plans: kestrel.plans.slice(0, 6), drawings: drawn }],
    },
  },
];

const folder = await mkdtemp(path.join(tmpdir(), 'brochures-'));
const rows = [['', ...versions.flatMap((version) => [version, 'memory'])]];
for (const { name, brochure: content } of cases) {
  const figures = versions.map(() => ({ times: [] as number[], memory: [] as number[] }));
  for (let round = 0; round < rounds; round++) {
    for (const [index, version] of versions.entries()) {
      const { ms, megabytes } = await print(version, content);
      figures[index]?.times.push(ms);
      figures[index]?.memory.push(megabytes);
    }
  }
  const texts = figures.flatMap(({ times, memory }) => [
    `${median(times).toFixed(0)} ms`,
    `${Math.max(...memory).toFixed(0)} MB`,
  ]);
  rows.push([name, ...texts]);
}
await rm(folder, { recursive: true });
console.log(table(rows));

/** In a process of its own, as the site does it, from its start to the finished file. */
async function print(version: string, content: Brochure) {
  const target = path.join(folder, 'brochure.pdf');
  const startedAt = performance.now();
  const child = fork(path.join(version, 'src/features/brochures/print/worker.ts'), ['5'], {
    cwd: version,
    env: {
      NODE_ENV: 'production',
      WORKER_LIMITS: JSON.stringify({
        memoryMb: 2_000,
        answerMb: 1,
        niceness: 5,
      } satisfies WorkerLimits),
    },
    execArgv: ['--max-old-space-size=384'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const job: PrintJob = { brochure: content, files: { ...files, ...drawnFiles }, target };
  child.send(job);
  const message: unknown = await once(child, 'message').then(([first]) => first);
  const ms = performance.now() - startedAt;
  const megabytes = await readPeak(child.pid);
  child.kill('SIGKILL');
  const answer = message as JobAnswer;
  if ('failure' in answer) throw new Error(answer.failure.message);
  return { ms, megabytes };
}

/** The most memory that a process has taken, in megabytes. Only Linux says. */
async function readPeak(pid: number | undefined) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmHWM:\s*(\d+)/.exec(status)?.[1]) / 1_024;
}
