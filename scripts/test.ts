import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { provideBrowser } from '../tests/browser.ts';
import { requireNode } from './node-version.ts';

requireNode();

const steps = [
  ['Formatting', 'oxfmt --check'],
  ['Lint and who may import whom', 'oxlint'],
  ['Types', 'astro check --minimumFailingSeverity warning'],
  ['Dead code', 'knip'],
  ['Unit tests', 'vitest run --project unit'],
  ['Server tests on SQLite', 'vitest run --project sqlite'],
  ['Server tests on PostgreSQL', 'vitest run --project postgres'],
  ['Build', 'node scripts/build.ts'],
  ['What browsers get holds nothing of the server', 'vitest run --project bundle'],
  ['The built server', 'vitest run --project system'],
  ['Journeys in a browser, with axe', 'playwright test'],
] as const;

const root = path.resolve(import.meta.dirname, '..');
const words = process.argv.slice(2);
const chosen = steps.filter(
  ([name]) => words.length === 0 || words.some((word) => name.toLowerCase().includes(word)),
);

process.chdir(root);
provideBrowser();
const temporary = await makeTemporaryFolder();
let passed = 0;

for (const [name, command] of chosen) {
  process.stdout.write(name.padEnd(50));
  const started = performance.now();
  const { code, output } = await run(command);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'passed' : 'FAILED'} ${seconds.padStart(7)} s`);
  if (code !== 0) {
    console.log(`\n${output}\nThis was: ${command}\n`);
    break;
  }
  passed += 1;
}

await rm(temporary, { recursive: true, force: true, maxRetries: 5 });
const failed = passed === chosen.length ? 0 : 1;
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed;

/** All that the steps leave lying about goes with it. Others than its owner may pass through. */
async function makeTemporaryFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'solmere-'));
  await chmod(folder, 0o711);
  return folder;
}

function run(command: string) {
  return new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    const step = spawn(process.platform === 'win32' ? command : `exec ${command}`, {
      shell: true,
      env: { ...process.env, ...environment() },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    step.stdout.on('data', (text: Buffer) => (output += text.toString()));
    step.stderr.on('data', (text: Buffer) => (output += text.toString()));
    const stop = () => step.kill();
    process.once('SIGINT', stop).once('SIGTERM', stop);
    step.on('error', reject);
    step.on('close', (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      resolve({ code, output });
    });
  });
}

function environment() {
  const programs = path.join(root, 'node_modules/.bin');
  return {
    PATH: `${programs}${path.delimiter}${process.env['PATH'] ?? ''}`,
    TMPDIR: temporary,
    ASTRO_TELEMETRY_DISABLED: '1',
    CI: '1',
    NO_COLOR: '1',
  };
}
