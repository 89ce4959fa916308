import type { Transaction } from '../../platform/database/database.ts';
import { env } from '../../platform/env/env.ts';
import { raiseEvents } from '../../platform/webhooks/events.ts';
import { enquirySubjectKey, type WebhookEventType } from '../../model/webhook-event.ts';
import { paths } from '../../site/paths.ts';
import { isBooked, viewingDetails } from './viewing.ts';
import type { ViewingEvent } from './viewing-event.ts';
import type { ViewedEnquiry } from './viewing-facts.compose.server.ts';

/** Tells webhooks of a viewing that is booked, changed, cancelled or attended. Requests are told of as enquiries. */
export async function raiseViewingEvent(
  tx: Transaction,
  before: ViewedEnquiry | undefined,
  row: ViewedEnquiry,
) {
  const type = eventType(before, row);
  if (!type || row.announced === 0) return;
  await raiseEvents(tx, [type], () => [
    { type, subject: enquirySubjectKey(row.id), data: viewingEvent(row) },
  ]);
}

function eventType(
  before: ViewedEnquiry | undefined,
  row: ViewedEnquiry,
): WebhookEventType | undefined {
  const wasBooked = before !== undefined && isBooked(before);
  if (row.viewingState === 'booked') return wasBooked ? 'viewing.changed' : 'viewing.booked';
  if (row.viewingState === 'cancelled') return wasBooked ? 'viewing.cancelled' : undefined;
  const hasCome = row.viewingState === 'came' && before?.viewingState !== 'came';
  return hasCome ? 'viewing.attended' : undefined;
}

function viewingEvent(row: ViewedEnquiry): ViewingEvent {
  const details = viewingDetails(row);
  return {
    enquiryId: row.id,
    reference: row.reference,
    project: { id: row.aboutId, slug: row.aboutSlug, name: row.aboutName },
    hostId: row.viewingHost,
    state: row.viewingState ?? 'asked',
    startsAt: row.viewingAt,
    endsAt: row.viewingUntil,
    timeZone: details?.zone ?? null,
    medium: details?.medium ?? null,
    language: details?.language ?? null,
    isOpenHouse: details?.isOpenHouse ?? false,
    url: new URL(paths.adminEnquiry(row.id), env.siteUrl).href,
  };
}
