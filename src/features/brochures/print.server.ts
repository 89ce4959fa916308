import { fork } from 'node:child_process';
import path from 'node:path';
import { sparingMalloc } from '../../platform/malloc.ts';
import { printResult, type PrintJob } from './brochure.ts';

const longestMs = 90_000;

/**
 * Prints a brochure in a child process, which frees all its memory when it ends. The child inherits no variables or
 * options, and must not reach the database.
 */
export function print(job: PrintJob) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const child = fork(path.resolve('src/features/brochures/print/worker.ts'), {
    env: { ...sparingMalloc, NODE_ENV: 'production' },
    execArgv: ['--max-old-space-size=384'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const timer = setTimeout(() => reject(new Error('A brochure took too long')), longestMs);
  child.once('message', (message) => {
    const { error } = printResult.parse(message);
    if (error === undefined) resolve();
    else reject(new Error(error));
  });
  child.once('error', reject);
  child.once('exit', (code, signal) =>
    reject(new Error(`The printing of a brochure ended (${signal ?? code})`)),
  );
  child.send(job, (cause) => {
    if (cause) reject(cause);
  });
  return promise.finally(() => {
    clearTimeout(timer);
    child.kill('SIGKILL');
  });
}
