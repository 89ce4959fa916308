import { createHash, randomBytes } from 'node:crypto';
import { inLine } from '../../../lib/text/in-line.ts';
import { dayMs } from '../../../lib/time/durations.ts';
import { db } from '../../../platform/database/database.ts';
import { env } from '../../../platform/env/env.ts';
import { timedCalendar, type TimedEntry } from '../../../platform/calendar.ts';
import { hashToken } from '../../../platform/secrets/token-hash.ts';
import { paths } from '../../../site/paths.ts';
import { attempt } from '../../../platform/attempt.ts';
import { isNotModified } from '../../../platform/http/not-modified.ts';
import { findTimedHost } from '../free-times.server.ts';
import type { TimedHost } from '../free-times.ts';
import { mayTryLink } from '../viewing-token.server.ts';
import { newCalendar } from './host-row.ts';
import { bookedStates, viewingDetails, viewingErrors, viewingUid } from '../viewing.ts';
import type { EnquiryRow } from '../../enquiries/enquiry.ts';

/** How long a viewing stays in the feed. */
const pastDays = 30;
const maxEntries = 2_000;

/** Makes the address of the feed of a host. The former one ends. Only its hash is stored. */
export async function renewCalendar(hostId: string, now = new Date()) {
  const token = randomBytes(24).toString('base64url');
  const row = { tokenHash: hashToken(token), renewedAt: now.toISOString() };
  await db
    .insertInto('hostCalendars')
    .values({ ...newCalendar, hostId, ...row })
    .onConflict((conflict) => conflict.column('hostId').doUpdateSet(row))
    .execute();
  return { address: new URL(paths.hostCalendar(token), env.siteUrl).href };
}

/** What the form of a host says of its calendars. */
export async function readCalendar(hostId: string) {
  const row = await db
    .selectFrom('hostCalendars')
    .select(['renewedAt', 'busyReadAt', 'busyProblem'])
    .where('hostId', '=', hostId)
    .executeTakeFirst();
  return row ?? newCalendar;
}

/** Answers who asks for the feed with this secret. */
export async function answerFeed(token: string, request: Request, clientAddress: string) {
  const headers = { 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex, nofollow' };
  const { data, error } = await attempt(async () => {
    if (!(await mayTryLink(clientAddress))) return { status: 429, text: undefined };
    const text = await hostFeed(token);
    return { status: text === undefined ? 404 : 200, text };
  }, viewingErrors.fetch);
  const { status, text } = data ?? { status: 503, text: undefined };
  if (text === undefined) return new Response(error?.message ?? null, { status, headers });
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  const isKnown = isNotModified(Object.fromEntries(request.headers), { etag });
  return new Response(isKnown ? null : text, {
    status: isKnown ? 304 : 200,
    headers: { ...headers, etag, 'content-type': 'text/calendar; charset=utf-8' },
  });
}

/** The viewings of the host with this secret, as a calendar. Undefined for an unknown one. */
async function hostFeed(token: string, now = new Date()) {
  const calendar = await db
    .selectFrom('hostCalendars')
    .select('hostId')
    .where('tokenHash', '=', hashToken(token))
    .executeTakeFirst();
  const host = calendar && (await findTimedHost(db, calendar.hostId));
  if (!host) return undefined;
  const rows = await db
    .selectFrom('enquiries')
    .selectAll()
    .where('viewingHost', '=', host.id)
    .where('viewingAt', '>', new Date(now.getTime() - pastDays * dayMs).toISOString())
    .where('viewingState', 'in', bookedStates)
    .where('deletedAt', 'is', null)
    .orderBy('viewingAt')
    .orderBy('id')
    .limit(maxEntries)
    .execute();
  // The visitors of an open house come to one event.
  const events = Map.groupBy(rows, (row) =>
    viewingDetails(row)?.isOpenHouse ? `${host.id}-${Date.parse(row.viewingAt ?? '')}` : row.id,
  );
  return timedCalendar(
    host.name,
    [...events].flatMap(([id, visitors]) => entryOf(host, id, visitors)),
  );
}

function entryOf(host: TimedHost, id: string, visitors: readonly EnquiryRow[]): TimedEntry[] {
  const [first] = visitors;
  const details = first && viewingDetails(first);
  if (!details || first.viewingAt === null || first.viewingUntil === null) return [];
  const isVideo = details.medium === 'video';
  const url = details.isOpenHouse ? paths.adminEnquiries : paths.adminEnquiry(first.id);
  const lines = visitors.map((one) => inLine([one.name, one.phone, one.email, one.reference]));
  return [
    {
      id: viewingUid(id),
      title: inLine([details.isOpenHouse ? 'Open house' : first.name, first.aboutName ?? '']),
      description: [...lines, isVideo ? host.videoUrl : ''].filter(Boolean).join('\n'),
      url: new URL(url, env.siteUrl).href,
      at: first.viewingAt,
      until: first.viewingUntil,
      timeZone: host.timeZone,
      sequence: Math.max(...visitors.map(({ revision }) => revision)),
      updatedAt:
        visitors
          .map(({ updatedAt }) => updatedAt)
          .toSorted()
          .at(-1) ?? '',
      location: isVideo ? null : host.place,
    },
  ];
}
