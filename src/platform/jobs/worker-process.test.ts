import { execFileSync, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { TestJob } from '../../../tests/set-up/worker-jobs.ts';
import { workerProcess } from './worker-process.ts';

test.each([
  ['buffers', 'out of memory'],
  ['heap @long', 'out of memory'],
  ['system @long', 'out of memory'],
  ['spin', 'took too long'],
] as const)(
  'a process that takes too much by %s is ended, and the next job is done',
  async (name, reason) => {
    const kind = name.replace(' @long', '') as TestJob['kind'];
    const run = start();
    await expect(run({ kind }, kind === 'spin' ? 500 : 30_000)).rejects.toMatchObject({ reason });
    expect(await run({ kind: 'environment' })).toEqual(expect.any(Array));
  },
);

test('an answer that is too large is refused, and an error keeps its name and its facts', async () => {
  const run = start();
  await expect(run({ kind: 'answer' })).rejects.toMatchObject({ name: 'AnswerTooLarge' });
  const failure = { name: 'Refused', message: 'No', facts: { reason: 'odd' } };
  await expect(run({ kind: 'throw' })).rejects.toMatchObject(failure);
});

test('a process has no variables of the site, and one that holds something is not begun anew', async () => {
  process.env['SECRET_OF_SITE'] = 'x';
  onTestFinished(() => void delete process.env['SECRET_OF_SITE']);
  const run = start({ endsWhenIdle: false });
  expect(await run({ kind: 'environment' })).not.toContain('SECRET_OF_SITE');
  await expect(run({ kind: 'spin' }, 500)).rejects.toMatchObject({ reason: 'took too long' });
  await expect(run({ kind: 'environment' })).rejects.toMatchObject({ reason: 'other' });
});

test('a process that is busy ends with the one that started it, also if that was killed', async () => {
  const module = path.resolve('src/platform/jobs/worker-process.ts');
  const options = {
    program: 'tests/set-up/worker-jobs.ts',
    name: 'test',
    memoryMb: 250,
    heapMb: 120,
  };
  const parent = spawn(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { workerProcess } from ${JSON.stringify(module)};
    const { run } = workerProcess(${JSON.stringify(options)});
    console.log(await run({ kind: 'pid' }, 30_000));
    await run({ kind: 'spin' }, 600_000);`,
  ]);
  const [pid] = (await once(parent.stdout, 'data')).map((text) => String(text).trim());
  parent.kill('SIGKILL');
  await expect.poll(() => processState(pid ?? '')).toMatch(/^Z?$/);
});

test('a process whose job ends after the one that started it says nothing', async () => {
  const child = fork('tests/set-up/worker-jobs.ts', {
    env: { WORKER_LIMITS: JSON.stringify({ memoryMb: 250, answerMb: 16, niceness: 10 }) },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  child.send({ kind: 'pid' });
  await once(child, 'message');
  let said = '';
  child.stderr?.on('data', (text) => (said += String(text)));
  child.send({ kind: 'while' }, () => child.disconnect());
  await once(child, 'exit');
  expect(said).toBe('');
});

/** As `ps` says it: empty if there is none, and `Z` if nobody has asked how it ended. */
function processState(pid: string) {
  try {
    return execFileSync('ps', ['-o', 'stat=', '-p', pid], { encoding: 'utf8' }).trim().slice(0, 1);
  } catch {
    return '';
  }
}

function start(options: { endsWhenIdle?: boolean } = {}) {
  const { run, end } = workerProcess<unknown>({
    program: 'tests/set-up/worker-jobs.ts',
    name: 'process of a test',
    memoryMb: 250,
    heapMb: 120,
    answerMb: 1,
    ...options,
  });
  onTestFinished(end);
  return (job: TestJob, limitMs = 30_000) => run(job, limitMs);
}
