import { listText } from '../../../lib/text/in-line.ts';
import { plural } from '../../../lib/text/plural.ts';
import { monthAndDay } from '../../../lib/time/dates.ts';
import { isDayOff } from '../free-times.ts';
import type { HostInput } from './host.ts';

/** `One booked viewing lies on December 24. It stays until you move it.` Empty if none does. */
export function bookedOnDaysOff(booked: readonly string[], daysOff: HostInput['daysOff']) {
  const days = booked.filter((day) => isDayOff(daysOff, day));
  if (days.length === 0) return '';
  const lie = plural(days.length, 'One booked viewing lies', '# booked viewings lie');
  const stay = plural(days.length, 'It stays until you move it.', 'They stay until you move them.');
  return `${lie} on ${listText([...new Set(days)].map(monthAndDay))}. ${stay}`;
}
