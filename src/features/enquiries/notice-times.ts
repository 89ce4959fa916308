import { z } from 'zod';

/** The hour at which members are told of the day's work, where the office is. */
export const morningHour = 8;

const timeSchema = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time, such as 18:30')
  .nullable();

export const preferencesSchema = z
  .object({
    /** A mail for each enquiry, or one in the morning for all. */
    notices: z.enum(['each', 'digest']),
    /** Between these no notice is sent. */
    quietFrom: timeSchema,
    quietUntil: timeSchema,
  })
  .superRefine(({ quietFrom, quietUntil }, context) => {
    if ((quietFrom === null) !== (quietUntil === null))
      context.addIssue({
        code: 'custom',
        path: [quietFrom === null ? 'quietFrom' : 'quietUntil'],
        message: 'Enter both times, or none',
      });
  });

/** How a member is told of enquiries. */
export type Preferences = z.output<typeof preferencesSchema>;

export const usualPreferences: Preferences = {
  notices: 'each',
  quietFrom: null,
  quietUntil: null,
};

export type PreferencesRow = Preferences & { userId: string; updatedAt: string };

/** A notice that waits for the morning. */
export type HeldNoticeRow = {
  id: string;
  userId: string;
  enquiryId: string;
  reason: 'new' | 'answer' | 'given';
  dueAt: string;
  createdAt: string;
};

/** Eight in the morning in a time zone, the next time. */
export function nextMorning(now: Date, timeZone: string): Date {
  const here = zoned(now, timeZone);
  const today = here.withPlainTime({ hour: morningHour });
  const next = Temporal.ZonedDateTime.compare(today, here) > 0 ? today : today.add({ days: 1 });
  return new Date(next.epochMilliseconds);
}

/** The moment from which a notice may be sent: now, or the end of the quiet time that it is. */
export function afterQuietTime(
  now: Date,
  { quietFrom, quietUntil }: Pick<Preferences, 'quietFrom' | 'quietUntil'>,
  timeZone: string,
): Date {
  if (quietFrom === null || quietUntil === null || quietFrom === quietUntil) return now;
  const here = zoned(now, timeZone);
  const time = here.toPlainTime().toString({ smallestUnit: 'minute' });
  const isOverNight = quietFrom > quietUntil;
  const isQuiet = isOverNight
    ? time >= quietFrom || time < quietUntil
    : time >= quietFrom && time < quietUntil;
  if (!isQuiet) return now;
  const end = here.withPlainTime(quietUntil);
  const isTomorrow = isOverNight && time >= quietFrom;
  return new Date((isTomorrow ? end.add({ days: 1 }) : end).epochMilliseconds);
}

function zoned(moment: Date, timeZone: string) {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone);
}
