import { z } from 'zod';
import { time as timeField } from '../../../model/fields.ts';

/** The hour at which members get their daily mails, in the office's time zone. */
export const morningHour = 8;

export const preferencesSchema = z
  .object({
    /** One mail per enquiry, or one mail each morning. */
    notices: z.enum(['each', 'digest']),
    /** No notice is sent between these times. */
    quietFrom: timeField.nullable(),
    quietUntil: timeField.nullable(),
    /** Whether a note that mentions the member is emailed. A tab of the release before does not say it. */
    mentions: z.enum(['email', 'none']).default('email'),
  })
  .superRefine(({ quietFrom, quietUntil }, context) => {
    if ((quietFrom === null) !== (quietUntil === null))
      context.addIssue({
        code: 'custom',
        path: [quietFrom === null ? 'quietFrom' : 'quietUntil'],
        message: 'Enter both times, or neither',
      });
  });

/** A member's notification preferences. */
export type Preferences = z.output<typeof preferencesSchema>;

export const usualPreferences: Preferences = {
  notices: 'each',
  quietFrom: null,
  quietUntil: null,
  mentions: 'email',
};

export type PreferencesRow = Preferences & { userId: string; updatedAt: string };

/** A notice held for the morning's digest. */
export type HeldNoticeRow = {
  id: string;
  userId: string;
  enquiryId: string;
  reason: 'new' | 'answer' | 'given';
  dueAt: string;
  createdAt: string;
};

/** The next eight in the morning in a time zone. */
export function nextMorning(now: Date, timeZone: string): Date {
  const localTime = zoned(now, timeZone);
  const today = localTime.withPlainTime({ hour: morningHour });
  const next =
    Temporal.ZonedDateTime.compare(today, localTime) > 0 ? today : today.add({ days: 1 });
  return new Date(next.epochMilliseconds);
}

/** The earliest time to send a notice: now, or the end of the current quiet time. */
export function afterQuietTime(
  now: Date,
  { quietFrom, quietUntil }: Pick<Preferences, 'quietFrom' | 'quietUntil'>,
  timeZone: string,
): Date {
  if (quietFrom === null || quietUntil === null || quietFrom === quietUntil) return now;
  const localTime = zoned(now, timeZone);
  const time = localTime.toPlainTime().toString({ smallestUnit: 'minute' });
  const isOverNight = quietFrom > quietUntil;
  const isQuiet = isOverNight
    ? time >= quietFrom || time < quietUntil
    : time >= quietFrom && time < quietUntil;
  if (!isQuiet) return now;
  const end = localTime.withPlainTime(quietUntil);
  const isTomorrow = isOverNight && time >= quietFrom;
  return new Date((isTomorrow ? end.add({ days: 1 }) : end).epochMilliseconds);
}

function zoned(date: Date, timeZone: string) {
  return Temporal.Instant.fromEpochMilliseconds(date.getTime()).toZonedDateTimeISO(timeZone);
}
