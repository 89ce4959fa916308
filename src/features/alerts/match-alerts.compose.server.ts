import { setImmediate } from 'node:timers/promises';
import { db, type Transaction } from '../../platform/database/database.ts';
import { languageOfForm } from '../../platform/languages/page-language.ts';
import { officeToday } from '../../site/office-today.ts';
import { headOffice } from '../../site/settings/settings.ts';
import { selectReachable } from '../subscriptions/readers.server.ts';
import { searchContext } from '../subscriptions/subscription-search.ts';
import type { SubscriptionRow } from '../subscriptions/subscription.ts';
import type { AlertNewsRow } from '../projects/news/project-offer.ts';
import type { AlertMatchRow } from './alert.ts';
import { findAlert, type Wish } from './alert-news.ts';
import { nextAlertTime, readerZone } from './alert-times.ts';
import { findOffered } from './offered-projects.compose.server.ts';

type Connection = Pick<Transaction, 'selectFrom'>;

export const subscriptionsAtOnce = 500;

/** Who may want to hear of a project, in this order. Each is read by an index of its own. */
export const phases = ['city', 'anywhere', 'project'] as const;
type Phase = (typeof phases)[number];

type Asked = { phase: Phase; project: { id: string; city: string }; after: string };

/** The next subscriptions that may fit a project, by id. */
export function selectCandidates(connection: Connection, { phase, project, after }: Asked) {
  return (
    selectReachable(connection)
      .select([
        'subscriptions.id',
        'subscriptions.personKey',
        'subscriptions.kind',
        'subscriptions.city',
        'subscriptions.search',
        'subscriptions.language',
        'subscriptions.zone',
        'readers.alertedOn',
      ])
      .$if(phase !== 'project', (query) =>
        query
          .where(
            'subscriptions.city',
            phase === 'city' ? '=' : 'is',
            phase === 'city' ? project.city : null,
          )
          .where('subscriptions.kind', 'in', ['search', 'similar']),
      )
      // Others that name the project are told apart below: the database would prefer a condition of the kind.
      .$if(phase === 'project', (query) => query.where('subscriptions.projectId', '=', project.id))
      .where('subscriptions.id', '>', after)
      .orderBy('subscriptions.id')
      .limit(subscriptionsAtOnce)
  );
}

/** Finds who is to be told of what changed in projects, in slices between which requests are answered. */
export async function matchAlerts(now: Date, signal: AbortSignal) {
  while (!signal.aborted && (await matchSlice(now))) await setImmediate();
}

/** False if there is no news left. A slice that another instance has done in the meantime is undone. */
async function matchSlice(now: Date) {
  const head = await db
    .selectFrom('alertNews')
    .selectAll()
    .where('matchedAt', 'is', null)
    .orderBy('number')
    .limit(1)
    .executeTakeFirst();
  if (!head) return false;
  const changes = await db
    .selectFrom('alertNews')
    .select(['number', 'part', 'facts'])
    .where('projectId', '=', head.projectId)
    .where('matchedAt', 'is', null)
    .orderBy('number')
    .execute();
  const at = readCursor(head.cursor) ?? {
    phase: phases[0],
    after: '',
    until: changes.at(-1)?.number ?? head.number,
  };
  const project = await findOffered(db, { id: head.projectId, language: undefined }, now);
  const known = changes.filter(({ number }) => number <= at.until);
  const candidates = project
    ? await selectCandidates(db, {
        ...at,
        project: { id: project.id, city: project.facts.city },
      }).execute()
    : [];
  const matches: AlertMatchRow[] = [];
  const wishes = new Map<string, Wish>();
  for (const [language, ones] of Map.groupBy(candidates, (one) => one.language)) {
    const locale = languageOfForm({ consentLanguage: language });
    const shown = await findOffered(db, { id: head.projectId, language: locale }, now);
    for (const one of shown ? ones : []) {
      if (at.phase === 'project' && one.kind !== 'project') continue;
      const key = `${one.kind} ${one.city} ${one.search}`;
      // Whether they were notified of a project decides when the email is written whether its viewings are news.
      const wish = wishes.get(key) ?? { ...readWish(one, now), wasNotified: true };
      wishes.set(key, wish);
      if (shown && findAlert(shown, known, [wish])) matches.push(newMatch(one, head, now));
    }
  }
  const next = nextCursor(at, project && candidates);
  await db.transaction().execute(async (tx) => {
    const claimed = await tx
      .updateTable('alertNews')
      .set(next ? { cursor: JSON.stringify(next) } : { matchedAt: now.toISOString() })
      .where('number', '=', head.number)
      .where('matchedAt', 'is', null)
      .where('cursor', head.cursor === null ? 'is' : '=', head.cursor)
      .returning('number')
      .executeTakeFirst();
    if (!claimed) return;
    if (matches.length > 0)
      await tx
        .insertInto('alertMatches')
        .values(matches)
        .onConflict((conflict) =>
          conflict.columns(['subscriptionId', 'projectId']).doUpdateSet((eb) => ({
            since: eb.fn.coalesce('alertMatches.since', 'excluded.since'),
            dueAt: eb.fn.coalesce('alertMatches.dueAt', 'excluded.dueAt'),
          })),
        )
        .execute();
    if (!next)
      await tx
        .updateTable('alertNews')
        .set({ matchedAt: now.toISOString() })
        .where('projectId', '=', head.projectId)
        .where('number', '<=', at.until)
        .where('matchedAt', 'is', null)
        .execute();
  });
  return true;
}

type Candidate = Awaited<ReturnType<ReturnType<typeof selectCandidates>['execute']>>[number];

function newMatch(
  { id, personKey, zone, alertedOn }: Candidate,
  { number, projectId }: Pick<AlertNewsRow, 'number' | 'projectId'>,
  now: Date,
): AlertMatchRow {
  const due = nextAlertTime(readerZone(zone, headOffice().timeZone), now, alertedOn);
  const dueAt = due.toISOString();
  return { subscriptionId: id, projectId, personKey, since: number, dueAt, notifiedAt: null };
}

type Cursor = { phase: Phase; after: string; until: number };

function readCursor(text: string | null) {
  return text === null ? undefined : (JSON.parse(text) as Cursor);
}

/** Undefined after the last slice, and for a project that is not public any more. */
function nextCursor(
  { phase, until }: Cursor,
  candidates: readonly { id: string }[] | undefined,
): Cursor | undefined {
  const last = candidates?.at(-1);
  if (!candidates) return undefined;
  if (last && candidates.length === subscriptionsAtOnce) return { phase, until, after: last.id };
  const next = phases[phases.indexOf(phase) + 1];
  return next && { phase: next, until, after: '' };
}

/** What a subscription asks for on the day of a time. */
export function readWish(
  one: Pick<SubscriptionRow, 'kind' | 'city' | 'search'> & { notifiedAt?: string | null },
  now: Date,
): Wish {
  const context = one.kind === 'project' ? null : searchContext(one, officeToday(now));
  return { context, wasNotified: (one.notifiedAt ?? null) !== null };
}
