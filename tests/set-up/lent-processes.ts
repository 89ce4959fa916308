import { vi } from 'vitest';
import type * as WorkerProcesses from '../../src/platform/jobs/worker-process.ts';
import { isLong } from './long.ts';

type Processes = typeof WorkerProcesses;
type Options = Parameters<Processes['workerProcess']>[0];
type Process = ReturnType<Processes['workerProcess']>;

/** Outlives the modules of a file of tests. */
const shared = globalThis as { lentProcesses?: Processes };

const lastingPrograms = /(?:images\/worker|rich-text-worker|received-email-worker)\.ts$/;

/**
 * A process takes longer to start than most of its jobs: in the short run one that has read a source reads the next,
 * and those of images, texts and mails serve all files.
 */
if (!isLong)
  vi.doMock(
    import('../../src/platform/jobs/worker-process.ts'),
    async (original) => (shared.lentProcesses ??= lending(await original())),
  );

function lending(actual: Processes): Processes {
  const lasting = new Map<string, Process>();
  const waiting = new Map<string, Process[]>();
  return {
    ...actual,
    workerProcess: <Result>(options: Options) => {
      const kind = JSON.stringify(options);
      const begin = () => actual.workerProcess<unknown>(options);
      const isLasting = lastingPrograms.test(options.program);
      const own = isLasting
        ? (lasting.get(kind) ?? begin())
        : (waiting.get(kind)?.pop() ?? begin());
      if (isLasting) lasting.set(kind, own);
      const isReturned = !isLasting && options.endsWhenIdle === false;
      return (isReturned ? returned(own, kind) : own) as ReturnType<
        typeof actual.workerProcess<Result>
      >;
    },
  };

  /** It waits for the next instead of ending, unless it has ended by itself. */
  function returned({ run, end }: Process, kind: string): Process {
    let isOver = false;
    return {
      run: (job, limitMs) =>
        run(job, limitMs).catch((cause: unknown) => {
          if (cause instanceof actual.WorkerEnded) isOver = true;
          throw cause;
        }),
      end: () => {
        if (isOver) return end();
        isOver = true;
        waiting.set(kind, [...(waiting.get(kind) ?? []), { run, end }]);
      },
    };
  }
}
