import { answerJobs } from '../../src/platform/jobs/answer-jobs.ts';

export type TestJob = {
  kind:
    | 'buffers'
    | 'heap'
    | 'system'
    | 'spin'
    | 'while'
    | 'answer'
    | 'throw'
    | 'environment'
    | 'pid';
};

class Refused extends Error {
  readonly reason = 'odd';
}

const filled: unknown[] = [];

/** A program for the tests of bounded processes. */
answerJobs(({ kind }: TestJob) => {
  if (kind === 'environment') return Object.keys(process.env);
  if (kind === 'pid') return process.pid;
  if (kind === 'while') return Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
  if (kind === 'throw') throw new Refused('No');
  if (kind === 'answer') return Buffer.alloc(3e6);
  for (;;) {
    // As the system does when the machine runs out of memory.
    if (kind === 'system') process.kill(process.pid, 'SIGKILL');
    if (kind === 'buffers') filled.push(Buffer.alloc(1e6, 1));
    if (kind === 'heap') filled.push(Array.from({ length: 1_000 }, () => ({})));
  }
});
