import { setImmediate } from 'node:timers/promises';
import { dayMs, hourMs } from '../../lib/time/durations.ts';
import { wallClockAt } from '../../lib/time/zoned-time.ts';
import { db, isPostgres, type Transaction } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { env } from '../../platform/env/env.ts';
import { languageOfForm, runInLanguage } from '../../platform/languages/page-language.ts';
import { putInOutbox, wakeMailer } from '../../platform/mail/outbox.ts';
import { log } from '../../platform/observability/log.ts';
import { leavingToken, lockReader } from '../../records/consents.server.ts';
import { headOffice } from '../../site/settings/settings.ts';
import { emailSignature } from '../places/lines.ts';
import type { AlertNewsRow } from '../projects/news/project-offer.ts';
import { findSeller } from '../sellers.server.ts';
import { listEmail } from '../subscriptions/list-emails.ts';
import { readerToken, selectReachable } from '../subscriptions/readers.server.ts';
import { aboutText } from '../subscriptions/subscription-text.ts';
import { listProjectHosts } from '../viewings/free-times.server.ts';
import { hoursOn, openHousesOn } from '../viewings/free-times.ts';
import { takesViewings } from '../viewings/open-project.server.ts';
import type { SubscriptionRow } from '../subscriptions/subscription.ts';
import { alertEntry, alertSubject } from './alert-emails.ts';
import { findAlert, fitsWish, type Alert, type OfferedProject } from './alert-news.ts';
import { nextAlertTime, readerZone } from './alert-times.ts';
import { readWish } from './match-alerts.compose.server.ts';
import { findOffered, findOfferedTitle } from './offered-projects.compose.server.ts';

const peopleAtOnce = 100;
const mostProjects = 20;
/** News is stored so long, for those who paused, and so that a project hidden for some days is not new afterwards. */
const storedMs = 30 * dayMs;

/** Sends the emails that are due: at most one a day to each person, with all their alerts. */
export async function sendAlerts(now: Date, signal: AbortSignal) {
  for (let last = ''; !signal.aborted;) {
    const people = await db
      .selectFrom('alertMatches')
      .select('personKey')
      .distinct()
      .where('dueAt', '<=', now.toISOString())
      .where('personKey', '>', last)
      .orderBy('personKey')
      .limit(peopleAtOnce)
      .execute();
    for (const { personKey } of people) {
      if (signal.aborted) return;
      try {
        await inTransaction((tx) => sendAlert(tx, personKey, now));
      } catch (cause) {
        log.error('An email of alerts could not be written', cause);
        await postpone(db, personKey, new Date(now.getTime() + hourMs));
      }
      await setImmediate();
    }
    if (people.length > 0) wakeMailer();
    if (people.length < peopleAtOnce) return;
    last = people.at(-1)?.personKey ?? '';
  }
}

async function sendAlert(tx: Transaction, personKey: string, now: Date) {
  const reader = await lockReader(tx, personKey);
  const all = await listSubscriptions(tx, personKey);
  const [newest] = all;
  const zone = readerZone(newest?.zone ?? null, headOffice().timeZone);
  const due = nextAlertTime(zone, now, reader.alertedOn);
  if (newest && due > now) return postpone(tx, personKey, due);
  const matches = await listMatches(tx, personKey);
  const email = newest && (await writeEmail(tx, { all, newest, matches }, now));
  const notified = { notifiedAt: now.toISOString() };
  const paused = await tx
    .selectFrom('subscriptions')
    .select('id')
    .where('personKey', '=', personKey)
    .where('state', '=', 'paused')
    .execute();
  const done = { since: null, dueAt: null };
  // Others may add matches meanwhile, which stay. Those of a paused subscription wait until it goes on.
  for (const { subscriptionId, projectId, since } of matches)
    await tx
      .updateTable('alertMatches')
      .set(
        paused.some(({ id }) => id === subscriptionId)
          ? { dueAt: null }
          : { ...done, ...(email?.projectIds.includes(projectId) && notified) },
      )
      .where('subscriptionId', '=', subscriptionId)
      .where('projectId', '=', projectId)
      .where('since', '=', since)
      .execute();
  if (!email) return;
  await tx
    .updateTable('readers')
    .set({ alertedOn: wallClockAt(zone, now.getTime()).day })
    .where('personKey', '=', personKey)
    .execute();
  await putInOutbox(tx, [email.content], now);
}

async function postpone(
  connection: Pick<Transaction, 'updateTable'>,
  personKey: string,
  due: Date,
) {
  await connection
    .updateTable('alertMatches')
    .set({ dueAt: due.toISOString() })
    .where('personKey', '=', personKey)
    .where('since', 'is not', null)
    .execute();
}

/** The newest first. Empty for a muted reader. A withdrawal waits, and then deletes the email. */
function listSubscriptions(tx: Transaction, personKey: string) {
  return selectReachable(tx)
    .selectAll('subscriptions')
    .where('subscriptions.personKey', '=', personKey)
    .orderBy('subscriptions.askedAt', 'desc')
    .orderBy('subscriptions.id')
    .$if(isPostgres, (query) => query.forShare('subscriptions'))
    .execute();
}

/** What a person is not notified of, the first first. What is too much for one email is left for the next day. */
async function listMatches(tx: Transaction, personKey: string) {
  const matches = await tx
    .selectFrom('alertMatches')
    .select(['subscriptionId', 'projectId', 'since', 'notifiedAt'])
    .where('personKey', '=', personKey)
    .where('since', 'is not', null)
    .orderBy('since')
    .orderBy('projectId')
    .execute();
  const projects = new Set(matches.map(({ projectId }) => projectId));
  const first = new Set([...projects].slice(0, mostProjects));
  return matches.filter(({ projectId }) => first.has(projectId));
}

type Matches = Awaited<ReturnType<typeof listMatches>>;
type Person = { all: SubscriptionRow[]; newest: SubscriptionRow; matches: Matches };

/** Reads again what is public, allowed and fitting now. Undefined if nothing is left to say. */
async function writeEmail(tx: Transaction, { all, newest, matches }: Person, now: Date) {
  const language = languageOfForm({ consentLanguage: newest.language });
  return runInLanguage(language, async () => {
    const found = await listAlerts(tx, { all, matches }, { language, now });
    if (found.length === 0) return undefined;
    const signatures: string[][] = [];
    for (const { project } of found)
      signatures.push(emailSignature(await findSeller(tx, project.id, language)));
    const isOfOne = new Set(signatures.map((lines) => lines.join('\n'))).size === 1;
    const entries = found.map(({ project, alert }, index) =>
      alertEntry(project, alert, {
        siteUrl: env.siteUrl,
        notes: isOfOne ? [] : (signatures[index] ?? []),
      }),
    );
    const subject = alertSubject(entries);
    const concerned = new Set(found.flatMap(({ subscriptions }) => subscriptions));
    const reasons: (SubscriptionRow & { about: string })[] = [];
    for (const one of all.filter(({ id }) => concerned.has(id))) {
      const title = await findOfferedTitle(tx, one, language, now);
      reasons.push({ ...one, about: aboutText(one, title) });
    }
    const [first = newest] = reasons;
    const content = listEmail({
      subscription: first,
      reasons,
      purpose: 'alert',
      subject,
      content: {
        preview: entries[0]?.text.split('\n').at(-1) ?? '',
        heading: subject,
        paragraphs: [],
        entries,
        ...(isOfOne && signatures[0] && { seller: signatures[0] }),
      },
      leaving: leavingToken(first.personKey),
      reader: readerToken(first.id),
      siteUrl: env.siteUrl,
    });
    return { content, projectIds: found.map(({ project }) => project.id) };
  });
}

/** `subscriptions`: the ids of those for which the project is in the email. */
type Found = { project: OfferedProject; alert: Alert; subscriptions: string[] };
type At = { language: string | undefined; now: Date };

/** Each project once, in the order in which it was new. */
async function listAlerts(
  tx: Transaction,
  { all, matches }: Omit<Person, 'newest'>,
  at: At,
): Promise<Found[]> {
  const found: Found[] = [];
  for (const [id, ofProject] of Map.groupBy(matches, ({ projectId }) => projectId)) {
    const project = await findOffered(tx, { id, language: at.language }, at.now);
    if (!project) continue;
    // What is asked for, or the project, may have changed since it matched.
    const concerned = all.flatMap((subscription) => {
      const match = ofProject.find(({ subscriptionId }) => subscriptionId === subscription.id);
      const wish = match && readWish({ ...subscription, notifiedAt: match.notifiedAt }, at.now);
      return wish && fitsWish(project, wish) ? [{ id: subscription.id, wish }] : [];
    });
    const changes = await listChanges(tx, id, ofProject[0]?.since ?? 0);
    const alert = findAlert(
      project,
      changes,
      concerned.map(({ wish }) => wish),
    );
    const viewing = await stillOffered(tx, id, alert?.viewing ?? null, at.now);
    if (alert?.news || viewing !== null)
      found.push({
        project,
        alert: { news: alert?.news, viewing },
        subscriptions: concerned.map((one) => one.id),
      });
  }
  return found;
}

/** Null for a day that is over, or on which nobody receives visitors any more. */
async function stillOffered(tx: Transaction, projectId: string, day: string | null, now: Date) {
  if (day === null || !(await takesViewings(tx, projectId))) return null;
  const hosts = await listProjectHosts(projectId, tx);
  const isOffered = hosts.some((host) => {
    const houses = openHousesOn(host, day).filter((one) => one.projectId === projectId);
    const isToCome = day >= wallClockAt(host.timeZone, now.getTime()).day;
    return isToCome && houses.length + hoursOn(host, day).length > 0;
  });
  return isOffered ? day : null;
}

function listChanges(
  tx: Transaction,
  projectId: string,
  since: number,
): Promise<Pick<AlertNewsRow, 'part' | 'facts'>[]> {
  return tx
    .selectFrom('alertNews')
    .select(['part', 'facts'])
    .where('projectId', '=', projectId)
    .where('number', '>=', since)
    .orderBy('number')
    .execute();
}

/** The last news stays, so that numbers go on. */
export async function deleteOldNews(now: Date) {
  await db
    .deleteFrom('alertNews')
    .where('matchedAt', '<', new Date(now.getTime() - storedMs).toISOString())
    .where('number', '<', (eb) =>
      eb.selectFrom('alertNews as newest').select((of) => of.fn.max('newest.number').as('last')),
    )
    .execute();
  await db
    .deleteFrom('alertMatches')
    .where('subscriptionId', 'not in', (eb) =>
      eb.selectFrom('subscriptions').select('subscriptions.id').where('state', '!=', 'ended'),
    )
    .execute();
}
