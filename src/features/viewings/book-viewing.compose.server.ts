import { dayMs, hourMs } from '../../lib/time/durations.ts';
import { fold } from '../../lib/text/fold.ts';
import { asSentence, inLine, inText, listText } from '../../lib/text/in-line.ts';
import { isTimeZone } from '../../lib/values/known-names.ts';
import { daysAfter, timeIn } from '../../lib/time/dates.ts';
import { wallClockAt } from '../../lib/time/zoned-time.ts';
import { viewingMessages } from '../../messages/viewings.ts';
import { changeContentIf } from '../../platform/database/content.ts';
import { db, type Transaction } from '../../platform/database/database.ts';
import { putInOutbox } from '../../platform/mail/outbox.ts';
import { createSemaphore } from '../../platform/jobs/semaphore.ts';
import { asPartsOf } from '../../platform/database/transaction.ts';
import { hashToken } from '../../platform/secrets/token-hash.ts';
import { takesViewings } from './open-project.server.ts';
import { viewingToken } from './viewing-token.server.ts';
import { FieldError } from '../../records/revisions.server.ts';
import type { Booking } from '../enquiries/booking.server.ts';
import { viewingDefaults, type Enquiry, type ViewingColumns } from '../enquiries/enquiry.ts';
import { findFreeTimes, listProjectHosts, type Connection } from './free-times.server.ts';
import {
  findTimeAt,
  lastDay,
  listSlots,
  nearestTimes,
  ownTimes,
  projectZone,
  timesBy,
  type FreeTime,
  type TimedHost,
} from './free-times.ts';
import {
  linkDays,
  maxOpenViewings,
  mediums,
  type ViewingDetails,
  type Visit,
  choiceNames,
  isRequest,
  waitedTime,
  waitingFor,
} from './viewing.ts';
import { remindedAlready } from './reminder-times.ts';
import { viewingEmail } from './viewing-emails.compose.server.ts';
import { dayAndTime, weekdayAndTime } from './viewing-texts.ts';

/** What a form says of a viewing. `at` is a UTC time, or for a request `other` or a {@link waitingFor}. */
export type Choice = Visit & { at: string };

/** Undefined if no time was chosen: the form is an enquiry like any other. */
export function readChoice(sent: Record<string, unknown>): Choice | undefined {
  const text = (name: keyof typeof choiceNames) => {
    const value = sent[choiceNames[name]];
    return typeof value === 'string' ? value.trim().slice(0, 200) : '';
  };
  const [at, medium, zone] = [text('at'), text('medium'), text('visitorZone')];
  if (at === '') return undefined;
  const waited = waitedTime(at);
  return {
    at:
      at === 'other'
        ? at
        : waited === undefined
          ? readInstant(at)
          : waitingFor(readInstant(waited)),
    medium: mediums.find((one) => one === medium) ?? 'in-person',
    language: text('language'),
    visitorZone: isTimeZone(zone) ? zone : null,
    wish: text('wish'),
  };
}

/** What is no likely time is refused like one that has passed. */
function readInstant(text: string) {
  const ms = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(text) ? Date.parse(text) : 0;
  return new Date(ms > 0 && ms < Date.UTC(2100, 0) ? ms : 0).toISOString();
}

type Subject = { id: string; title: string; city: string };

/** What is booked with an enquiry about a project. */
export function makeBooking(choice: Choice, project: Subject): Booking {
  let hasTime = false;
  return {
    values: Object.fromEntries(
      Object.entries(choiceNames).map(([name, control]) => [
        control,
        choice[name as keyof Choice] ?? '',
      ]),
    ),
    key: `${choice.at} ${choice.medium}`,
    async within(submit, enquiry, now) {
      try {
        return await inTurn(async () => {
          await requireFree(enquiry, choice, project, now);
          return changeContentIf(
            () => hasTime,
            (tx) => asPartsOf(tx, submit),
          );
        });
      } catch (cause) {
        if (!(cause instanceof NotFree)) throw cause;
        throw new FieldError({ viewing: await refusalText(choice, cause.searched) });
      }
    },
    async reserve(tx, enquiry, now) {
      const open = await findOpen(tx, enquiry, choice, now);
      if (open) return open;
      // What the page has read may have changed since.
      const hosts = await listProjectHosts(project.id, tx);
      const waited = waitedTime(choice.at);
      const isAsking = isRequest(choice.at) || enquiry.isHeld === 1;
      const time = isAsking ? undefined : await findChosen(tx, choice, { project, hosts, now });
      const houseHost = hosts.find((one) => hasHouseAt(one, project.id, waited));
      const host = hosts.find(({ id }) => id === time?.hostId) ?? houseHost ?? hosts[0];
      if (!host || !(await takesViewings(tx, project.id)))
        throw new FieldError({ viewing: viewingMessages().errors.past });
      hasTime = time !== undefined;
      // What was chosen is what a held enquiry asks for.
      const asked = houseHost ? waited : time || choice.at === 'other' ? undefined : choice.at;
      const wish =
        choice.wish ||
        inLine([
          houseHost && viewingMessages().openHouse,
          asked && dayAndTime(projectZone(project.city, hosts), asked),
        ]);
      const chosen = { host, time, waitsFor: houseHost ? waited : null, now };
      return { columns: viewingColumns(enquiry.id, { ...choice, wish }, chosen) };
    },
  };
}

function hasHouseAt(host: TimedHost, projectId: string, at: string | undefined) {
  return ownTimes(host).some(
    (house) => house.projectId === projectId && house.at === Date.parse(at ?? ''),
  );
}

/** Bookings wait for one another with a connection each, and pages need connections. */
const turns = createSemaphore({ permits: 2, maxWaiting: Infinity });
/** A proxy waits 15 seconds for a response. */
const maxWaitMs = 8_000;

/** Pages show fewer times only once one is booked: strangers may send as many refused forms as they like. */
async function inTurn<T>(work: () => Promise<T>) {
  const release = await turns.acquire(AbortSignal.timeout(maxWaitMs));
  if (!release) throw new Error('Earlier bookings took too long');
  try {
    return await work();
  } finally {
    release();
  }
}

/** Throws {@link NotFree} for who comes too late, before others wait for them. Not for who has the time themselves. */
async function requireFree(enquiry: Enquiry, choice: Choice, project: Subject, now: Date) {
  if (isRequest(choice.at) || enquiry.status === 'spam') return;
  const hosts = await listProjectHosts(project.id, db);
  if (hosts.length === 0) return;
  try {
    await findChosen(db, choice, { project, hosts, now });
  } catch (cause) {
    if (!(cause instanceof NotFree)) throw cause;
    const own = await db
      .selectFrom('enquiries')
      .select('id')
      .where('emailFolded', '=', enquiry.emailFolded)
      .where('viewingAt', '=', choice.at)
      .executeTakeFirst();
    if (!own) throw cause;
  }
}

/**
 * The viewing that this person has at that time, so that two tabs book one. Who gives another name or telephone number
 * is somebody else, and learns nothing of it. Of three open viewings only an email to their address says.
 */
async function findOpen(tx: Transaction, enquiry: Enquiry, { at }: Choice, now: Date) {
  const open = await tx
    .selectFrom('enquiries')
    .selectAll()
    .where('emailFolded', '=', enquiry.emailFolded)
    .where('aboutId', '=', enquiry.aboutId)
    .where((eb) =>
      eb.or([
        eb.and([eb('viewingState', '=', 'booked'), eb('viewingAt', '>', now.toISOString())]),
        eb.and([eb('viewingState', '=', 'asked'), eb('createdAt', '>', monthAgo(now))]),
      ]),
    )
    .orderBy('viewingAt')
    .execute();
  const same = open.find(
    ({ viewingAt, name, phone }) =>
      viewingAt === at &&
      fold(name) === fold(enquiry.name) &&
      lastDigits(phone) === lastDigits(enquiry.phone),
  );
  if (same) return { sameAs: same.id };
  const [first] = open;
  if (!first || open.length < maxOpenViewings) return undefined;
  const email = await viewingEmail(tx, first, 'tooMany');
  await putInOutbox(tx, email ? [email] : [], now);
  return { isLimited: true as const };
}

/** A telephone number as it is within its country, however it is typed. */
function lastDigits(phone: string) {
  return phone.replaceAll(/\D/g, '').slice(-9);
}

function monthAgo(now: Date) {
  return new Date(now.getTime() - linkDays * dayMs).toISOString();
}

type Searched = { project: Subject; hosts: readonly TimedHost[]; now: Date };

/** The chosen time is not free any more. Why, and what is, is read once others have their turn. */
class NotFree extends Error {
  readonly searched: Searched;

  constructor(searched: Searched) {
    super('The chosen time is not free');
    this.searched = searched;
  }
}

/** The free time of the host who suits best. Throws {@link NotFree}. Reads the days around it alone. */
async function findChosen(connection: Connection, choice: Choice, searched: Searched) {
  const { project, hosts, now } = searched;
  const day = choice.at.slice(0, 10);
  const range = { from: daysAfter(day, -1) ?? day, until: daysAfter(day, 1) ?? day };
  const free = await findFreeTimes(hosts, project.id, { range, now, connection });
  const found = findTimeAt(timesBy(choice.medium, free, hosts), hosts, choice);
  if (!found) throw new NotFree(searched);
  return found;
}

/** One sentence, and the two nearest free times. */
async function refusalText(choice: Choice, { project, hosts, now }: Searched) {
  const { at } = choice;
  const { errors } = viewingMessages();
  if (Date.parse(at) <= now.getTime()) return errors.past;
  const free = await findFreeTimes(hosts, project.id, { now });
  const times = timesBy(choice.medium, free, hosts);
  if (free.some((time) => time.at === at) && !times.some((time) => time.at === at))
    return errors.medium;
  const timeZone = projectZone(project.city, hosts);
  const localDay = (time: string) => wallClockAt(timeZone, Date.parse(time)).day;
  const starts = [...new Map(times.map((time) => [time.at, time])).values()];
  const texts = nearestTimes(starts, at, 2).map((time) => {
    if (localDay(time.at) === localDay(at)) return timeIn(timeZone, time.at);
    const isThisWeek = Math.abs(Date.parse(time.at) - Date.parse(at)) < 6 * dayMs;
    return (isThisWeek ? weekdayAndTime : dayAndTime)(timeZone, time.at);
  });
  const reason = findReason(at, { project, hosts, now });
  return inText([
    errors[reason](reason === 'taken' ? timeIn(timeZone, at) : dayAndTime(timeZone, at)),
    errors.kept,
    texts.length > 0 && asSentence(errors.nearest(listText(texts))),
  ]);
}

/** Why a time to come cannot be booked. */
function findReason(at: string, { project, hosts, now }: Searched) {
  const ms = Date.parse(at);
  const slots = hosts.flatMap((host) => {
    const { day } = wallClockAt(host.timeZone, ms);
    const asked = { projectId: project.id, from: day, until: day, taken: [], now: now.getTime() };
    return listSlots(host, asked)
      .filter((slot) => slot.at === at)
      .map((slot) => ({ ...slot, host }));
  });
  if (slots.length === 0) return 'outside';
  const isPrivate = slots.every(({ places }) => places === null);
  const isSoon = slots.every(({ host }) => ms < now.getTime() + host.noticeHours * hourMs);
  if (isPrivate && isSoon) return 'tooSoon';
  const isFar = slots.every(({ day, host }) => day > lastDay(host, now.getTime()));
  return isPrivate && isFar ? 'tooFar' : 'taken';
}

type Chosen = {
  host: TimedHost;
  time: Pick<FreeTime, 'at' | 'until' | 'places'> | undefined;
  waitsFor?: string | null;
  now: Date;
};

/** The columns of a viewing. Without a time it is a request. */
export function viewingColumns(
  id: string,
  { medium, language, visitorZone, wish }: Visit,
  { host, time, waitsFor = null, now }: Chosen,
): ViewingColumns {
  const local = time && wallClockAt(host.timeZone, Date.parse(time.at));
  const details: ViewingDetails = {
    local: local ? `${local.day}T${local.time}` : null,
    zone: host.timeZone,
    medium,
    language: host.languages.find((one) => one === language) ?? host.languages[0] ?? language,
    isOpenHouse: typeof time?.places === 'number',
    visitorZone,
    wish,
    waitsFor,
    word: '',
  };
  return {
    ...viewingDefaults,
    viewingState: time ? 'booked' : 'asked',
    viewingHost: host.id,
    viewingAt: time?.at ?? null,
    viewingUntil: time?.until ?? null,
    viewingDetails: JSON.stringify(details),
    viewingReminded: time ? remindedAlready(time.at, now, visitorZone ?? host.timeZone) : null,
    viewingToken: hashToken(viewingToken(id)),
  };
}
