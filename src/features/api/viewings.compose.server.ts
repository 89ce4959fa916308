import { z } from 'zod';
import { daysAfter } from '../../lib/time/dates.ts';
import { isDay } from '../../lib/time/read-day.ts';
import { FieldError } from '../../records/revisions.server.ts';
import { env } from '../../platform/env/env.ts';
import { officeToday } from '../../site/office-today.ts';
import { paths } from '../../site/paths.ts';
import { enquiriesFollowText } from '../projects/card/project-price.ts';
import { findProjectAt } from '../projects/projects.server.ts';
import { isTimeZone } from '../../lib/values/known-names.ts';
import { makeBooking } from '../viewings/book-viewing.compose.server.ts';
import { acceptsInterest } from '../projects/project-status.ts';
import { daysBetween, mergeTimes, nearestTimes } from '../viewings/free-times.ts';
import { findFreeTimes, listProjectHosts } from '../viewings/free-times.server.ts';
import { viewingToken } from '../viewings/viewing-token.server.ts';
import { mediums, viewingStates } from '../viewings/viewing.ts';
import type { Found } from './content.compose.server.ts';
import type { ApiCall } from './endpoint.server.ts';
import { formSchema, storeEnquiry, type Sent } from './enquiries.compose.server.ts';
import { Problem } from './problem.ts';

/** What one answer may span. */
const maxDays = 62;

const freeTimeSchema = z
  .object({
    startsAt: z.iso.datetime().meta({ description: 'Send it to book this time' }),
    endsAt: z.iso.datetime(),
    timeZone: z.string().meta({ description: 'Where the visit is' }),
    localTime: z.string().meta({ description: 'Day and time there, such as `2026-12-03T10:00`' }),
    kind: z.enum(['private', 'open-house']),
    placesLeft: z.int().meta({ description: 'How many visits can still be booked' }),
    mediums: z.array(z.enum(mediums)),
    languages: z
      .array(z.string())
      .meta({ description: 'Those that the hosts speak, such as `fr`' }),
  })
  .meta({ id: 'FreeTime' });

export const freeTimesSchema = z
  .object({ from: z.iso.date(), until: z.iso.date(), times: z.array(freeTimeSchema) })
  .meta({ id: 'FreeTimes' });

export function bookingSchema() {
  return formSchema('project-interest')
    .omit({ form: true, about: true })
    .extend({
      startsAt: z.iso.datetime().meta({ description: 'Of a free time' }),
      medium: z.enum(mediums),
      language: z
        .string()
        .max(20)
        .default('')
        .meta({ description: 'Of the visit, such as `fr`. A host who speaks it is preferred.' }),
      visitorTimeZone: z
        .string()
        .refine(isTimeZone, 'Use a time zone, such as America/Vancouver')
        .optional()
        .meta({ description: 'In which the visitor’s emails tell the time as well' }),
    });
}

export const bookedSchema = z
  .object({
    id: z.uuid().meta({ description: 'Of the enquiry' }),
    reference: z.string(),
    state: z.enum(viewingStates),
    link: z.url().meta({ description: 'Where the visitor changes or cancels it. It is a secret.' }),
  })
  .meta({ id: 'BookedViewing' });

/** The free times of a public project that takes enquiries. Throws a `Problem`. */
export async function findApiViewings(
  slug: string,
  { searchParams }: URL,
): Promise<Found<z.output<typeof freeTimesSchema>>> {
  const { record, movedTo } = await findProjectAt(slug);
  if (!record) return movedTo === undefined ? {} : { movedTo };
  const closed = enquiriesFollowText(record);
  if (closed !== undefined) throw new Problem('closed', { detail: closed });
  const range = readRange(searchParams);
  const hosts = acceptsInterest(record) ? await listProjectHosts(record.id) : [];
  const times = mergeTimes(await findFreeTimes(hosts, record.id, { range }), hosts);
  return { record: { ...range, times: times.map(shownTime) } };
}

function readRange(query: URLSearchParams) {
  const from = query.get('from') ?? officeToday();
  const until = query.get('until') ?? daysAfter(from, maxDays - 1) ?? from;
  const error = `Use days such as 2026-12-03, at most ${maxDays} from the first to the last`;
  if (!isDay(from)) throw new Problem('invalid', { errors: { from: error } });
  const count = isDay(until) ? daysBetween(from, until).length : 0;
  if (count < 1 || count > maxDays) throw new Problem('invalid', { errors: { until: error } });
  return { from, until };
}

function shownTime(time: ReturnType<typeof mergeTimes>[number]) {
  return {
    startsAt: time.at,
    endsAt: time.until,
    timeZone: time.hosts[0]?.timeZone ?? 'UTC',
    localTime: `${time.day}T${time.time}`,
    kind: time.places === null ? ('private' as const) : ('open-house' as const),
    placesLeft: time.left,
    mediums: time.mediums,
    languages: [...new Set(time.hosts.flatMap(({ languages }) => languages))],
  };
}

/** Books a free time with an enquiry. What is refused tells the nearest free times. */
export async function bookApiViewing(
  {
    startsAt,
    medium,
    language,
    visitorTimeZone,
    ...sent
  }: z.output<ReturnType<typeof bookingSchema>>,
  call: ApiCall,
) {
  const at = new Date(startsAt).toISOString();
  const choice = { at, medium, language, visitorZone: visitorTimeZone ?? null, wish: '' };
  const about = call.params['slug'] ?? '';
  const { record } = await findProjectAt(about);
  if (!record) throw new Problem('missing');
  const hosts = await listProjectHosts(record.id);
  try {
    const enquiry = { ...sent, form: 'project-interest', about } as Sent;
    const { id, reference, viewingState } = await storeEnquiry(enquiry, call, async () =>
      makeBooking(choice, record),
    );
    const link = new URL(paths.viewing(viewingToken(id)), env.siteUrl).href;
    return { status: 201, body: { id, reference: reference ?? '', state: viewingState, link } };
  } catch (cause) {
    if (!(cause instanceof FieldError)) throw cause;
    const detail = cause.fields['viewing'] ?? '';
    const times = mergeTimes(await findFreeTimes(hosts, record.id), hosts);
    const nearest = nearestTimes(times, at, 3).map(shownTime);
    throw new Problem('invalid', { detail, errors: { startsAt: detail }, more: { nearest } });
  }
}
