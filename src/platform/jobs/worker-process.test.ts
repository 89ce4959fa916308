import { expect, onTestFinished, test } from 'vitest';
import type { TestJob } from '../../../tests/worker-jobs.ts';
import { workerProcess } from './worker-process.ts';

test.each([
  ['buffers', 'out of memory'],
  ['heap', 'out of memory'],
  ['system', 'out of memory'],
  ['spin', 'took too long'],
] as const)(
  'a process that takes too much by %s is ended, and the next job is done',
  async (kind, reason) => {
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

function start(options: { endsWhenIdle?: boolean } = {}) {
  const { run, end } = workerProcess<unknown>({
    program: 'tests/worker-jobs.ts',
    name: 'process of a test',
    memoryMb: 250,
    heapMb: 120,
    answerMb: 1,
    ...options,
  });
  onTestFinished(end);
  return (job: TestJob, limitMs = 30_000) => run(job, limitMs);
}
