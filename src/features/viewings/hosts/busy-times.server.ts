import { dayMs, minuteMs } from '../../../lib/time/durations.ts';
import { changeContent } from '../../../platform/database/content.ts';
import { db } from '../../../platform/database/database.ts';
import { readPublic, Unreadable, type ReadOptions } from '../../../platform/http/read-public.ts';
import { JobFailed, WorkerEnded, workerProcess } from '../../../platform/jobs/worker-process.ts';
import { listTimedHosts } from '../free-times.server.ts';
import type { TimedHost } from '../free-times.ts';
import type { BusyJob, Span } from './busy-calendar.server.ts';
import { newCalendar, type CalendarColumns } from './host-row.ts';

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
  for (const host of await listTimedHosts())
    await storeBusy(host, await readBusy(host, now, { signal, ...options }));
}

type Read = Partial<CalendarColumns>;

async function readBusy(
  { busyUrl, timeZone }: TimedHost,
  now: Date,
  options: ReadOptions & { signal: AbortSignal },
): Promise<Read> {
  if (busyUrl === null) return { busy: '[]', busyReadAt: null, busyProblem: null };
  try {
    const text = await readPublic(busyUrl, { maxBytes, ...options });
    const at = now.getTime();
    const job: BusyJob = { text, timeZone, at, until: at + aheadDays * dayMs };
    const busy = JSON.stringify(await parser.run(job, parseLimitMs));
    return { busy, busyReadAt: now.toISOString(), busyProblem: null };
  } catch (cause) {
    options.signal.throwIfAborted();
    return { busyProblem: problemOf(cause) };
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

/** Pages change with the times alone. */
async function storeBusy({ id: hostId, busyUrl }: TimedHost, read: Read) {
  const stored = await db
    .selectFrom('hostCalendars')
    .select('busy')
    .where('hostId', '=', hostId)
    .executeTakeFirst();
  if (!stored && busyUrl === null) return;
  const { busy } = stored ?? newCalendar;
  const write = (connection: Pick<typeof db, 'insertInto'>) =>
    connection
      .insertInto('hostCalendars')
      .values({ ...newCalendar, hostId, ...read })
      .onConflict((conflict) => conflict.column('hostId').doUpdateSet(read))
      .execute();
  await ((read.busy ?? busy) === busy ? write(db) : changeContent(write));
}

export const calendarJobs = [
  { name: 'read busy times', everyMs: 15 * minuteMs, run: readBusyTimes },
];
