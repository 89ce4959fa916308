import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import v8 from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { JobAnswer, JobFailure, WorkerLimits } from './worker-process.ts';

const megabyte = 1_000_000;

/** The other side of `workerProcess`: answers its jobs within its limits, and ends with the process that started it. */
export function answerJobs(perform: (job: never) => unknown) {
  const limits = JSON.parse(process.env['WORKER_LIMITS'] ?? '') as WorkerLimits;
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  process.on('message', async (job: unknown) => {
    const message = await answer(perform, job as never, limits.answerMb);
    // Who asked may have been killed meanwhile.
    process.send?.(message, undefined, undefined, () => undefined);
  });
  setPriority(limits.niceness);
  beKilledFirst();
  watchMemory(limits.memoryMb);
}

async function answer(
  perform: (job: never) => unknown,
  job: never,
  answerMb: number,
): Promise<JobAnswer> {
  try {
    const result = v8.serialize(await perform(job));
    if (result.length > answerMb * megabyte) throw new AnswerTooLarge('The answer is too large');
    return { result };
  } catch (cause) {
    return { failure: toFailure(cause) };
  }
}

class AnswerTooLarge extends Error {}

function toFailure(cause: unknown): JobFailure {
  if (!(cause instanceof Error))
    return { name: 'Error', message: String(cause), stack: undefined, facts: {} };
  const { message, stack, constructor } = cause;
  const facts = Object.entries(cause).filter(([, value]) => Object(value) !== value);
  return { name: constructor.name, message, stack, facts: Object.fromEntries(facts) };
}

/** When the machine runs out of memory, the system ends this process and not the one that serves pages. */
function beKilledFirst() {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Other systems choose by themselves.
  }
}

/**
 * The heap limit of Node does not count buffers, and a busy reader lets no timer run. Nor does it notice that the process
 * that started it was killed.
 */
function watchMemory(memoryMb: number) {
  const most = memoryMb * megabyte;
  const watch = `setInterval(() => {
    if (process.ppid !== ${process.ppid}) process.kill(process.pid, 'SIGKILL');
    if (process.memoryUsage.rss() > ${most}) process.kill(process.pid, 'SIGABRT');
  }, 20)`;
  new Worker(watch, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 8 } }).unref();
}
