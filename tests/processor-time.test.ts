import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { measuredCommand, overBudget, processorSeconds } from '../scripts/processor-time.ts';

const busySeconds = 0.2;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'times-'));
  await writeFile(
    path.join(folder, 'busy.mjs'),
    `import { closeSync } from 'node:fs';
    closeSync(1);
    while (process.cpuUsage().user < ${busySeconds * 1e6}) Math.random();`,
  );
  await writeFile(
    path.join(folder, 'wait.mjs'),
    `process.on('SIGTERM', () => process.exit(4));
    setInterval(() => {}, 1_000);
    console.log('waits');`,
  );
});

test.skipIf(process.platform === 'win32')(
  'the time of what outlives its parent counts, and the code is that of the command',
  async () => {
    const file = path.join(folder, 'times');
    const step = start(`sh -c '(node ${folder}/busy.mjs &) | cat; exit 3'`, file);
    expect(await once(step, 'close')).toEqual([3, null]);
    expect(await processorSeconds(file)).toBeGreaterThan(busySeconds);
  },
);

test.skipIf(process.platform === 'win32')('a command that is ended can end its own', async () => {
  const step = start(`node ${folder}/wait.mjs`, path.join(folder, 'ended'));
  await once(step.stdout, 'data');
  step.kill();
  expect(await once(step, 'close')).toEqual([143, null]);
});

test('times are read as shells write them, and of a command that wrote none there are no seconds', async () => {
  const file = path.join(folder, 'written');
  await writeFile(file, '0m0.08s 0m0.05s\n2m1.500000s 0m3,250s\n');
  expect(await processorSeconds(file)).toBeCloseTo(124.88);
  expect(await processorSeconds(path.join(folder, 'none'))).toBe(0);
});

test('a whole short run that took more than it may is told so', () => {
  const run = { seconds: 100.2, budget: 100, isWhole: true };
  expect(overBudget(run)).toBe('The checks took 101 s of processors; they may take 100.');
  expect(overBudget({ ...run, seconds: 100 })).toBeUndefined();
  expect(overBudget({ ...run, isWhole: false })).toBeUndefined();
  expect(overBudget({ ...run, seconds: 0 })).toBeUndefined();
});

function start(command: string, file: string) {
  return spawn(process.execPath, measuredCommand(command, file), {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}
