import { jsonValue } from '../../lib/values/json-text.ts';
import { todayIn, weekdayName } from '../../lib/time/dates.ts';
import { homeArea, homesInOrder } from '../residences/residence-summary.ts';
import type { Residences } from '../residences/residence.ts';

/** The selected homes, or all homes that are still available, from the lowest floor up. */
export function offeredHomes({ homes, plans }: Residences, homeKeys: string | null) {
  const keys = jsonValue(homeKeys);
  const isOffered = Array.isArray(keys)
    ? (key: string) => keys.includes(key)
    : (key: string) => ['available', 'not-released'].includes(homes[key]?.state ?? '');
  return homesInOrder(homes)
    .filter(({ key }) => isOffered(key))
    .map((home) => {
      const plan = plans[home.plan ?? ''];
      return { ...home, plan, area: homeArea(home, plan) };
    });
}

const maxTicks = 10;

/** The elapsed part of the access period, and its days, at most ten of them. */
export function accessProgress(createdAt: string, expiresAt: string, timeZone: string, now: Date) {
  const [from, to] = [Date.parse(createdAt), Date.parse(expiresAt)];
  const share = Math.min(1, Math.max(0, (now.getTime() - from) / (to - from)));
  const [first, last, today] = [new Date(from), new Date(to), now].map((time) =>
    Temporal.PlainDate.from(todayIn(timeZone, time)),
  ) as [Temporal.PlainDate, Temporal.PlainDate, Temporal.PlainDate];
  const length = first.until(last).days;
  const step = Math.max(1, Math.ceil(length / (maxTicks - 1)));
  const days = Array.from({ length: Math.floor(length / step) + 1 }, (_, index) => {
    const day = first.add({ days: index * step });
    return {
      weekday: weekdayName(day.toString()).slice(0, 3),
      number: day.day,
      isPast: Temporal.PlainDate.compare(day, today) < 0,
      isNow: Temporal.PlainDate.compare(day, today) === 0,
    };
  });
  return { share, days, daysLeft: today.until(last).days };
}
