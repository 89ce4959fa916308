import { Session } from 'node:inspector/promises';

type Work = (size: number) => unknown;

const tries = 2;
/** Less says nothing: something else in the process took it. */
const least = { steps: 20_000, cpuMs: 60 };

const session = new Session();
session.connect();
await session.post('Profiler.enable');
/** Once it counts, all is slower. */
let started: Promise<unknown> | undefined;

export function endMeasuring() {
  session.disconnect();
}

/** How much more blocks of JavaScript run for four times as much. Four is linear, sixteen is quadratic. */
export async function measureSteps(work: Work, size: number) {
  await countSteps(() => work(size / 4));
  const [one, two, four] = [
    await countSteps(() => work(size)),
    await countSteps(() => work(2 * size)),
    await countSteps(() => work(4 * size)),
  ];
  return Math.max(four / one, (2 * two) / one);
}

/** The same in time of the processor, which also counts what expressions and libraries search. */
export async function measureTime(work: Work, size: number) {
  const short = await measureCpu(() => work(size));
  const long = await measureCpu(() => work(4 * size));
  return long < least.cpuMs ? 1 : long / Math.max(short, least.cpuMs / 16);
}

async function countSteps(work: () => unknown) {
  started ??= session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  await started;
  await session.post('Profiler.takePreciseCoverage');
  await work();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const ranges = result.flatMap(({ functions }) => functions.flatMap((one) => one.ranges));
  return Math.max(
    least.steps,
    ranges.reduce((sum, { count }) => sum + count, 0),
  );
}

/** The shortest of some tries, of this thread alone. */
async function measureCpu(work: () => unknown) {
  const times: number[] = [];
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const begin = process.threadCpuUsage();
    await work();
    times.push(process.threadCpuUsage(begin).user / 1_000);
  }
  return Math.min(...times);
}
