import { hourMs } from '../../../lib/time/durations.ts';
import { isDay } from '../../../lib/time/read-day.ts';
import { wallClockAt } from '../../../lib/time/zoned-time.ts';
import { cityName } from '../../projects/project.ts';
import {
  byStart,
  mergeTimes,
  offers,
  projectZone,
  daysInWeek,
  type FreeTime,
  type TimedHost,
} from '../free-times.ts';
import { mediums, type Medium } from '../viewing.ts';

type OfferedTime = Pick<FreeTime, 'at' | 'until' | 'places' | 'left'> & {
  /** How it can be booked. */
  mediums: Medium[];
  isTaken?: boolean;
};

/** The times that a page offers, a week of them. */
export type Offer = {
  timeZone: string;
  /** The name of the city whose time it is. */
  city: string;
  /** Monday to Sunday. */
  days: { day: string; times: OfferedTime[] }[];
  chosenDay: string;
  /** The days with times before and after the week. */
  earlier: string | undefined;
  later: string | undefined;
  /** All that are to come, also the full ones. */
  openHouses: { day: string; at: string; until: string; left: number; place: string }[];
  /** The earliest private time, or open house with a place left. Undefined if all are full. */
  next: string | undefined;
  mediums: Medium[];
  /** Codes; several if the hosts speak several. */
  languages: string[];
  /** The length of a private viewing. Null if it differs or there is none. */
  minutes: number | null;
  /** Where private viewings are. Null if it differs or there is none. */
  place: string | null;
  /** When the first of the times can no longer be booked, in milliseconds since 1970. */
  endsAt: number;
};

type Shown = {
  /** The id of the project's city, whose time is shown. */
  cityId?: string;
  day?: string | undefined;
  taken?: string | undefined;
};

/** The week of a day, or else of the first free time. Undefined without times. `taken` is a time that was just refused. */
export function makeOffer(
  found: readonly FreeTime[],
  hosts: readonly TimedHost[],
  { cityId = hosts[0]?.city ?? '', day, taken }: Shown = {},
): Offer | undefined {
  const timeZone = projectZone(cityId, hosts);
  const localDay = (at: string) => wallClockAt(timeZone, Date.parse(at)).day;
  const times = found.map((time) => ({ ...time, day: localDay(time.at) }));
  const free = times.find(({ left }) => left > 0);
  const first = free ?? times[0];
  if (!first) return undefined;
  const privateTimes = times.filter(({ places }) => places === null);
  const privateHosts = hosts.filter(({ id }) => privateTimes.some(({ hostId }) => hostId === id));
  const offered = mergeTimes(times, hosts);
  const asked = day && isDay(day) ? daysInWeek(day) : [];
  const isOffered = offered.some((time) => asked.includes(time.day));
  const wanted = taken ? localDay(taken) : day && isOffered ? day : first.day;
  const week = daysInWeek(wanted);
  const [monday = '', sunday = ''] = [week[0], week[6]];
  const booked = { places: null, left: 0, mediums: [...mediums], isTaken: true };
  const refused = taken ? [{ ...booked, at: taken, until: taken, day: wanted }] : [];
  const shown = [...offered, ...refused].toSorted(byStart);
  const days = week.map((one) => ({ day: one, times: shown.filter((time) => time.day === one) }));
  const used = days.filter((one) => one.times.length > 0);
  return {
    timeZone,
    city: cityName(cityId),
    days,
    chosenDay: used.some((one) => one.day === wanted) ? wanted : (used[0]?.day ?? wanted),
    earlier: offered.findLast((time) => time.day < monday)?.day,
    later: offered.find((time) => time.day > sunday)?.day,
    openHouses: offered
      .filter(({ places }) => places !== null)
      .flatMap(({ hosts: own, ...time }) =>
        [...new Set(own.flatMap(({ place }) => place ?? []))].map((place) => ({ ...time, place })),
      ),
    next: free?.at,
    mediums: mediums.filter((medium) => hosts.some((host) => offers(host, medium))),
    languages: [...new Set(hosts.flatMap(({ languages }) => languages))],
    minutes: sharedValue(privateHosts.map(({ minutes }) => minutes)),
    place: sharedValue(privateHosts.map(({ place }) => place)),
    endsAt: endOfOffer(times, hosts),
  };
}

/** Null if they differ, or there is none. */
function sharedValue<T>(values: readonly T[]) {
  const [first = null, ...others] = new Set(values);
  return others.length === 0 ? first : null;
}

function endOfOffer(times: readonly FreeTime[], hosts: readonly TimedHost[]) {
  const ends = times.map(({ hostId, at, places }) => {
    const { noticeHours = 0 } = hosts.find(({ id }) => id === hostId) ?? {};
    return Date.parse(at) - (places === null ? noticeHours * hourMs : 0);
  });
  return Math.min(...ends);
}
