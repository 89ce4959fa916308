import { sql } from 'kysely';

import { dayMs } from '../../lib/durations.ts';
import { pathGuesser } from '../../lib/similar.ts';
import { db } from '../../platform/database.ts';
import { isPerson, retentionDays, shownDays, type NotFoundPath } from './not-found.ts';

/** Until they are written, so many paths are remembered, and of those that come later none. */
const maxInMemory = 500;
const maxRows = 2_000;
const maxShown = 50;
const rowsAtOnce = 100;

type Counted = { people: number; robots: number; cameFrom: string | null };

let notFound = new Map<string, Counted>();
let visits = new Map<string, number>();

/** Counts in memory, where a flood of made-up addresses costs nothing. A path that holds an e-mail address is left out. */
export function countNotFound(path: string, userAgent: string, referrer: string) {
  const isKnown = notFound.has(path);
  if ((!isKnown && notFound.size >= maxInMemory) || path.includes('@')) return;
  const counted = notFound.get(path) ?? { people: 0, robots: 0, cameFrom: null };
  counted[isPerson(path, userAgent) ? 'people' : 'robots'] += 1;
  counted.cameFrom = hostOf(referrer) ?? counted.cameFrom;
  notFound.set(path, counted);
}

/** Counts a request that a redirect has answered. */
export function countVisit(redirectId: string) {
  visits.set(redirectId, (visits.get(redirectId) ?? 0) + 1);
}

/** Adds what this process has counted to what all have. What cannot be written is counted again the next time. */
export async function writeCounts(now = new Date()) {
  if (notFound.size === 0 && visits.size === 0) return;
  const [counts, followed] = [notFound, visits];
  [notFound, visits] = [new Map(), new Map()];
  try {
    await write(counts, followed, now.toISOString().slice(0, 10));
  } catch (cause) {
    if (notFound.size === 0) notFound = counts;
    if (visits.size === 0) visits = followed;
    throw cause;
  }
}

async function write(counts: Map<string, Counted>, followed: Map<string, number>, day: string) {
  const rows = [...counts].toSorted(byKey).map(([path, counted]) => ({ path, day, ...counted }));
  await db.transaction().execute(async (tx) => {
    for (let at = 0; at < rows.length; at += rowsAtOnce) {
      await tx
        .insertInto('notFoundVisits')
        .values(rows.slice(at, at + rowsAtOnce))
        .onConflict((conflict) =>
          conflict.columns(['path', 'day']).doUpdateSet((eb) => ({
            people: eb('notFoundVisits.people', '+', eb.ref('excluded.people')),
            robots: eb('notFoundVisits.robots', '+', eb.ref('excluded.robots')),
            cameFrom: eb.fn.coalesce('excluded.cameFrom', 'notFoundVisits.cameFrom'),
          })),
        )
        .execute();
    }
    for (const [id, more] of [...followed].toSorted(byKey)) {
      await tx
        .updateTable('redirects')
        .set((eb) => ({ visits: eb('visits', '+', more) }))
        .where('id', '=', id)
        .execute();
    }
  });
}

/** Forgets what is older than 90 days, and of too many paths those that fewest asked for. */
export async function forgetNotFound(now = new Date()) {
  await db.deleteFrom('notFoundVisits').where('day', '<', dayBefore(now, retentionDays)).execute();
  const most = db
    .selectFrom('notFoundVisits')
    .select('path')
    .groupBy('path')
    .orderBy(sql`sum(people)`, 'desc')
    .orderBy(sql`sum(robots)`, 'desc')
    .orderBy(sql`max(day)`, 'desc')
    .orderBy('path')
    .limit(maxRows);
  await db.deleteFrom('notFoundVisits').where('path', 'not in', most).execute();
}

/** Always in one order, so that two instances that write wait for each other in one direction. */
function byKey([one]: [string, unknown], [other]: [string, unknown]) {
  return one < other ? -1 : 1;
}

/** Those of the last 30 days that nobody has dealt with, people's first. `pages` are what each may have meant. */
export async function listNotFound(
  known: { pages: ReadonlySet<string>; redirects: ReadonlyMap<string, string> },
  now = new Date(),
) {
  const rows = (await selectOpen(now).execute()).filter(
    ({ path }) => !known.pages.has(path) && !known.redirects.has(path),
  );
  const guess = pathGuesser([...known.pages]);
  const people: NotFoundPath[] = rows
    .filter((row) => row.people > 0)
    .slice(0, maxShown)
    .map((row) => ({ ...row, guess: guess(row.path) }));
  const robots: NotFoundPath[] = rows.filter((row) => row.people === 0).slice(0, maxShown);
  return { people, robots };
}

/** How many addresses people have asked for in vain, that nobody has dealt with. */
export async function countNotFoundPaths(
  known: { pages: ReadonlySet<string>; redirects: ReadonlyMap<string, string> },
  now = new Date(),
) {
  const rows = await selectOpen(now)
    .having(sql<boolean>`sum(people) > 0`)
    .execute();
  return rows.filter(({ path }) => !known.pages.has(path) && !known.redirects.has(path)).length;
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
    .where('day', '>', dayBefore(now, shownDays))
    .where('path', 'not in', (eb) => eb.selectFrom('ignoredPaths').select('path'))
    .groupBy('path')
    .orderBy('people', 'desc')
    .orderBy('robots', 'desc')
    .orderBy('path');
}

function dayBefore(now: Date, days: number) {
  return new Date(now.getTime() - days * dayMs).toISOString().slice(0, 10);
}

/** Only the host: the rest of a referrer may hold what is nobody's business. */
function hostOf(referrer: string) {
  return URL.canParse(referrer) ? new URL(referrer).hostname.slice(0, 100) || null : null;
}
