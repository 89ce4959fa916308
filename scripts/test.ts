import { commandLine } from './command-line.ts';
import { spawn, type ChildProcess, type SpawnOptionsWithStdioTuple } from 'node:child_process';
import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises';
import { freemem, setPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { provideBrowser } from '../tests/browser/browser.ts';
import { commands, type Command } from './commands.ts';
import { requireNode } from './node-version.ts';
import { measuredCommand, overBudget, processorSeconds } from './processor-time.ts';
import { flakyTests, slowestTests } from './slowest-tests.ts';

/** `needed` is a promise that the step waits for, `variables` are those of its environment besides everybody's. */
type Step = readonly [
  name: string,
  command: string,
  needed?: Promise<unknown>,
  variables?: NodeJS.ProcessEnv,
];

const root = path.resolve(import.meta.dirname, '..');
const { operands: filters, values } = commandLine('test');
const isLong = values.long;
/** Seconds of processors that a whole short run may take. */
const processorBudget = 1_400;
/** Memory for the files of the steps, in addition to browsers and databases. */
const minFreeMemory = 8 * 1024 ** 3;

requireNode();
process.chdir(root);
const browser = provideBrowser();

/**
 * Two rows of steps run in parallel, one for each of two cores. The journeys come after them and use both. In a long
 * run, each benchmark and trial follows in its shortest form, alone.
 */
const [built, read, journeys, trials] = (
  [
    [
      ['Build', 'node scripts/build.ts'],
      ['What browsers get holds nothing of the server', vitest('bundle')],
      ['Demo content', 'node tests/sites/prepare-demo-data.ts'],
      ['The built server', vitest('system'), browser],
      [
        'Server tests on PostgreSQL',
        `${vitest('postgres')}${isLong ? '' : ` -t '^(?!.*@(long|once))'`}`,
      ],
      ['Server tests on SQLite', vitest('sqlite')],
      ['Dead code', 'knip'],
    ],
    [
      ['Formatting', 'oxfmt --check'],
      ['Types, lint and who may import whom', 'node scripts/lint.ts'],
      ['Unit tests', vitest('unit', 'platform')],
      [
        'The kit of the back office in a browser',
        vitest('kit'),
        browser,
        // Without its warnings React takes a quarter less. The long run has them.
        isLong ? {} : { NODE_ENV: 'production' },
      ],
    ],
    [['Journeys in a browser, with axe', 'playwright test', browser]],
    Object.entries<Command>(commands).flatMap(([name, { file, shortest }]) =>
      isLong && shortest !== undefined ? [[name, `node ${file} ${shortest}`, browser]] : [],
    ),
  ] satisfies Step[][]
).map((row) =>
  row.filter(([name]) => filters.length === 0 || filters.some((word) => isNamed(name, word))),
);

// Low priority, like the image processes, which would otherwise make no progress beside busier steps.
setPriority(10);
const temporary = await makeTemporaryFolder();
const runningSteps = new Set<ChildProcess>();
let [passed, failed, processorTotal] = [0, 0, 0];
process.once('SIGINT', endAll).once('SIGTERM', endAll).once('exit', endAll);

const started = performance.now();
await Promise.all([runRow(built), runRow(read)]);
await runRow(journeys);
await runRow(trials);

console.log(await slowestTests(temporary, 10));
console.log(await flakyTests(temporary));
await rm(temporary, { recursive: true, force: true, maxRetries: 5 });
console.log(`All of it: ${minutes(performance.now() - started)}${ofProcessors(processorTotal)}`);
const isWhole = !isLong && filters.length === 0;
const tooMuch = overBudget({ seconds: processorTotal, budget: processorBudget, isWhole });
if (tooMuch) console.error(tooMuch);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && !tooMuch ? 0 : 1;

/** Starts no further step after a failure. Running steps are ended. */
async function runRow(steps: readonly Step[] = []) {
  for (const [name, command, needed, variables] of steps) {
    await needed;
    if (failed > 0) return;
    const startedAt = performance.now();
    const timesFile = path.join(temporary, `${name}.times`);
    const { code, output } = await run(command, timesFile, variables);
    if (code !== 0 && failed > 0) return;
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    const processors = await processorSeconds(timesFile);
    const result = code === 0 ? 'passed' : 'FAILED';
    console.log(`${name.padEnd(50)}${result} ${seconds.padStart(7)} s${ofProcessors(processors)}`);
    processorTotal += processors;
    if (code === 0) passed += 1;
    else {
      failed += 1;
      console.log(`\n${output}\nThis was: ${command}\n`);
      endAll();
    }
  }
}

function endAll() {
  for (const step of runningSteps) step.kill();
}

function vitest(...projects: string[]) {
  const projectOptions = projects.map((project) => `--project ${project}`).join(' ');
  return `vitest run ${projectOptions} --reporter=default --reporter=json --outputFile.json="$RESULTS/${projects[0]}.json"`;
}

function isNamed(name: string, word: string) {
  return name.toLowerCase().includes(word.toLowerCase());
}

/** Nothing where it is not measured. */
function ofProcessors(seconds: number) {
  return seconds === 0 ? '' : `, ${seconds.toFixed(1).padStart(7)} s of processors`;
}

function minutes(milliseconds: number) {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/**
 * All files of the steps are deleted with this folder. Other users may pass through it. It is in memory if there is
 * space, since databases and uploads wait for the disk with every write.
 */
async function makeTemporaryFolder() {
  const folder = await mkdtemp(path.join((await memoryFolder()) ?? tmpdir(), 'solmere-'));
  await chmod(folder, 0o711);
  return folder;
}

async function memoryFolder() {
  const { bavail, bsize } = await statfs('/dev/shm').catch(() => ({ bavail: 0, bsize: 0 }));
  const available = Math.min(bavail * bsize, freemem());
  return available > minFreeMemory ? '/dev/shm' : undefined;
}

function run(command: string, timesFile: string, variables: NodeJS.ProcessEnv = {}) {
  return new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    const options: SpawnOptionsWithStdioTuple<'ignore', 'pipe', 'pipe'> = {
      env: { ...process.env, ...environment(), ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    };
    const step =
      process.platform === 'win32'
        ? spawn(command, { ...options, shell: true })
        : spawn(process.execPath, measuredCommand(command, timesFile), options);
    runningSteps.add(step);
    let output = '';
    step.stdout.on('data', (text: Buffer) => (output += text.toString()));
    step.stderr.on('data', (text: Buffer) => (output += text.toString()));
    step.on('error', reject);
    step.on('close', (code) => {
      runningSteps.delete(step);
      resolve({ code, output });
    });
  });
}

function environment() {
  const programs = path.join(root, 'node_modules/.bin');
  const quickPasswords = pathToFileURL(path.join(root, 'tests/set-up/quick-passwords.js'));
  return {
    PATH: `${programs}${path.delimiter}${process.env['PATH'] ?? ''}`,
    TMPDIR: temporary,
    // Compiled code is shared between the many programs that the steps start.
    NODE_COMPILE_CACHE: path.join(temporary, 'compiled'),
    // As Vitest does, Playwright keeps what it makes of sources for the next run.
    PLAYWRIGHT_TRANSFORM_CACHE_DIR: path.join(root, 'node_modules/.playwright-cache'),
    RESULTS: temporary,
    PREPARED_DEMO_DATA: path.join(temporary, 'demo-data'),
    PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(temporary, 'journeys.json'),
    ASTRO_TELEMETRY_DISABLED: '1',
    CI: '1',
    NO_COLOR: '1',
    ...(isLong ? { TEST_LONG: '1' } : { NODE_OPTIONS: `--import=${quickPasswords.href}` }),
  };
}
