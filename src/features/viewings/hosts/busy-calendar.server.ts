import ICAL from 'ical.js';
import { isTimeZone } from '../../../lib/values/known-names.ts';
import { instantAt } from '../../../lib/time/zoned-time.ts';
import { isViewingUid } from '../viewing.ts';

/** In milliseconds since 1970. */
export type Span = { at: number; until: number };

export type BusyJob = Span & {
  /** An iCalendar. */
  text: string;
  /** Of times that name no zone that the calendar or the runtime knows, and of whole days. */
  timeZone: string;
};

/** The calendar is no calendar, or larger than any that people keep. */
class CalendarFault extends Error {}

const maxRepeats = 30_000;
const maxSteps = 300_000;
const maxSpans = 5_000;

/** When the events of a calendar take time between two moments, in order and merged. Throws {@link CalendarFault}. */
export function busyTimes({ text, ...job }: BusyJob): Span[] {
  const calendar = parse(text);
  const spans: Span[] = [];
  let steps = 0;
  for (const component of calendar.getAllSubcomponents('vevent')) {
    const event = new ICAL.Event(component);
    if (!component.hasProperty('dtstart') || isViewingUid(event.uid ?? '')) continue;
    // Its series includes it.
    if (event.isRecurrenceException() && hasSeries(calendar, event.uid)) continue;
    if (!event.isRecurring()) {
      add(component, event.startDate, event.endDate);
      continue;
    }
    const days = event.iterator();
    for (let repeats = 0; ; repeats += 1) {
      steps += 1;
      if (repeats > maxRepeats || steps > maxSteps) throw new CalendarFault('too many events');
      const next = days.next();
      if (!next || timeOf(component, next, job.timeZone) > job.until) break;
      const { item, startDate, endDate } = event.getOccurrenceDetails(next);
      add(item.component, startDate, endDate);
    }
    for (const moved of Object.values(event.exceptions))
      add(moved.component, moved.startDate, moved.endDate);
  }
  return merged(spans);

  function add(component: ICAL.Component, start: ICAL.Time, end: ICAL.Time) {
    if (!takesTime(component)) return;
    const at = timeOf(component, start, job.timeZone);
    const until = timeOf(component, end, job.timeZone);
    if (at < until && at < job.until && until > job.at) spans.push({ at, until });
  }
}

function parse(text: string) {
  try {
    const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
    if (calendar.name === 'vcalendar') return calendar;
  } catch {
    // It is no calendar.
  }
  throw new CalendarFault('no calendar');
}

function hasSeries(calendar: ICAL.Component, uid: string) {
  return calendar
    .getAllSubcomponents('vevent')
    .some((one) => one.getFirstPropertyValue('uid') === uid && !one.hasProperty('recurrence-id'));
}

function takesTime(component: ICAL.Component) {
  const textOf = (name: string) => String(component.getFirstPropertyValue(name)).toUpperCase();
  return (
    textOf('transp') !== 'TRANSPARENT' &&
    textOf('status') !== 'CANCELLED' &&
    textOf('x-microsoft-cdo-busystatus') !== 'FREE'
  );
}

function timeOf(component: ICAL.Component, time: ICAL.Time, timeZone: string) {
  if (!time.isDate && time.zone !== ICAL.Timezone.localTimezone) return time.toUnixTime() * 1_000;
  const named = String(component.getFirstProperty('dtstart')?.getParameter('tzid') ?? '');
  const [day = '', clock = '00:00'] = time.toString().split('T');
  const zone = isTimeZone(named) ? named : timeZone;
  return Date.parse(instantAt(zone, day, clock.slice(0, 5))?.instant ?? '');
}

function merged(spans: readonly Span[]) {
  const whole: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.at - other.at)) {
    const last = whole.at(-1);
    if (last && span.at <= last.until) last.until = Math.max(last.until, span.until);
    else whole.push({ ...span });
  }
  return whole.slice(0, maxSpans);
}
