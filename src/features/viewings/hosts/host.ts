import { z } from 'zod';
import { plural } from '../../../lib/text/plural.ts';
import { longDate } from '../../../lib/time/dates.ts';
import { minuteMs } from '../../../lib/time/durations.ts';
import * as field from '../../../model/fields.ts';
import { defineNoun } from '../../../model/noun.ts';
import type { StoredRecord } from '../../../model/record.ts';

const endsFirst = 'Must be later than the start';
const overlaps = 'Overlaps with other hours of that day';
const tooNear = (minutes: number) =>
  `Leave ${plural(minutes, '1 minute', '# minutes')} between open houses of two projects`;

const range = { from: field.time, until: field.time };
const whole = (error: string, min: number, max: number) =>
  field.number(error, { min, max, isInteger: true });

const hoursRow = z.object({ weekday: z.number().int().min(1).max(7), ...range });
const extraDay = z.object({ day: field.day, ...range });
const openHouse = z.object({
  day: field.day,
  ...range,
  projectId: field.line,
  places: whole('Enter 1 to 500 places', 1, 500),
});

type OpenHouse = z.output<typeof openHouse>;

/** Its guests have booked the project, the day and the start. */
export function houseKey({ projectId, day, from }: OpenHouse) {
  return `${projectId} ${day}T${from}`;
}

/** Who receives visitors, where and when. All times are those of the host's city. Its keys are the columns of `hosts`. */
export const hostSchema = z
  .object({
    name: field.foreignName(field.line),
    /** The profile whose picture, telephone and brokerage visitors see. */
    partnerId: field.text,
    /** Where notices go, if the host is no partner. */
    email: field.email.nullish().transform((value) => value || null),
    city: field.line,
    projectIds: field.list,
    /** Codes of languages, such as `fr`. */
    languages: field.list,
    /** Where people meet; without one, visits are by video only. */
    place: field.optionallyTranslated(field.text),
    wayIn: field.text.translated,
    /** The host's own room for video calls; without one, visits are in person only. */
    videoUrl: field.optionalUrl,
    hours: z.array(hoursRow).max(70).default([]),
    daysOff: z
      .array(z.object({ from: field.day, until: field.day }))
      .max(200)
      .default([]),
    extraDays: z.array(extraDay).max(200).default([]),
    openHouses: z.array(openHouse).max(200).default([]),
    minutes: whole('Enter 5 to 480 minutes', 5, 480),
    pause: whole('Enter 0 to 240 minutes', 0, 240),
    /** Minutes between visits of different projects, on top of the pause. */
    travel: whole('Enter 0 to 480 minutes', 0, 480),
    noticeHours: whole('Enter 0 to 720 hours', 0, 720),
    aheadDays: whole('Enter 1 to 365 days', 1, 365),
    /** How many private visits a day holds; null: no limit. */
    perDay: field.optionalNumber('Enter 1 to 50 viewings', { min: 1, max: 50, isInteger: true }),
    /** The `.ics` address of another calendar, whose events block times. */
    busyUrl: field.optionalUrl,
  })
  .superRefine((host, context) => {
    const issue = (path: PropertyKey[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    if (host.place === null && host.videoUrl === null)
      issue(['place'], 'Enter where visitors come, or the link of a video room');
    const keyed = {
      hours: host.hours.map((row) => ({ ...row, on: String(row.weekday) })),
      extraDays: host.extraDays.map((row) => ({ ...row, on: row.day })),
      openHouses: host.openHouses.map((row) => ({ ...row, on: row.day })),
    };
    for (const [name, rows] of Object.entries(keyed)) {
      for (const [index, row] of rows.entries()) {
        if (row.until <= row.from) issue([name, index, 'until'], endsFirst);
        const earlier = rows.slice(0, index).filter(({ on }) => on === row.on);
        if (earlier.some(({ from, until }) => row.from < until && from < row.until))
          issue([name, index, 'from'], overlaps);
      }
    }
    for (const [index, { from, until }] of host.daysOff.entries())
      if (until < from) issue(['daysOff', index, 'until'], 'Must not be before the start');
    for (const [index, house] of host.openHouses.entries()) {
      if (!host.projectIds.includes(house.projectId))
        issue(['openHouses', index, 'projectId'], 'Choose one of the projects of this host');
      const isTooNear = host.openHouses.slice(0, index).some((one) => {
        const minutes = minutesBetween(one, house);
        const isElsewhere = one.projectId !== house.projectId;
        return isElsewhere && minutes >= 0 && minutes < host.pause + host.travel;
      });
      if (isTooNear) issue(['openHouses', index, 'from'], tooNear(host.pause + host.travel));
    }
  });

/** Below 0 if they overlap. */
function minutesBetween(one: OpenHouse, other: OpenHouse) {
  const gap = (first: OpenHouse, next: OpenHouse) =>
    Date.parse(`${next.day}T${next.from}Z`) - Date.parse(`${first.day}T${first.until}Z`);
  return Math.max(gap(one, other), gap(other, one)) / minuteMs;
}

export type HostInput = z.output<typeof hostSchema>;

/** A host as the application reads it. */
export type Host = HostInput & StoredRecord;

/** The lists are JSON text. */
export type HostRow = Omit<Host, HostLists> & Record<HostLists, string>;

export const hostLists = [
  'projectIds',
  'languages',
  'hours',
  'daysOff',
  'extraDays',
  'openHouses',
] as const;

type HostLists = (typeof hostLists)[number];

export const hostNoun = defineNoun({
  name: 'hosts',
  one: 'host',
  nameIn: 'name',
  hasDrafts: true,
  isPerson: true,
  hasNoPast: true,
  isUnlisted: true,
  searchedIn: ['city', 'place'],
});

export const hostErrors = {
  ...hostNoun.errors,
  calendar: 'Failed to fetch calendar',
  renew: 'Failed to renew calendar address',
  fetchBooked: 'Failed to fetch booked viewings',
  noCity: 'Choose a city of the settings',
  noProject: 'Choose a project that exists',
  hasViewings: (count: number) =>
    `Cannot remove this host because ${count === 1 ? 'a viewing is' : `${count} viewings are`} booked. Move or cancel ${count === 1 ? 'it' : 'them'} first.`,
  hasViewing: (name: string, { day, time }: { day: string; time: string }) =>
    `${name} has a viewing on ${longDate(day)} at ${time}. Move or cancel it first, or choose another time.`,
  hasOpenHouse: ({ day, time }: { day: string; time: string }) =>
    `The same partner has an open house on ${longDate(day)} at ${time}. Choose another time.`,
  hasGuests: (count: number, { day, from }: { day: string; from: string }) =>
    `${plural(count, '1 guest has', '# guests have')} booked the open house on ${longDate(day)} at ${from}. Keep it, or move or cancel their viewings first.`,
} as const;

/** Of a new host. */
export const usualRules = { minutes: 45, pause: 15, travel: 30, noticeHours: 4, aheadDays: 42 };
