import { endOfDay } from '../lib/time/dates.ts';
import { headOffice, settings } from './settings/settings.ts';

/**
 * The next midnight at the head office or in a place whose lines visitors read, or whose rules end a contact card, in
 * milliseconds since 1970.
 */
export function endOfValidity(now?: Temporal.Instant) {
  const places = settings().places.places.filter(({ rules }) =>
    rules.some(
      ({ shows, asks, force }) => shows.length > 0 || (asks === 'photo-age' && force === 'gate'),
    ),
  );
  const timeZones = new Set([headOffice(), ...places].map(({ timeZone }) => timeZone));
  return Math.min(...[...timeZones].map((timeZone) => endOfDay(timeZone, now)));
}
