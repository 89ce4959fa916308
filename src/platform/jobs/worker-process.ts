import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { sparingMalloc } from './malloc.ts';

/** The process ended before it answered, or was ended. */
export class WorkerEnded extends Error {
  readonly reason: 'took too long' | 'out of memory' | 'other';

  constructor(reason: WorkerEnded['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

type WorkerOptions = {
  /** The path of the program from the root of the project. */
  program: string;
  /** What the logs call it, such as `image process`. */
  name: string;
  heapMb: number;
  /** Its arguments and variables, besides those of every such process. */
  args?: string[];
  env?: NodeJS.ProcessEnv;
};

const idleMs = 10_000;
/** A page has 64 KiB. */
const wasmPagesPerMb = 16;

/**
 * Runs jobs one at a time in a process of its own, which can safely be killed and ends by itself when idle. It inherits
 * no environment variables or options, and must not open the site's database.
 */
export function workerProcess<Answer>({
  program,
  name,
  heapMb,
  args = [],
  env = {},
}: WorkerOptions) {
  let worker: ChildProcess | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let lastTurn: Promise<unknown> = Promise.resolve();

  /** Rejects with {@link WorkerEnded} if the process does not answer within the time limit. */
  function run(job: object, timeLimitMs: number): Promise<Answer> {
    const turn = lastTurn.then(() => perform(job, timeLimitMs));
    lastTurn = turn.catch(() => undefined);
    return turn;
  }

  /** Ends the process at once. A running job fails. */
  function end() {
    clearTimeout(idleTimer);
    worker?.kill('SIGKILL');
    worker = undefined;
  }

  async function perform(job: object, timeLimitMs: number) {
    clearTimeout(idleTimer);
    const child = (worker ??= start());
    child.ref();
    child.channel?.ref();
    try {
      return await send(child, job, timeLimitMs);
    } finally {
      child.channel?.unref();
      child.unref();
      idleTimer = setTimeout(end, idleMs).unref();
    }
  }

  function send(child: ChildProcess, job: object, timeLimitMs: number): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        settle();
        if (child === worker) end();
        reject(new WorkerEnded('took too long', `The ${name} took too long`));
      }, timeLimitMs);

      function settle() {
        clearTimeout(timer);
        child.off('message', onMessage).off('exit', onExit).off('error', onError);
      }
      function onMessage(answer: unknown) {
        settle();
        resolve(answer as Answer);
      }
      function onExit(code: number | null, signal: NodeJS.Signals | null) {
        const reason = signal === 'SIGABRT' ? 'out of memory' : 'other';
        onError(new WorkerEnded(reason, `The ${name} ended (${signal ?? code})`));
      }
      function onError(cause: Error) {
        settle();
        if (child === worker) end();
        reject(cause);
      }

      child.on('message', onMessage).on('exit', onExit).on('error', onError);
      child.send(job, (cause) => {
        if (cause) onError(cause);
      });
    });
  }

  function start() {
    const child = fork(path.resolve(program), args, {
      env: { ...sparingMalloc, ...env },
      execArgv: [
        `--max-old-space-size=${heapMb}`,
        `--wasm-max-mem-pages=${heapMb * wasmPagesPerMb}`,
      ],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.once('exit', () => {
      if (child === worker) worker = undefined;
    });
    child.on('error', () => undefined);
    return child;
  }

  return { run, end };
}
