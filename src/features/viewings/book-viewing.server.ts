import { listText } from '../../lib/text/in-line.ts';
import { timeIn } from '../../lib/time/dates.ts';
import { wallClockAt } from '../../lib/time/zoned-time.ts';
import { viewingMessages } from '../../messages/viewings.ts';
import { changeContent } from '../../platform/database/content.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { asPartsOf } from '../../platform/database/transaction.ts';
import { hashToken } from '../../platform/secrets/token-hash.ts';
import { viewingToken } from './viewing-token.server.ts';
import { FieldError } from '../../records/revisions.server.ts';
import type { Booking } from '../enquiries/booking.ts';
import { viewingDefaults, type Enquiry, type ViewingColumns } from '../enquiries/enquiry.ts';
import { findFreeTimes, type Connection } from './free-times.server.ts';
import type { FreeTime, TimedHost } from './free-times.ts';
import { maxOpenViewings, mediums, type Medium, type ViewingDetails } from './viewing.ts';
import { raiseViewingEvent } from './viewing-event.server.ts';
import { remindedAlready } from './reminder-times.ts';
import { confirmationOf, lineOf } from './viewing-emails.server.ts';
import { weekdayAndTime } from './viewing-texts.ts';

/** What a form says of a viewing. `at` is a UTC time, or `other` for a request. */
export type Choice = {
  at: string;
  medium: Medium;
  language: string;
  zone: string | null;
  wish: string;
};

/** The names of the controls. */
export const choiceNames = {
  at: 'viewing',
  medium: 'viewing-medium',
  language: 'viewing-language',
  zone: 'viewing-zone',
  wish: 'viewing-wish',
} as const;

/** Undefined if no time was chosen: the form is an enquiry like any other. */
export function readChoice(sent: Record<string, unknown>): Choice | undefined {
  const text = (name: keyof typeof choiceNames) => {
    const value = sent[choiceNames[name]];
    return typeof value === 'string' ? value.trim().slice(0, 200) : '';
  };
  const [at, medium, zone] = [text('at'), text('medium'), text('zone')];
  if (at !== 'other' && !/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\.000Z$/.test(at)) return undefined;
  return {
    at,
    medium: mediums.find((one) => one === medium) ?? 'in-person',
    language: text('language'),
    zone: isTimeZone(zone) ? zone : null,
    wish: text('wish'),
  };
}

function isTimeZone(zone: string) {
  return (
    /^[A-Za-z]+(\/[\w+-]+){1,2}$/.test(zone) && Intl.supportedValuesOf('timeZone').includes(zone)
  );
}

type Subject = { id: string; title: string };

/** What is booked with an enquiry about a project. `hosts` are those of the project. */
export function bookingOf(
  choice: Choice,
  project: Subject,
  hosts: readonly TimedHost[],
): Booking | undefined {
  const [first] = hosts;
  if (!first) return undefined;
  let host = first;
  return {
    values: Object.fromEntries(
      Object.entries(choiceNames).map(([name, control]) => [
        control,
        choice[name as keyof Choice] ?? '',
      ]),
    ),
    key: `${choice.at} ${choice.medium}`,
    email: first.email ?? undefined,
    within: (submit) => changeContent((tx) => asPartsOf(tx, submit)),
    async reserve(tx, enquiry, now) {
      const sameAs = await findSame(tx, enquiry, choice, now);
      if (sameAs !== undefined) return { sameAs };
      const found = await findChosen(tx, choice, {
        project,
        hosts,
        now,
        isHeld: enquiry.isHeld === 1,
      });
      if (found) host = hosts.find(({ id }) => id === found.hostId) ?? first;
      return { columns: viewingColumns(enquiry.id, choice, { host, time: found, now }) };
    },
    async emails(tx, enquiry) {
      await raiseViewingEvent(tx, undefined, enquiry);
      return {
        confirmation: await confirmationOf(tx, enquiry, 'booked'),
        line: lineOf(enquiry),
      };
    },
  };
}

/** The viewing that the same person has at that time, so that two tabs book one. Refuses a fourth open viewing. */
async function findSame(tx: Transaction, enquiry: Enquiry, { at }: Choice, now: Date) {
  const open = await tx
    .selectFrom('enquiries')
    .select(['id', 'viewingAt'])
    .where('emailFolded', '=', enquiry.emailFolded)
    .where('aboutId', '=', enquiry.aboutId)
    .where('viewingState', 'in', ['booked', 'asked'])
    .where((eb) => eb.or([eb('viewingAt', 'is', null), eb('viewingAt', '>', now.toISOString())]))
    .execute();
  const same = open.find(({ viewingAt }) => viewingAt === at);
  if (same) return same.id;
  if (open.length >= maxOpenViewings)
    throw new FieldError({ viewing: viewingMessages().errors.tooMany });
  return undefined;
}

type Searched = { project: Subject; hosts: readonly TimedHost[]; now: Date; isHeld?: boolean };

/** The free time of the host who suits best. Undefined for a request. Throws `FieldError` if it is not free any more. */
async function findChosen(
  connection: Connection,
  choice: Choice,
  { project, hosts, now, isHeld }: Searched,
): Promise<FreeTime | undefined> {
  if (choice.at === 'other' || isHeld) return undefined;
  const times = await findFreeTimes(hosts, project.id, { now, connection });
  const suited = times.filter((time) => {
    const host = hosts.find(({ id }) => id === time.hostId);
    return time.at === choice.at && host !== undefined && offers(host, choice.medium, time);
  });
  const speaks = suited.find(({ hostId }) =>
    hosts.find(({ id }) => id === hostId)?.languages.includes(choice.language),
  );
  const found = speaks ?? suited[0];
  if (found) return found;
  throw new FieldError({ viewing: refusalOf(choice, times, { hosts, now }) });
}

export function offers(
  host: Pick<TimedHost, 'place' | 'videoUrl'>,
  medium: Medium,
  { places }: Pick<FreeTime, 'places'>,
) {
  if (medium === 'in-person') return host.place !== null;
  return host.videoUrl !== null && places === null;
}

/** One sentence, and the two nearest free times. */
function refusalOf(
  { at }: Choice,
  times: readonly FreeTime[],
  { hosts, now }: Pick<Searched, 'hosts' | 'now'>,
) {
  const { errors } = viewingMessages();
  const [host] = hosts;
  if (!host || Date.parse(at) <= now.getTime()) return errors.past;
  const { day } = wallClockAt(host.timeZone, Date.parse(at));
  const distance = (time: FreeTime) => Math.abs(Date.parse(time.at) - Date.parse(at));
  const nearest = [...new Map(times.map((time) => [time.at, time])).values()]
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, 2)
    .toSorted((one, other) => one.at.localeCompare(other.at));
  const texts = nearest.map((time) =>
    time.day === day ? timeIn(host.timeZone, time.at) : weekdayAndTime(host.timeZone, time.at),
  );
  return errors.taken(
    timeIn(host.timeZone, at),
    texts.length > 0 ? errors.nearest(listText(texts)) : '',
  );
}

type Chosen = {
  host: TimedHost;
  time: Pick<FreeTime, 'at' | 'until' | 'places'> | undefined;
  now: Date;
};

/** The columns of a viewing. Without a time it is a request. */
export function viewingColumns(
  id: string,
  choice: Omit<Choice, 'at'>,
  { host, time, now }: Chosen,
): ViewingColumns {
  const local = time && wallClockAt(host.timeZone, Date.parse(time.at));
  const details: ViewingDetails = {
    local: local ? `${local.day}T${local.time}` : null,
    zone: host.timeZone,
    medium: choice.medium,
    language: choice.language,
    isOpenHouse: typeof time?.places === 'number',
    visitorZone: choice.zone,
    wish: choice.wish,
    word: '',
  };
  return {
    ...viewingDefaults,
    viewingState: time ? 'booked' : 'asked',
    viewingHost: host.id,
    viewingAt: time?.at ?? null,
    viewingUntil: time?.until ?? null,
    viewingDetails: JSON.stringify(details),
    viewingReminded: time ? remindedAlready(time.at, now) : null,
    viewingToken: hashToken(viewingToken(id)),
  };
}
