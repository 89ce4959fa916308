import { plural } from '../../lib/text/plural.ts';
import { hourMs } from '../../lib/time/durations.ts';
import { todayIn } from '../../lib/time/dates.ts';
import { formLabels } from '../enquiries/inbox/enquiry-inbox.ts';
import { isOpen } from '../enquiries/enquiry-status.ts';
import type { EnquiryRow } from '../enquiries/enquiry.ts';

export const reportErrors = { fetch: 'Failed to fetch reports' } as const;

export const reportedWeeks = 12;

/** The fields needed for counting. Spam and deleted enquiries are not counted. */
export type Counted = Pick<
  EnquiryRow,
  'form' | 'cameBy' | 'aboutName' | 'city' | 'status' | 'givenTo' | 'createdAt' | 'answeredAt'
> & {
  /** How many replies the mail server has taken. */
  sentReplies: number;
};

/** The weekly counts of one form, city or project. */
export type Series = { name: string; counts: number[]; total: number };

export type Weekly = {
  /** The Mondays of the weeks. */
  weeks: string[];
  total: Series;
  byForm: Series[];
  byCity: Series[];
  byProject: Series[];
};

export type Share = { name: string; count: number };

const maxSeries = 6;

/** The last twelve weeks, including the week of `now`. */
export function summarizeWeeks(
  enquiries: readonly Counted[],
  { now, timeZone, cityName }: { now: Date; timeZone: string; cityName: (id: string) => string },
): Weekly {
  const weeks = lastWeeks(todayIn(timeZone, now));
  const weekly = enquiries.flatMap((enquiry) => {
    const week = weeks.indexOf(weekStart(todayIn(timeZone, new Date(enquiry.createdAt))));
    return week === -1 ? [] : [{ ...enquiry, week }];
  });
  const seriesBy = (getName: (enquiry: Counted) => string | undefined) => {
    const groups = Map.groupBy(weekly, getName);
    groups.delete(undefined);
    return fewSeries(
      [...groups].map(([name, group]) => countByWeek(name ?? '', group, weeks.length)),
    );
  };
  return {
    weeks,
    total: countByWeek('All', weekly, weeks.length),
    byForm: seriesBy(({ form, cameBy }) => (cameBy === 'mail' ? 'Email' : formLabels[form])),
    byCity: seriesBy(({ city }) => (city === null ? undefined : cityName(city))),
    byProject: seriesBy(({ form, aboutName }) =>
      form === 'project-interest' ? (aboutName ?? undefined) : undefined,
    ),
  };
}

/** The largest series first; all beyond the limit are summed into one. */
function fewSeries(series: Series[]): Series[] {
  const sorted = series.toSorted((a, b) => b.total - a.total || a.name.localeCompare(b.name));
  if (sorted.length <= maxSeries) return sorted;
  const [largest, rest] = [sorted.slice(0, maxSeries - 1), sorted.slice(maxSeries - 1)];
  const counts = rest[0]?.counts.map((_, index) =>
    rest.reduce((sum, { counts: of }) => sum + (of[index] ?? 0), 0),
  );
  return [
    ...largest,
    {
      name: plural(rest.length, '# other', '# others'),
      counts: counts ?? [],
      total: rest.reduce((sum, { total }) => sum + total, 0),
    },
  ];
}

function countByWeek(name: string, enquiries: readonly { week: number }[], weeks: number): Series {
  const counts = Array.from({ length: weeks }, () => 0);
  for (const { week } of enquiries) counts[week] = (counts[week] ?? 0) + 1;
  return { name, counts, total: enquiries.length };
}

export function lastWeeks(today: string) {
  const monday = Temporal.PlainDate.from(weekStart(today));
  return Array.from({ length: reportedWeeks }, (_, index) =>
    monday.subtract({ weeks: reportedWeeks - 1 - index }).toString(),
  );
}

function weekStart(day: string) {
  const date = Temporal.PlainDate.from(day);
  return date.subtract({ days: date.dayOfWeek - 1 }).toString();
}

const waits = [
  { name: 'Within an hour', untilMs: hourMs },
  { name: 'Within 4 hours', untilMs: 4 * hourMs },
  { name: 'Within a day', untilMs: 24 * hourMs },
  { name: 'Within 3 days', untilMs: 72 * hourMs },
  { name: 'Over 3 days', untilMs: Infinity },
] as const;

/** The waiting times until the first answer. */
export type Answered = {
  shares: Share[];
  /** In milliseconds; undefined if nobody was answered. */
  median: number | undefined;
  /** Those without a reply: answered by telephone, for example. */
  byHand: number;
};

export function summarizeAnswers(enquiries: readonly Counted[]): Answered {
  const waited = enquiries
    .flatMap(({ createdAt, answeredAt }) =>
      answeredAt === null ? [] : Math.max(0, Date.parse(answeredAt) - Date.parse(createdAt)),
    )
    .toSorted((a, b) => a - b);
  const shares = waits.map(({ name, untilMs }, index) => {
    const fromMs = waits[index - 1]?.untilMs ?? -1;
    return { name, count: waited.filter((ms) => ms > fromMs && ms <= untilMs).length };
  });
  const open = enquiries.filter(isOpen).length;
  return {
    shares: [...shares, { name: 'Not answered yet', count: open }],
    median: waited[Math.floor((waited.length - 1) / 2)],
    byHand: enquiries.filter(
      ({ answeredAt, sentReplies }) => answeredAt !== null && sentReplies === 0,
    ).length,
  };
}

/** The open enquiries of each member. */
export type OpenCounts = { name: string; fresh: number; inHand: number; total: number };

export function summarizeOpenWork(
  enquiries: readonly Counted[],
  members: readonly { id: string; name: string }[],
): OpenCounts[] {
  const open = enquiries.filter(isOpen);
  const countOpen = (name: string, own: Counted[]): OpenCounts => {
    const inHand = own.filter(({ status }) => status === 'in-progress').length;
    return { name, inHand, fresh: own.length - inHand, total: own.length };
  };
  const memberIds = new Set(members.map(({ id }) => id));
  return [
    ...members.map(({ id, name }) =>
      countOpen(
        name,
        open.filter(({ givenTo }) => givenTo === id),
      ),
    ),
    countOpen(
      'Unassigned',
      open.filter(({ givenTo }) => givenTo === null || !memberIds.has(givenTo)),
    ),
  ].toSorted((a, b) => b.total - a.total);
}

/** What became of viewings. `offered` is undefined where nothing is offered, as by source. */
export type ViewingCounts = {
  name: string;
  offered: number | undefined;
  booked: number;
  cancelled: number;
  came: number;
  missed: number;
};

/** Counts viewings by name, the most first. `booked` includes what was cancelled later. */
export function countViewings(
  viewings: readonly (Pick<EnquiryRow, 'viewingState'> & { name: string })[],
  offered: readonly Share[] = [],
): ViewingCounts[] {
  const groups = Map.groupBy(viewings, ({ name }) => name);
  const times = new Map(offered.flatMap(({ name, count }) => (count > 0 ? [[name, count]] : [])));
  return [...new Set([...times.keys(), ...groups.keys()])]
    .map((name) => {
      const own = groups.get(name) ?? [];
      const count = (state: EnquiryRow['viewingState']) =>
        own.filter(({ viewingState }) => viewingState === state).length;
      const [cancelled, came, missed] = [count('cancelled'), count('came'), count('missed')];
      return { name, offered: times.get(name), booked: own.length, cancelled, came, missed };
    })
    .toSorted((a, b) => b.booked - a.booked || a.name.localeCompare(b.name));
}
