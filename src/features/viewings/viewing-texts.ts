import { unbroken } from '../../lib/typesetting/unbroken.ts';
import { timeIn, nameTimeZone, weekdayAndDate, weekdayName } from '../../lib/time/dates.ts';
import { timeZoneCity, wallClockAt } from '../../lib/time/zoned-time.ts';
import { settings } from '../../site/settings/settings.ts';
import { viewingMessages } from '../../messages/viewings.ts';
import { isOn, type ShownViewing, type ViewingFacts } from './viewing.ts';

/** `Thursday, December 3 at 10:00 a.m.` in a time zone. */
export function dayAndTime(timeZone: string, at: string) {
  const { day } = wallClockAt(timeZone, Date.parse(at));
  return viewingMessages().at(weekdayAndDate(day), timeIn(timeZone, at));
}

/** `Thursday at 10:00 a.m.` */
export function weekdayAndTime(timeZone: string, at: string) {
  const { day } = wallClockAt(timeZone, Date.parse(at));
  return viewingMessages().at(weekdayName(day), timeIn(timeZone, at));
}

/** The time of a viewing, or what became of it. */
export function viewingHeading({
  state,
  time,
  zone,
}: Pick<ShownViewing, 'state' | 'time' | 'zone'>) {
  const messages = viewingMessages();
  if (!isOn(state)) return messages[state].heading;
  return time ? weekdayAndTime(zone, time.at) : messages.asked.heading;
}

/** `10:00 a.m. to 10:45 a.m.` */
export function timeRange(timeZone: string, { at, until }: { at: string; until: string }) {
  return viewingMessages().range(timeIn(timeZone, at), timeIn(timeZone, until));
}

/** `Thursday, December 3` */
export function dayIn(timeZone: string, at: string) {
  return weekdayAndDate(wallClockAt(timeZone, Date.parse(at)).day);
}

/** `Friday, December 4 at 3:00 a.m. your time (Tokyo)`. Undefined for visitors in the zone of the viewing. */
export function visitorsTime({ time, zone, visitorZone }: ViewingFacts) {
  if (!time || visitorZone === null || visitorZone === zone) return undefined;
  return viewingMessages().yourTime(dayAndTime(visitorZone, time.at), zoneCity(visitorZone));
}

/** `Next viewing: Thursday, December 3 at 10:00 a.m.` Undefined if all are full. */
export function nextViewing({ timeZone, next }: { timeZone: string; next: string | undefined }) {
  if (next === undefined) return undefined;
  const messages = viewingMessages();
  const [day, time] = [dayIn(timeZone, next), timeIn(timeZone, next)];
  return messages.next(messages.at(unbroken(day), unbroken(time)));
}

/** A time zone by a city of the site, in the language of the page, or else by its own name. */
export function zoneCity(timeZone: string) {
  const id = timeZoneCity(timeZone).toUpperCase();
  return settings().cities.cities.find((city) => city.id === id)?.name ?? nameTimeZone(timeZone);
}
