import { longDate, todayIn } from '../../lib/time/dates.ts';
import { dayMs } from '../../lib/time/durations.ts';
import type { Place, Rule } from '../../site/settings/places.ts';
import { filingKey } from './judge.ts';

/** A filing of a public project that expires. */
export type FilingExpiry = {
  /** The id of the project. */
  recordId: string;
  title: string;
  /** When its last day has ended in the place, in milliseconds since 1970. */
  at: number;
  /** The last day on which it holds. */
  day: string;
  place: Place;
  rule: Rule;
};

/** The days before an expiry on which the owners are told. */
export const warningDays = [30, 7] as const;

/** Identifies what the owners were told: an amended filing has another day. */
export function expiredNotice(expiry: FilingExpiry) {
  return `expired ${expiryKey(expiry)}`;
}

export function warningNotice(expiry: FilingExpiry, days: number) {
  return `warned:${days} ${expiryKey(expiry)}`;
}

function expiryKey({ place, rule, day }: FilingExpiry) {
  return `${filingKey(place, rule)} ${day}`;
}

/** `Disclosure statement` */
export function filingName({ rule }: Pick<FilingExpiry, 'rule'>) {
  return rule.detail ?? rule.label;
}

/** What has happened, after “because”: `its Disclosure statement for British Columbia expired on May 3, 2026`. */
export function expiryReason(expiry: FilingExpiry) {
  return `its ${filingName(expiry)} for ${expiry.place.name} expired on ${longDate(expiry.day)}`;
}

/** The whole days until the last day of a filing, in its place. Negative if it has expired. */
export function daysLeft({ day, place }: Pick<FilingExpiry, 'day' | 'place'>, now: Date) {
  return Math.round((Date.parse(day) - Date.parse(todayIn(place.timeZone, now))) / dayMs);
}
