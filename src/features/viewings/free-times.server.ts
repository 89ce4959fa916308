import { jsonValue } from '../../lib/values/json-text.ts';
import { daysAfter } from '../../lib/time/dates.ts';
import { dayMs, minuteMs } from '../../lib/time/durations.ts';
import { wallClockAt } from '../../lib/time/zoned-time.ts';
import { db, type Transaction } from '../../platform/database/database.ts';
import { inLanguage, inLanguageWithin } from '../../records/translations/in-language.server.ts';
import { settings } from '../../site/settings/settings.ts';
import {
  byStart,
  freeTimes,
  lastDay,
  ownTimes,
  type FreeTime,
  type Range,
  type Taken,
  type TimedHost,
} from './free-times.ts';
import type { Host } from './hosts/host.ts';
import { hostFrom } from './hosts/host-row.ts';
import { viewingDetails } from './viewing.ts';

export type Connection = Pick<Transaction, 'selectFrom'>;

/** The public hosts, each with the time zone of its city. In the language of the content, or as written within a transaction. */
export async function listTimedHosts(within?: Connection): Promise<TimedHost[]> {
  const rows = await selectHosts(within ?? db).execute();
  return (within ? rows : await inLanguage('hosts', rows)).map(hostFrom).flatMap(withTimeZone);
}

function selectHosts(connection: Connection) {
  return connection.selectFrom('hosts').selectAll().orderBy('name').orderBy('id');
}

/** Those of {@link listTimedHosts} who receive visitors of a project. */
export async function listProjectHosts(projectId: string, within?: Connection) {
  const hosts = await listTimedHosts(within);
  return hosts.filter(({ projectIds }) => projectIds.includes(projectId));
}

/** A public host, read within a transaction, in a language. */
export async function findTimedHost(
  connection: Connection,
  id: string | null,
  language?: string,
): Promise<TimedHost | undefined> {
  const row = await connection
    .selectFrom('hosts')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const key = { noun: 'hosts', recordId: row.id, language } as const;
  return withTimeZone(hostFrom(await inLanguageWithin(connection, key, row)))[0];
}

/** Empty for a host whose city is no longer in the settings. */
export function withTimeZone<Row extends Pick<Host, 'city'>>(
  host: Row,
): (Row & { timeZone: string })[] {
  const city = settings().cities.cities.find(({ id }) => id === host.city);
  return city ? [{ ...host, timeZone: city.timeZone }] : [];
}

type Body = Pick<Host, 'id' | 'partnerId'>;

/**
 * What takes the time of hosts between two moments, by host. The hosts of one partner share their time: each also has
 * the open houses of the others.
 */
export async function findTaken(
  connection: Connection,
  hosts: readonly Body[],
  { from, until, except }: { from: number; until: number; except?: string | undefined },
): Promise<Map<string, Taken[]>> {
  const taken = new Map<string, Taken[]>(hosts.map(({ id }) => [id, []]));
  if (hosts.length === 0) return taken;
  const ofPartners = await listOfPartners(connection, hosts);
  const bodies = [...hosts, ...ofPartners];
  const add = (hostId: string | null, one: Taken) => {
    const body = bodies.find(({ id }) => id === hostId);
    for (const { id, partnerId } of hosts)
      if (
        id === hostId ? one.kind !== 'house' : partnerId !== null && partnerId === body?.partnerId
      )
        taken.get(id)?.push(one);
  };
  const ids = [...new Set(bodies.map(({ id }) => id))];
  for (const { id, viewingHost, viewingAt, viewingUntil, aboutId, ...row } of await takenViewings(
    connection,
    ids,
    { from, until },
  ).execute())
    if (id !== except)
      add(viewingHost, {
        id,
        at: Date.parse(viewingAt ?? ''),
        until: Date.parse(viewingUntil ?? ''),
        projectId: aboutId,
        kind: viewingDetails(row)?.isOpenHouse ? 'guest' : undefined,
      });
  const calendars = await connection
    .selectFrom('hostCalendars')
    .select(['hostId', 'busy'])
    .where('hostId', 'in', ids)
    .where('busy', '<>', '[]')
    .execute();
  for (const { hostId, busy } of calendars)
    for (const { at, until: end } of jsonValue(busy) as { at: number; until: number }[])
      if (at < until && end > from) add(hostId, { at, until: end, projectId: null, kind: 'busy' });
  for (const host of ofPartners.flatMap(withTimeZone))
    for (const house of ownTimes(host)) add(host.id, house);
  return taken;
}

/** What takes the time of a host around these times, as far as its pauses reach. */
export async function findTakenAround(
  connection: Connection,
  host: Body & Pick<Host, 'pause' | 'travel'>,
  times: readonly Pick<Taken, 'at' | 'until'>[],
  except?: string,
) {
  const pause = (host.pause + host.travel) * minuteMs;
  const from = Math.min(...times.map(({ at }) => at)) - pause;
  const until = Math.max(...times.map((time) => time.until)) + pause;
  const taken = await findTaken(connection, [host], { from, until, except });
  return taken.get(host.id) ?? [];
}

/** The public hosts of the partners of these. */
async function listOfPartners(connection: Connection, hosts: readonly Body[]) {
  const partnerIds = hosts.flatMap(({ partnerId }) => partnerId ?? []);
  if (partnerIds.length === 0) return [];
  const rows = await selectHosts(connection).where('partnerId', 'in', partnerIds).execute();
  return rows.map(hostFrom);
}

/** The booked viewings of hosts that begin between two moments. Read by the index of host and time. */
export function takenViewings(
  connection: Connection,
  hostIds: readonly string[],
  { from, until }: { from: number; until: number },
) {
  return connection
    .selectFrom('enquiries')
    .select(['id', 'viewingHost', 'viewingAt', 'viewingUntil', 'viewingDetails', 'aboutId'])
    .where('viewingHost', 'in', hostIds)
    .where('viewingAt', '>', new Date(from - dayMs).toISOString())
    .where('viewingAt', '<', new Date(until).toISOString())
    .where('viewingState', '=', 'booked');
}

/** The free times of a project within these days of the hosts' zones, the earliest first. Without a range all. */
export async function findFreeTimes(
  hosts: readonly TimedHost[],
  projectId: string,
  {
    range,
    now = new Date(),
    withFull,
    except,
    connection = db,
  }: {
    range?: Range | undefined;
    now?: Date;
    withFull?: boolean;
    /** The id of the enquiry whose own viewing does not take its time. */
    except?: string | undefined;
    connection?: Connection;
  } = {},
): Promise<FreeTime[]> {
  const present = now.getTime();
  const bookableDays = (host: TimedHost) => ({
    from: wallClockAt(host.timeZone, present).day,
    // Open houses are offered however far ahead they are.
    until:
      [lastDay(host, present), ...host.openHouses.map(({ day }) => day)].toSorted().at(-1) ?? '',
  });
  const ranges = hosts.map((host) => range ?? bookableDays(host));
  const days = ranges.flatMap(({ from, until }) => [from, until]).toSorted();
  const taken = await findTaken(connection, hosts, {
    from: Date.parse(days.at(0) ?? '') - dayMs,
    until: Date.parse(daysAfter(days.at(-1) ?? '', 2) ?? ''),
    except,
  });
  const times = hosts
    .flatMap((host, index) =>
      freeTimes(host, {
        projectId,
        ...(ranges[index] as Range),
        taken: taken.get(host.id) ?? [],
        now: present,
        ...(withFull && { withFull }),
      }),
    )
    .toSorted(byStart);
  // Forms send the start alone, so at the start of an open house there is nothing else.
  const openings = new Set(times.flatMap(({ places, left, at }) => (places && left ? [at] : [])));
  return times.filter(({ places, at }) => places !== null || !openings.has(at));
}

/** The name of whose viewing takes a time. */
export async function findVisitor(connection: Connection, id: string | undefined) {
  const row = await connection
    .selectFrom('enquiries')
    .select('name')
    .where('id', '=', id ?? '')
    .executeTakeFirst();
  return row?.name;
}
