import { daysAfter } from '../../../lib/time/dates.ts';
import { dayMs } from '../../../lib/time/durations.ts';
import { wallClockAt } from '../../../lib/time/zoned-time.ts';
import type { Member } from '../../../model/rights.ts';
import { db } from '../../../platform/database/database.ts';
import type { EnquiryRow } from '../../enquiries/enquiry.ts';
import { isAbout, readableSubjects } from '../../own-records.server.ts';
import { isSold } from '../../projects/project-status.ts';
import { listTimedHosts } from '../free-times.server.ts';
import { daysBetween, hoursOn, openHousesOn, type TimedHost } from '../free-times.ts';
import { mediums, viewingDetails } from '../viewing.ts';
import type { OfficeDay, OfficeHost, OfficeViewing, OfficeWeek } from './office-viewing.ts';

const markedWithinMs = 14 * dayMs;

type WeekInput = { from?: string | undefined; hostId?: string | undefined };

/** A week of a host, what is to be answered, and who is to be marked, as far as the member may see them. */
export async function listWeek(
  { from, hostId }: WeekInput,
  member: Member,
  now = new Date(),
): Promise<OfficeWeek> {
  const subjects = await readableSubjects(member);
  const isSeen = ({ partnerId, projectIds }: TimedHost) =>
    !subjects || [partnerId ?? '', ...projectIds].some((id) => subjects.includes(id));
  const all = await listTimedHosts();
  const seen = all.filter(isSeen);
  const own = seen.find(({ partnerId, email }) =>
    partnerId === null ? email === member.email : partnerId === member.partnerId,
  );
  const host = seen.find(({ id }) => id === hostId) ?? own ?? seen[0];
  const today = wallClockAt(host?.timeZone ?? 'UTC', now.getTime());
  const week = weekOf(from ?? today.day);
  const rows = await selectViewings(subjects, { host, week, now }).execute();
  const viewings = rows.flatMap((row) => ({ ...row, office: officeViewing(row, all, now) ?? [] }));
  const inState = (...states: EnquiryRow['viewingState'][]) =>
    viewings.filter(({ viewingState }) => states.includes(viewingState));
  const ofHost = inState('booked', 'cancelled', 'came', 'missed').flatMap(({ office }) => office);
  const isToMark = ({ isPast, local }: OfficeViewing) => isPast && local !== undefined;
  const present = now.toISOString();
  const cancelled = inState('cancelled').filter(
    ({ updatedAt, viewingAt }) =>
      updatedAt > new Date(now.getTime() - dayMs).toISOString() && (viewingAt ?? '') > present,
  );
  const projects = await listProjects(seen, subjects);
  const shown = ofHost.filter((one) => one.hostId === host?.id);
  return {
    hosts: seen.map(officeHost),
    host: host && officeHost(host),
    projects: projects.filter(({ status }) => !isSold(status)),
    days: host ? week.map((day) => dayOf(host, day, shown, projects)) : [],
    now: today,
    toAnswer: [...inState('asked'), ...cancelled].flatMap(({ office }) => office),
    toMark: inState('booked')
      .flatMap(({ office }) => office)
      .filter(isToMark)
      .toReversed(),
  };
}

/** From Monday to Sunday. */
function weekOf(day: string) {
  const weekday = new Date(day).getUTCDay() || 7;
  const monday = daysAfter(day, 1 - weekday) ?? day;
  return daysBetween(monday, daysAfter(monday, 6) ?? monday);
}

type Selected = { host: TimedHost | undefined; week: string[]; now: Date };

function selectViewings(subjects: string[] | undefined, { host, week, now }: Selected) {
  const present = now.getTime();
  const timeFrom = (milliseconds: number) => new Date(milliseconds).toISOString();
  return openViewings(subjects).where((eb) =>
    eb.or([
      eb.and([
        eb('viewingHost', '=', host?.id ?? ''),
        eb('viewingAt', '>', timeFrom(Date.parse(week[0] ?? '') - dayMs)),
        eb('viewingAt', '<', timeFrom(Date.parse(week[6] ?? '') + 2 * dayMs)),
      ]),
      eb('viewingState', '=', 'asked'),
      eb.and([
        eb('viewingState', '=', 'cancelled'),
        eb('viewingAt', '>', timeFrom(present)),
        eb('updatedAt', '>', timeFrom(present - dayMs)),
      ]),
      eb.and([
        eb('viewingState', '=', 'booked'),
        eb('viewingAt', '>', timeFrom(present - markedWithinMs)),
        eb('viewingUntil', '<', timeFrom(present)),
      ]),
    ]),
  );
}

function openViewings(subjects: readonly string[] | undefined) {
  return db
    .selectFrom('enquiries')
    .select(['id', 'revision', 'name', 'email', 'phone', 'aboutId', 'aboutName', 'home'])
    .select(['viewingState', 'viewingHost', 'viewingAt', 'viewingUntil', 'viewingDetails'])
    .select('updatedAt')
    .where('viewingState', 'is not', null)
    .where('status', '!=', 'spam')
    .where('deletedAt', 'is', null)
    .where(isAbout(subjects))
    .orderBy('viewingAt')
    .orderBy('id');
}

type ViewedRow = Awaited<ReturnType<ReturnType<typeof openViewings>['execute']>>[number];

function officeViewing(
  row: ViewedRow,
  hosts: readonly TimedHost[],
  now: Date,
): OfficeViewing | undefined {
  const { viewingState: state, viewingHost, viewingAt: at, viewingUntil: until } = row;
  const details = viewingDetails(row);
  if (!details || state === null) return undefined;
  const host = hosts.find(({ id }) => id === viewingHost);
  const { id, revision, name, email, phone, aboutId: projectId, aboutName, home } = row;
  const { medium, language, isOpenHouse, wish, word } = details;
  const timeZone = host?.timeZone ?? details.zone;
  return {
    ...{ id, revision, name, email, phone, projectId, state, timeZone },
    ...{ medium, language, isOpenHouse, wish, word },
    about: [aboutName, home].filter(Boolean).join(' '),
    hostId: viewingHost ?? '',
    host: host?.name ?? '',
    isPast: at !== null && Date.parse(at) <= now.getTime(),
    local:
      at === null || until === null
        ? undefined
        : {
            ...wallClockAt(timeZone, Date.parse(at)),
            until: wallClockAt(timeZone, Date.parse(until)).time,
          },
  };
}

function officeHost(host: TimedHost): OfficeHost {
  const { id, name, timeZone, minutes, projectIds, languages, place, videoUrl } = host;
  const isOffered = { 'in-person': place !== null, video: videoUrl !== null };
  const offered = mediums.filter((medium) => isOffered[medium]);
  return { id, name, timeZone, minutes, projectIds, languages, mediums: offered };
}

function dayOf(
  host: TimedHost,
  day: string,
  ofHost: readonly OfficeViewing[],
  projects: readonly { id: string; name: string }[],
): OfficeDay {
  const viewings = ofHost.filter(({ local }) => local?.day === day);
  return {
    day,
    hours: hoursOn(host, day).map(({ from, until }) => ({ from, until })),
    openHouses: openHousesOn(host, day).flatMap(({ from, until, projectId, places }) => {
      const project = projects.find(({ id }) => id === projectId);
      const taken = viewings.filter(
        (one) =>
          one.isOpenHouse &&
          one.projectId === projectId &&
          one.local?.time === from &&
          one.state !== 'cancelled',
      );
      return project ? [{ from, until, about: project.name, places, taken }] : [];
    }),
    viewings: viewings.filter(({ isOpenHouse }) => !isOpenHouse),
  };
}

/** The public projects of these hosts, as far as the member may see them. */
async function listProjects(hosts: readonly TimedHost[], subjects: string[] | undefined) {
  const ids = hosts
    .flatMap(({ projectIds }) => projectIds)
    .filter((id) => !subjects || subjects.includes(id));
  if (ids.length === 0) return [];
  return db
    .selectFrom('projects')
    .select(['id', 'title as name', 'status'])
    .where('id', 'in', ids)
    .orderBy('displayOrder')
    .execute();
}

/** The booked viewings of today, each by the clock of its host, and their total. */
export async function listTodaysViewings(
  limit: number,
  subjects: readonly string[] | undefined,
  now = new Date(),
) {
  const rows = await openViewings(subjects)
    .where('viewingState', '=', 'booked')
    .where('viewingAt', '>', new Date(now.getTime() - dayMs).toISOString())
    .where('viewingAt', '<', new Date(now.getTime() + dayMs).toISOString())
    .execute();
  const hosts = rows.length > 0 ? await listTimedHosts() : [];
  const today = rows
    .flatMap((row) => officeViewing(row, hosts, now) ?? [])
    .filter(({ local, timeZone }) => local?.day === wallClockAt(timeZone, now.getTime()).day);
  return { total: today.length, first: today.slice(0, limit) };
}
