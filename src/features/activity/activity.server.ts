import { dayMs } from '../../lib/time/durations.ts';
import { endOfDay, startOfDay, todayIn } from '../../lib/time/dates.ts';
import { idAt } from '../../platform/activity.ts';
import { listAccountNames } from '../../platform/accounts/activity.ts';
import { db } from '../../platform/database/database.ts';
import { hasWords } from '../../platform/database/search.ts';
import type { ActivityFilter, ActivityPage } from './activity.ts';
import { describeEntries, type StoredActivity } from './activity-entries.server.ts';

const entriesOnAPage = 50;
const batch = 200;

/** The latest entries, or those before an entry. */
export async function listActivity(
  { before, ...filter }: ActivityFilter & { before?: string | undefined },
  timeZone: string,
): Promise<ActivityPage> {
  const rows = await selectActivity(toTimeRange(filter, timeZone), before, entriesOnAPage + 1);
  const names = await listAccountNames();
  const page = rows.slice(0, entriesOnAPage);
  return {
    entries: await describeEntries(page, names),
    next: rows.length > entriesOnAPage ? page.at(-1)?.id : undefined,
    people: await listPeople(names),
  };
}

/** All entries of a filter, latest first, in batches to limit memory. */
export async function* everyActivity(filter: ActivityFilter, timeZone: string) {
  const names = await listAccountNames();
  let last: string | undefined;
  do {
    const rows = await selectActivity(toTimeRange(filter, timeZone), last, batch);
    yield await describeEntries(rows, names);
    last = rows.length === batch ? rows.at(-1)?.id : undefined;
  } while (last);
}

const seenForLatest = 300;
/** Acts without a visible change. */
const quietActions = new Set(['signed-in', 'signed-out', 'refused', 'read', 'link']);

/** The latest changes; of repeated acts by one person on one record only the last. */
export async function listLatestChanges(limit: number, names: Map<string, string>) {
  const rows = await db
    .selectFrom('activity')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(seenForLatest)
    .execute();
  const latest = new Map<string, StoredActivity>();
  for (const row of rows) {
    const key = [row.actor, row.act, row.subjectId ?? row.id].join(' ');
    if (!quietActions.has(row.act) && !latest.has(key)) latest.set(key, row);
  }
  return describeEntries([...latest.values()].slice(0, limit), names);
}

async function selectActivity(
  { who, kind, act, words, from, to }: ActivityFilter & TimeRange,
  before: string | undefined,
  limit: number,
): Promise<StoredActivity[]> {
  return db
    .selectFrom('activity')
    .selectAll()
    .$if(who !== undefined, (query) => query.where('actor', '=', who ?? ''))
    .$if(kind !== undefined, (query) => query.where('kind', '=', (kind ?? '') as 'media'))
    .$if(act !== undefined, (query) => query.where('act', '=', act ?? 'saved'))
    .$if(from !== undefined, (query) => query.where('id', '>=', idAt(from ?? 0)))
    .$if(to !== undefined, (query) => query.where('id', '<', idAt(to ?? 0)))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .where(hasWords('searchText', words ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

type TimeRange = { from?: number; to?: number };

/** Converts the filter's days to timestamps in a time zone. */
function toTimeRange(filter: ActivityFilter, timeZone: string): ActivityFilter & TimeRange {
  const { when } = filter;
  if (when === undefined) return filter;
  if (!when.includes('-')) {
    const today = startOfDay(todayIn(timeZone), timeZone);
    return { ...filter, from: today - (Number(when) - 1) * dayMs };
  }
  const from = startOfDay(when, timeZone);
  return { ...filter, from, to: endOfDay(timeZone, Temporal.Instant.fromEpochMilliseconds(from)) };
}

async function listPeople(names: Map<string, string>) {
  const rows = await db.selectFrom('activity').select('actor').distinct().execute();
  const people = rows.map(({ actor }) => ({ actor, name: names.get(actor) }));
  return people.toSorted((one, two) =>
    (one.name ?? one.actor).localeCompare(two.name ?? two.actor),
  );
}
