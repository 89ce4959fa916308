import { hourMs } from '../../lib/durations.ts';
import { todayIn } from '../../lib/dates.ts';
import { formWords } from '../enquiries/enquiry-inbox.ts';
import { stageOf } from '../enquiries/enquiry-stage.ts';
import type { EnquiryRow } from '../enquiries/enquiry.ts';

export const figureErrors = { fetch: 'Failed to fetch the figures' } as const;

export const weeksShown = 12;

/** What of an enquiry is counted. Spam and what was deleted is not. */
export type Counted = Pick<
  EnquiryRow,
  | 'form'
  | 'cameBy'
  | 'aboutName'
  | 'city'
  | 'state'
  | 'stage'
  | 'givenTo'
  | 'createdAt'
  | 'answeredAt'
>;

/** How many came in each week, for one form, city or project. */
export type Series = { name: string; counts: number[]; total: number };

export type Weekly = {
  /** The Mondays with which the weeks begin. */
  weeks: string[];
  total: Series;
  byForm: Series[];
  byCity: Series[];
  byProject: Series[];
};

export type Share = { name: string; count: number };

const maxSeries = 6;

/** The last twelve weeks, that of `now` included. */
export function weeklyFigures(
  enquiries: readonly Counted[],
  { now, timeZone, cityName }: { now: Date; timeZone: string; cityName: (id: string) => string },
): Weekly {
  const weeks = lastWeeks(todayIn(timeZone, now));
  const placed = enquiries.flatMap((enquiry) => {
    const at = weeks.indexOf(mondayOf(todayIn(timeZone, new Date(enquiry.createdAt))));
    return at === -1 ? [] : [{ ...enquiry, at }];
  });
  const by = (nameOf: (enquiry: Counted) => string | undefined) => {
    const found = Map.groupBy(placed, nameOf);
    found.delete(undefined);
    return fewSeries([...found].map(([name, of]) => seriesOf(name ?? '', of, weeks.length)));
  };
  return {
    weeks,
    total: seriesOf('All', placed, weeks.length),
    byForm: by(({ form, cameBy }) => (cameBy === 'mail' ? 'E-mail' : formWords[form])),
    byCity: by(({ city }) => (city === null ? undefined : cityName(city))),
    byProject: by(({ form, aboutName }) =>
      form === 'project-interest' ? (aboutName ?? undefined) : undefined,
    ),
  };
}

/** The largest first; what is beyond the sixth stands together. */
function fewSeries(series: Series[]): Series[] {
  const sorted = series.toSorted((a, b) => b.total - a.total || a.name.localeCompare(b.name));
  if (sorted.length <= maxSeries) return sorted;
  const [shown, rest] = [sorted.slice(0, maxSeries - 1), sorted.slice(maxSeries - 1)];
  const counts = rest[0]?.counts.map((_, index) =>
    rest.reduce((sum, { counts: of }) => sum + (of[index] ?? 0), 0),
  );
  return [
    ...shown,
    {
      name: `${rest.length} others`,
      counts: counts ?? [],
      total: rest.reduce((sum, { total }) => sum + total, 0),
    },
  ];
}

function seriesOf(name: string, enquiries: readonly { at: number }[], weeks: number): Series {
  const counts = Array.from({ length: weeks }, () => 0);
  for (const { at } of enquiries) counts[at] = (counts[at] ?? 0) + 1;
  return { name, counts, total: enquiries.length };
}

export function lastWeeks(today: string) {
  const monday = Temporal.PlainDate.from(mondayOf(today));
  return Array.from({ length: weeksShown }, (_, at) =>
    monday.subtract({ weeks: weeksShown - 1 - at }).toString(),
  );
}

function mondayOf(day: string) {
  const date = Temporal.PlainDate.from(day);
  return date.subtract({ days: date.dayOfWeek - 1 }).toString();
}

const waits = [
  { name: 'Within an hour', untilMs: hourMs },
  { name: 'Within 4 hours', untilMs: 4 * hourMs },
  { name: 'Within a day', untilMs: 24 * hourMs },
  { name: 'Within 3 days', untilMs: 72 * hourMs },
  { name: 'Later', untilMs: Infinity },
] as const;

/** How long people waited for their first answer. */
export type Answered = {
  shares: Share[];
  /** In milliseconds; undefined when nobody was answered. */
  median: number | undefined;
};

export function answerFigures(enquiries: readonly Counted[]): Answered {
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
    shares: [...shares, { name: 'Not yet', count: open }],
    median: waited[Math.floor((waited.length - 1) / 2)],
  };
}

/** What each member has still to do. */
export type OpenOf = { name: string; fresh: number; inHand: number; total: number };

export function openFigures(
  enquiries: readonly Counted[],
  members: readonly { id: string; name: string }[],
): OpenOf[] {
  const open = enquiries.filter(isOpen);
  const ofWhom = (name: string, of: Counted[]): OpenOf => {
    const inHand = of.filter((one) => stageOf(one) === 'in-hand').length;
    return { name, inHand, fresh: of.length - inHand, total: of.length };
  };
  const known = new Set(members.map(({ id }) => id));
  return [
    ...members.map(({ id, name }) =>
      ofWhom(
        name,
        open.filter(({ givenTo }) => givenTo === id),
      ),
    ),
    ofWhom(
      'Nobody',
      open.filter(({ givenTo }) => givenTo === null || !known.has(givenTo)),
    ),
  ].toSorted((a, b) => b.total - a.total);
}

function isOpen(enquiry: Counted) {
  const stage = stageOf(enquiry);
  return stage === 'new' || stage === 'in-hand';
}
