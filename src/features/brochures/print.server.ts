import { workerProcess } from '../../platform/jobs/worker-process.ts';
import type { BrochureJob, PrintJob } from './brochure.ts';

const longestMs = 90_000;

/** The signal ends the process. What is not urgent leaves the processor to everything else. */
export type Print = (job: BrochureJob, options: PrintOptions) => Promise<void>;

type PrintOptions = { signal: AbortSignal; isUrgent: boolean };

/** Prints a document in a process of its own, which frees all its memory when it ends. */
export async function print(job: PrintJob, { signal, isUrgent }: PrintOptions): Promise<void> {
  const { run, end } = workerProcess<undefined>({
    program: 'src/features/brochures/print/worker.ts',
    name: 'brochure process',
    memoryMb: 600,
    heapMb: 384,
    niceness: isUrgent ? 5 : 19,
    env: { NODE_ENV: 'production' },
  });
  signal.throwIfAborted();
  signal.addEventListener('abort', end);
  try {
    await run(job, longestMs);
  } catch (cause) {
    signal.throwIfAborted();
    throw cause;
  } finally {
    signal.removeEventListener('abort', end);
    end();
  }
}
