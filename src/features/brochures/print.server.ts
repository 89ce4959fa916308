import { fork } from 'node:child_process';
import path from 'node:path';
import { sparingMalloc } from '../../platform/jobs/malloc.ts';
import { printResult, type BrochureJob, type PrintJob } from './brochure.ts';

const longestMs = 90_000;

/** From 0 to 19: how much the process leaves to others. */
const niceness = { urgent: '5', later: '19' };

/** The signal ends the process. What is not urgent leaves the processor to everything else. */
export type Print = (job: BrochureJob, options: PrintOptions) => Promise<void>;

type PrintOptions = { signal: AbortSignal; isUrgent: boolean };

/**
 * Prints a document in a child process, which frees all its memory when it ends. The child inherits no variables or
 * options, and must not reach the database.
 */
export function print(job: PrintJob, { signal, isUrgent }: PrintOptions): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const priority = isUrgent ? niceness.urgent : niceness.later;
  const child = fork(path.resolve('src/features/brochures/print/worker.ts'), [priority], {
    env: { ...sparingMalloc, NODE_ENV: 'production' },
    execArgv: ['--max-old-space-size=384'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const timer = setTimeout(() => reject(new Error('A brochure took too long')), longestMs);
  const abort = () => reject(signal.reason);
  signal.addEventListener('abort', abort);
  child.once('message', (message) => {
    const { error } = printResult.parse(message);
    if (error === undefined) resolve();
    else reject(new Error(error));
  });
  child.once('error', reject);
  child.once('exit', (code, endSignal) =>
    reject(new Error(`The brochure process ended (${endSignal ?? code})`)),
  );
  if (signal.aborted) abort();
  else
    child.send(job, (cause) => {
      if (cause) reject(cause);
    });
  return promise.finally(() => {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
    child.kill('SIGKILL');
  });
}
