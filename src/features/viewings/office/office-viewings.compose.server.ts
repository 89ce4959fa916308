import type { z } from 'zod';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { daysAfter } from '../../../lib/time/dates.ts';
import { dayMs } from '../../../lib/time/durations.ts';
import { wallClockAt } from '../../../lib/time/zoned-time.ts';
import type { Member } from '../../../model/rights.ts';
import { db } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/row-types.ts';
import { needsViewingAnswer } from '../../enquiries/inbox/enquiries-inbox.server.ts';
import { isAbout, readableSubjects } from '../../own-records.server.ts';
import { isSold } from '../../projects/project-status.ts';
import { findFreeTimes, findTaken, listTimedHosts } from '../free-times.server.ts';
import { hoursOn, offers, openHousesOn, daysInWeek, type TimedHost } from '../free-times.ts';
import { mediums, viewingDetails } from '../viewing.ts';
import type { freeInput, OfficeHost, OfficeViewing, OfficeWeek } from './office-viewing.ts';

const markedDays = 14;

type WeekInput = { from?: string | undefined; hostId?: string | undefined };

/** A week of a host, what is to be answered, and who is to be marked, as far as the member may see them. */
export async function listWeek(
  { from, hostId }: WeekInput,
  member: Member,
  now = new Date(),
): Promise<OfficeWeek> {
  const subjects = await readableSubjects(member);
  const isSeen = (id: string | null) => !subjects || subjects.includes(id ?? '');
  const all = await listTimedHosts();
  const hosts = all.filter(({ id, projectIds }) => [id, ...projectIds].some(isSeen));
  const own = hosts.find(({ partnerId }) => partnerId !== null && partnerId === member.partnerId);
  const host = hosts.find(({ id }) => id === hostId) ?? own ?? hosts[0];
  const today = wallClockAt(host?.timeZone ?? 'UTC', now.getTime());
  const week = daysInWeek(from ?? daysAfter(today.day, 1) ?? today.day);
  const list = async (condition: Condition) => {
    const rows = await selectViewings(subjects).where(condition).execute();
    return rows.flatMap((row) => officeViewing(row, all, now) ?? []);
  };
  const viewings = await list((eb) => isInWeek(eb, host?.id ?? '', week));
  const busy = host ? await listBusy(host, week) : [];
  const hosted = hosts.filter(({ id }) => isSeen(id)).flatMap(({ projectIds }) => projectIds);
  const projects = await db
    .selectFrom('projects')
    .select(['id', 'title', 'status'])
    .orderBy('displayOrder')
    .execute();
  const titles = new Map(projects.map(({ id, title }) => [id, title]));
  return {
    hosts: hosts.map(officeHost),
    host: host && officeHost(host),
    projects: projects.filter(
      ({ id, status }) => (isSeen(id) || hosted.includes(id)) && !isSold(status),
    ),
    days: host
      ? week.map((day) => {
          const ofDay = viewings.filter(({ local }) => local?.day === day);
          const openHouses = openHousesOn(host, day)
            .filter(({ projectId }) => isSeen(host.id) || isSeen(projectId))
            .map(({ projectId, ...house }) => ({
              ...house,
              about: titles.get(projectId) ?? '',
              taken: ofDay.filter(
                ({ isOpenHouse, state, aboutId, local }) =>
                  isOpenHouse &&
                  state !== 'cancelled' &&
                  aboutId === projectId &&
                  local?.from === house.from,
              ).length,
            }));
          return {
            day,
            hours: hoursOn(host, day),
            busy: busyOn(day, busy),
            openHouses,
            viewings: ofDay,
          };
        })
      : [],
    now: today,
    toAnswer: await withHouses(await list((eb) => needsViewingAnswer(eb, now)), all, now),
    toMark: (await list((eb) => isToMark(eb, now))).toReversed(),
  };
}

/** The times of a day that visitors of a project can book with a host, as far as the member may see them. */
export async function listFreeTimes(
  { hostId, projectId, day, except }: z.output<typeof freeInput>,
  member: Member,
) {
  const subjects = await readableSubjects(member);
  if (subjects && ![hostId, projectId].some((id) => subjects.includes(id))) return [];
  const hosts = (await listTimedHosts()).filter(({ id }) => id === hostId);
  const times = await findFreeTimes(hosts, projectId, { range: { from: day, until: day }, except });
  return times.map(({ time }) => time);
}

/** Adds whether the full open houses that are asked for have a place again. */
async function withHouses(
  viewings: readonly (OfficeViewing & { waitsFor: string | null })[],
  hosts: readonly TimedHost[],
  now: Date,
) {
  return Promise.all(
    viewings.map(async ({ waitsFor: at, ...viewing }) => {
      const host = hosts.find(({ id }) => id === viewing.hostId);
      if (viewing.state !== 'asked' || at === null || !host) return viewing;
      const free = await findFreeTimes([host], viewing.aboutId ?? '', { now, withFull: true });
      const found = free.find((time) => time.at === at && time.places !== null);
      const { day, time: from } = wallClockAt(host.timeZone, Date.parse(at));
      return { ...viewing, house: found && { day, from, hasPlace: found.left > 0 } };
    }),
  );
}

type LocalTime = { day: string; time: string };

/** When the other calendar of a host takes time, in local times. */
async function listBusy(host: TimedHost, week: readonly string[]) {
  const { id, timeZone } = host;
  const [from = 0, until = 0] = [-1, 8].map((days) =>
    Date.parse(daysAfter(week[0] ?? '', days) ?? ''),
  );
  const taken = await findTaken(db, [host], { from, until });
  return (taken.get(id) ?? [])
    .filter(({ kind }) => kind === 'busy')
    .map((one) => ({ at: wallClockAt(timeZone, one.at), until: wallClockAt(timeZone, one.until) }));
}

function busyOn(day: string, busy: readonly { at: LocalTime; until: LocalTime }[]) {
  return busy
    .filter(({ at, until }) => at.day <= day && day <= until.day)
    .map(({ at, until }) => ({
      from: at.day < day ? '00:00' : at.time,
      until: until.day > day ? '24:00' : until.time,
    }))
    .filter(({ from, until }) => from < until);
}

type Enquiries = ExpressionBuilder<Tables, 'enquiries'>;

type Condition = (eb: Enquiries) => Expression<SqlBool>;

/** Within two days more, whose local days are compared later. */
function isInWeek(eb: Enquiries, hostId: string, week: readonly string[]) {
  return eb.and([
    eb('viewingHost', '=', hostId),
    eb('viewingAt', '>', daysAfter(week[0] ?? '', -1) ?? ''),
    eb('viewingAt', '<', daysAfter(week[6] ?? '', 2) ?? ''),
  ]);
}

/** Over, and nobody has said yet whether the visitor came. */
function isToMark(eb: Enquiries, now: Date) {
  return eb.and([
    eb('viewingState', '=', 'booked'),
    eb('viewingAt', '>', new Date(now.getTime() - markedDays * dayMs).toISOString()),
    eb('viewingUntil', '<', now.toISOString()),
  ]);
}

function selectViewings(subjects: readonly string[] | undefined) {
  return db
    .selectFrom('enquiries')
    .select(['id', 'revision', 'name', 'email', 'phone', 'aboutId', 'aboutName', 'home'])
    .select(['viewingState', 'viewingHost', 'viewingAt', 'viewingUntil', 'viewingDetails'])
    .where('viewingState', 'is not', null)
    .where('status', '!=', 'spam')
    .where('deletedAt', 'is', null)
    .where(isAbout(subjects))
    .orderBy('viewingAt')
    .orderBy('id');
}

type ViewedRow = Awaited<ReturnType<ReturnType<typeof selectViewings>['execute']>>[number];

function officeViewing(
  { aboutName, home, viewingState, viewingHost, viewingAt, viewingUntil, ...row }: ViewedRow,
  hosts: readonly TimedHost[],
  now: Date,
): (OfficeViewing & { waitsFor: string | null }) | undefined {
  const { viewingDetails: _json, ...enquiry } = row;
  const details = viewingDetails(row);
  if (!details || viewingState === null) return undefined;
  const host = hosts.find(({ id }) => id === viewingHost);
  const timeZone = host?.timeZone ?? details.zone;
  const [start, end] = [viewingAt, viewingUntil].map((at) =>
    at === null ? undefined : wallClockAt(timeZone, Date.parse(at)),
  );
  return {
    ...enquiry,
    ...details,
    about: [aboutName, home].filter(Boolean).join(' '),
    state: viewingState,
    hostId: viewingHost,
    host: host?.name ?? '',
    timeZone,
    isPast: viewingAt !== null && Date.parse(viewingAt) <= now.getTime(),
    local: start && end && { day: start.day, from: start.time, until: end.time },
  };
}

function officeHost(host: TimedHost): OfficeHost {
  const { id, name, timeZone, minutes, pause, projectIds, languages } = host;
  const offered = mediums.filter((medium) => offers(host, medium));
  return { id, name, timeZone, minutes, pause, projectIds, languages, mediums: offered };
}

/** The booked viewings of today, each by the clock of its host, and their total. */
export async function listTodaysViewings(
  limit: number,
  subjects: readonly string[] | undefined,
  now = new Date(),
) {
  const present = now.getTime();
  const rows = await selectViewings(subjects)
    .where('viewingState', '=', 'booked')
    .where('viewingAt', '>', new Date(present - dayMs).toISOString())
    .where('viewingAt', '<', new Date(present + dayMs).toISOString())
    .execute();
  const hosts = rows.length > 0 ? await listTimedHosts() : [];
  const today = rows
    .flatMap((row) => officeViewing(row, hosts, now) ?? [])
    .filter(({ local, timeZone }) => local?.day === wallClockAt(timeZone, present).day);
  return { total: today.length, first: today.slice(0, limit) };
}
