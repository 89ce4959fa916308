import { dayMs, minuteMs } from '../../../lib/time/durations.ts';
import { changeContent } from '../../../platform/database/content.ts';
import { db } from '../../../platform/database/database.ts';
import { readPublic, Unreadable, type ReadOptions } from '../../../platform/http/read-public.ts';
import { JobFailed, WorkerEnded, workerProcess } from '../../../platform/jobs/worker-process.ts';
import { listTimedHosts } from '../free-times.server.ts';
import type { TimedHost } from '../free-times.ts';
import type { BusyJob, Span } from './busy-calendar.server.ts';

const aheadDays = 370;
const maxBytes = 2_000_000;
const parseLimitMs = 10_000;

const parser = workerProcess<Span[]>({
  program: 'src/features/viewings/hosts/busy-worker.server.ts',
  name: 'process of calendars',
  memoryMb: 300,
  heapMb: 200,
  answerMb: 1,
});

/** Reads the other calendars of the public hosts. One that cannot be read keeps its last times. */
export async function readBusyTimes(now: Date, signal: AbortSignal, options?: ReadOptions) {
  for (const host of await listTimedHosts()) {
    const read =
      host.busyUrl === null ? { busy: [] } : await readBusy(host, now, { signal, ...options });
    await storeBusy(host, { ...read, readAt: host.busyUrl === null ? null : now.toISOString() });
  }
}

type Read = { busy: Span[]; problem?: never } | { busy?: never; problem: string };

async function readBusy(
  { busyUrl, timeZone }: TimedHost,
  now: Date,
  options: ReadOptions & { signal: AbortSignal },
): Promise<Read> {
  try {
    const text = await readPublic(busyUrl ?? '', { maxBytes, ...options });
    const at = now.getTime();
    const job: BusyJob = { text, timeZone, at, until: at + aheadDays * dayMs };
    return { busy: await parser.run(job, parseLimitMs) };
  } catch (cause) {
    options.signal.throwIfAborted();
    return { problem: problemOf(cause) };
  }
}

function problemOf(cause: unknown) {
  const again = 'The times read last still apply.';
  if (cause instanceof Unreadable) return `It cannot be read: ${cause.message}. ${again}`;
  if (cause instanceof JobFailed && cause.message === 'no calendar')
    return `There is no calendar at this address. Enter its .ics address. ${again}`;
  if (cause instanceof JobFailed || cause instanceof WorkerEnded)
    return `It has too many events. Use a calendar with fewer. ${again}`;
  throw cause;
}

async function storeBusy(
  { id }: TimedHost,
  { busy, problem, readAt }: Read & { readAt: string | null },
) {
  const stored = await db
    .selectFrom('hostCalendars')
    .select(['busy', 'busyReadAt', 'busyProblem'])
    .where('hostId', '=', id)
    .executeTakeFirst();
  const before = stored ?? { busy: '[]', busyReadAt: null, busyProblem: null };
  const row = {
    busy: busy ? JSON.stringify(busy) : before.busy,
    busyReadAt: busy ? readAt : before.busyReadAt,
    busyProblem: problem ?? null,
  };
  if (!stored && row.busyReadAt === null && row.busyProblem === null) return;
  const write = (connection: Pick<typeof db, 'insertInto'>) =>
    connection
      .insertInto('hostCalendars')
      .values({ hostId: id, tokenHash: null, renewedAt: null, ...row })
      .onConflict((conflict) => conflict.column('hostId').doUpdateSet(row))
      .execute();
  await (row.busy === before.busy ? write(db) : changeContent(write));
}

export const calendarJobs = [
  { name: 'read busy times', everyMs: 15 * minuteMs, run: readBusyTimes },
];
