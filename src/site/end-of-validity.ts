import { endOfDay } from '../lib/time/dates.ts';
import { headOffice, settings } from './settings.ts';

/** The next midnight at the head office or in a place whose lines visitors read, in milliseconds since 1970. */
export function endOfValidity(now?: Temporal.Instant) {
  const places = settings().places.places.filter(({ rules }) =>
    rules.some(({ shows }) => shows.length > 0),
  );
  const timeZones = new Set([headOffice(), ...places].map(({ timeZone }) => timeZone));
  return Math.min(...[...timeZones].map((timeZone) => endOfDay(timeZone, now)));
}
