import { daysAfter } from '../../../lib/time/dates.ts';
import { wallClockAt } from '../../../lib/time/zoned-time.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { insertNews } from '../../../records/news.server.ts';
import { listProjectHosts, withTimeZone } from '../free-times.server.ts';
import { freeTimes, type TimedHost } from '../free-times.ts';
import { houseKey, type Host } from './host.ts';

/** Stores the first day on which visitors can see a project, and the day of a new open house. */
export async function raiseViewingNews(tx: Transaction, before: Host | null, after: Host | null) {
  const now = Date.now();
  for (const host of after ? withTimeZone(after) : []) {
    const former = (before ? withTimeZone(before) : []).at(0);
    const today = wallClockAt(host.timeZone, now).day;
    for (const projectId of host.projectIds) {
      const day =
        newHouseDay(former, host, { projectId, today }) ??
        (firstDay(former, projectId, now) === undefined
          ? await firstOfAll(tx, host, { projectId, now })
          : undefined);
      if (day !== undefined)
        await insertNews(tx, projectId, { part: 'viewing', facts: JSON.stringify(day) });
    }
  }
}

type Asked = { projectId: string; today: string };

function newHouseDay(former: Host | undefined, host: Host, { projectId, today }: Asked) {
  const known = new Set(former?.openHouses.map(houseKey));
  const added = host.openHouses.filter(
    (one) => one.projectId === projectId && one.day >= today && !known.has(houseKey(one)),
  );
  return added.map(({ day }) => day).toSorted()[0];
}

/** Undefined if another host receives visitors of the project already. */
async function firstOfAll(
  tx: Transaction,
  host: TimedHost,
  { projectId, now }: { projectId: string; now: number },
) {
  const day = firstDay(host, projectId, now);
  if (day === undefined) return undefined;
  const hosts = await listProjectHosts(projectId, tx);
  const isKnown = hosts.some(
    (other) => other.id !== host.id && firstDay(other, projectId, now) !== undefined,
  );
  return isKnown ? undefined : day;
}

function firstDay(host: TimedHost | undefined, projectId: string, now: number) {
  if (!host?.projectIds.includes(projectId)) return undefined;
  const from = wallClockAt(host.timeZone, now).day;
  const until = daysAfter(from, host.aheadDays) ?? from;
  return freeTimes(host, { projectId, from, until, taken: [], now })[0]?.day;
}
