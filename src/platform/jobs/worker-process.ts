import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import v8 from 'node:v8';
import { sparingMalloc } from './malloc.ts';

/** The process ended before it answered, or was ended. */
export class WorkerEnded extends Error {
  readonly reason: 'took too long' | 'out of memory' | 'other';

  constructor(reason: WorkerEnded['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

/** An error that was thrown in the process, with its own fields. `name` is that of its class. */
export class JobFailed extends Error {
  readonly facts: Readonly<Record<string, unknown>>;

  constructor({ name, message, stack, facts }: JobFailure) {
    super(message);
    this.name = name;
    this.facts = facts;
    if (stack !== undefined) this.stack = stack;
  }
}

export type JobFailure = Pick<Error, 'name' | 'message' | 'stack'> & {
  facts: Record<string, unknown>;
};

/** What the process sends: a result as bytes, which it has measured. */
export type JobAnswer = { result: Uint8Array } | { failure: JobFailure };

type WorkerOptions = {
  /** The path of the program from the root of the project. It calls `answerJobs`. */
  program: string;
  /** What the logs call it, such as `image process`. */
  name: string;
  /** All its memory: what it reads with, its libraries and its buffers. */
  memoryMb: number;
  /** The part of it for objects of JavaScript. */
  heapMb: number;
  /** The largest result. This process reads it at once. */
  answerMb?: number;
  /** From 0 to 19: how much it leaves to others. */
  niceness?: number;
  /** False for one whose later jobs need what it holds. Whoever started it ends it. */
  endsWhenIdle?: boolean;
  /** Its arguments and variables, besides those of every such process. */
  args?: string[];
  env?: NodeJS.ProcessEnv;
};

const idleMs = 10_000;
const { NODE_COMPILE_CACHE: compileCache } = process.env;
/** A page has 64 KiB. */
const wasmPagesPerMb = 16;

/**
 * Runs jobs one at a time in a process of its own, which is bounded in memory, time and the size of its answers, can
 * safely be killed and ends by itself when idle. It inherits no
 * environment variables or options but the folder of compiled code, and must not open the
 * site's database.
 */
export function workerProcess<Result>({
  program,
  name,
  memoryMb,
  heapMb,
  answerMb = 16,
  niceness = 10,
  endsWhenIdle = true,
  args = [],
  env = {},
}: WorkerOptions) {
  let worker: ChildProcess | undefined;
  let hasEnded = false;
  let idleTimer: NodeJS.Timeout | undefined;
  let lastTurn: Promise<unknown> = Promise.resolve();

  /** Rejects with {@link WorkerEnded} if it does not answer within the limits, with {@link JobFailed} if the job fails. */
  function run(job: object, timeLimitMs: number): Promise<Result> {
    const turn = lastTurn.then(() => perform(job, timeLimitMs));
    lastTurn = turn.catch(() => undefined);
    return turn;
  }

  /** Ends the process at once. A running job fails. */
  function end() {
    clearTimeout(idleTimer);
    worker?.kill('SIGKILL');
    worker = undefined;
    hasEnded = true;
  }

  async function perform(job: object, timeLimitMs: number) {
    clearTimeout(idleTimer);
    if (!worker && hasEnded && !endsWhenIdle)
      throw new WorkerEnded('other', `The ${name} has ended`);
    const child = (worker ??= start());
    child.ref();
    child.channel?.ref();
    try {
      return await send(child, job, timeLimitMs);
    } finally {
      child.channel?.unref();
      child.unref();
      if (endsWhenIdle) idleTimer = setTimeout(end, idleMs).unref();
    }
  }

  function send(child: ChildProcess, job: object, timeLimitMs: number): Promise<Result> {
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
      function onMessage(message: unknown) {
        settle();
        const answer = message as JobAnswer;
        if ('failure' in answer) reject(new JobFailed(answer.failure));
        else resolve(v8.deserialize(answer.result) as Result);
      }
      function onExit(code: number | null, signal: NodeJS.Signals | null) {
        // The system kills it first when memory runs out.
        const isFull = signal === 'SIGABRT' || (signal === 'SIGKILL' && !child.killed);
        const reason = isFull ? 'out of memory' : 'other';
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
      env: {
        ...sparingMalloc,
        ...(compileCache !== undefined && { NODE_COMPILE_CACHE: compileCache }),
        ...env,
        WORKER_LIMITS: JSON.stringify({ memoryMb, answerMb, niceness } satisfies WorkerLimits),
      },
      execArgv: [
        `--max-old-space-size=${heapMb}`,
        `--wasm-max-mem-pages=${memoryMb * wasmPagesPerMb}`,
      ],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.once('exit', () => {
      if (child !== worker) return;
      worker = undefined;
      hasEnded = true;
    });
    child.on('error', () => undefined);
    return child;
  }

  return { run, end };
}

export type WorkerLimits = { memoryMb: number; answerMb: number; niceness: number };
