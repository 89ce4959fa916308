import { sql } from 'kysely';

import { todayIn } from '../../lib/time/dates.ts';
import { dayMs } from '../../lib/time/durations.ts';
import { pathGuesser } from '../../lib/values/similar.ts';
import { db } from '../../platform/database/database.ts';
import { headOffice } from '../../site/settings/settings.ts';
import { isPerson, retentionDays, reportedDays, type NotFoundPath } from './not-found.ts';

/** The maximum number of paths in memory. Further new paths are dropped until the counts are written. */
const maxInMemory = 500;
const maxRows = 2_000;
const maxListed = 50;
const rowsAtOnce = 100;

type Counts = { people: number; robots: number; cameFrom: string | null };

let notFound = new Map<string, Counts>();
let visits = new Map<string, number>();

/** Counts in memory, so that a flood of invented paths is cheap. Skips paths that contain an e-mail address. */
export function countNotFound(path: string, userAgent: string, referrer: string) {
  const isKnown = notFound.has(path);
  if ((!isKnown && notFound.size >= maxInMemory) || path.includes('@')) return;
  const count = notFound.get(path) ?? { people: 0, robots: 0, cameFrom: null };
  count[isPerson(path, userAgent) ? 'people' : 'robots'] += 1;
  count.cameFrom = referrerHost(referrer) ?? count.cameFrom;
  notFound.set(path, count);
}

/** Counts a request answered by a redirect. */
export function countVisit(redirectId: string) {
  visits.set(redirectId, (visits.get(redirectId) ?? 0) + 1);
}

/** Adds this process's counts to the database. Counts that cannot be written are retried the next time. */
export async function writeCounts(now = new Date()) {
  if (notFound.size === 0 && visits.size === 0) return;
  const [counts, redirects] = [notFound, visits];
  [notFound, visits] = [new Map(), new Map()];
  try {
    await write(counts, redirects, dayBefore(now, 0));
  } catch (cause) {
    if (notFound.size === 0) notFound = counts;
    if (visits.size === 0) visits = redirects;
    throw cause;
  }
}

async function write(counts: Map<string, Counts>, redirects: Map<string, number>, day: string) {
  const rows = [...counts].toSorted(byKey).map(([path, counted]) => ({ path, day, ...counted }));
  await db.transaction().execute(async (tx) => {
    for (let start = 0; start < rows.length; start += rowsAtOnce) {
      await tx
        .insertInto('notFoundVisits')
        .values(rows.slice(start, start + rowsAtOnce))
        .onConflict((conflict) =>
          conflict.columns(['path', 'day']).doUpdateSet((eb) => ({
            people: eb('notFoundVisits.people', '+', eb.ref('excluded.people')),
            robots: eb('notFoundVisits.robots', '+', eb.ref('excluded.robots')),
            cameFrom: eb.fn.coalesce('excluded.cameFrom', 'notFoundVisits.cameFrom'),
          })),
        )
        .execute();
    }
    for (const [id, count] of [...redirects].toSorted(byKey)) {
      await tx
        .updateTable('redirects')
        .set((eb) => ({ visits: eb('visits', '+', count) }))
        .where('id', '=', id)
        .execute();
    }
  });
}

/** Deletes counts older than 90 days, and the least requested paths above the limit. */
export async function deleteOldNotFound(now = new Date()) {
  await db.deleteFrom('notFoundVisits').where('day', '<', dayBefore(now, retentionDays)).execute();
  const mostVisited = db
    .selectFrom('notFoundVisits')
    .select('path')
    .groupBy('path')
    .orderBy(sql`sum(people)`, 'desc')
    .orderBy(sql`sum(robots)`, 'desc')
    .orderBy(sql`max(day)`, 'desc')
    .orderBy('path')
    .limit(maxRows);
  await db.deleteFrom('notFoundVisits').where('path', 'not in', mostVisited).execute();
}

/** A fixed order, so that two writing instances cannot deadlock. */
function byKey([first]: [string, unknown], [second]: [string, unknown]) {
  return first < second ? -1 : 1;
}

/** The unresolved paths of the last 30 days, people's requests first. `pages` are the candidates for guesses. */
export async function listNotFound(
  addresses: { pages: ReadonlySet<string>; redirects: ReadonlyMap<string, string> },
  now = new Date(),
) {
  const rows = (await selectOpen(now).execute()).filter(
    ({ path }) => !addresses.pages.has(path) && !addresses.redirects.has(path),
  );
  const guess = pathGuesser([...addresses.pages]);
  const requested = rows.filter((row) => row.people > 0);
  const people: NotFoundPath[] = requested
    .slice(0, maxListed)
    .map((row) => ({ ...row, guess: guess(row.path) }));
  const robots: NotFoundPath[] = rows.filter((row) => row.people === 0).slice(0, maxListed);
  return { people, robots, total: requested.length };
}

/** The number of unresolved missing paths that people requested. */
export async function countNotFoundPaths(
  addresses: { pages: ReadonlySet<string>; redirects: ReadonlyMap<string, string> },
  now = new Date(),
) {
  const rows = await selectOpen(now)
    .having(sql<boolean>`sum(people) > 0`)
    .execute();
  return rows.filter(({ path }) => !addresses.pages.has(path) && !addresses.redirects.has(path))
    .length;
}

export async function ignorePath({ path }: { path: string }, editor: string) {
  await db
    .insertInto('ignoredPaths')
    .values({ path, ignoredBy: editor, ignoredAt: new Date().toISOString() })
    .onConflict((conflict) => conflict.column('path').doNothing())
    .execute();
}

export async function stopIgnoring({ path }: { path: string }) {
  await db.deleteFrom('ignoredPaths').where('path', '=', path).execute();
}

function selectOpen(now: Date) {
  return db
    .selectFrom('notFoundVisits')
    .select('path')
    .select((eb) => [
      eb.cast<number>(eb.fn.sum('people'), 'integer').as('people'),
      eb.cast<number>(eb.fn.sum('robots'), 'integer').as('robots'),
      eb.fn.max('day').as('lastDay'),
      eb.fn.max('cameFrom').as('cameFrom'),
    ])
    .where('day', '>', dayBefore(now, reportedDays))
    .where('path', 'not in', (eb) => eb.selectFrom('ignoredPaths').select('path'))
    .groupBy('path')
    .orderBy('people', 'desc')
    .orderBy('robots', 'desc')
    .orderBy('path');
}

/** A day of the office. */
function dayBefore(now: Date, days: number) {
  return todayIn(headOffice().timeZone, new Date(now.getTime() - days * dayMs));
}

/** Stores only the host, because the rest of a referrer may contain private data. */
function referrerHost(referrer: string) {
  return URL.canParse(referrer) ? new URL(referrer).hostname.slice(0, 100) || null : null;
}
