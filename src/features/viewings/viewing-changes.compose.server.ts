import { enquirySubjectKey, type WebhookEventType } from '../../model/webhook-event.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { env } from '../../platform/env/env.ts';
import { putInOutbox, wakeMailer } from '../../platform/mail/outbox.ts';
import { raiseEvents } from '../../platform/webhooks/events.ts';
import { FieldError } from '../../records/revisions.server.ts';
import { paths } from '../../site/paths.ts';
import type { Enquiry, EnquiryRow } from '../enquiries/enquiry.ts';
import { findAssignment } from '../enquiries/notifications/arrivals.server.ts';
import { findSubject } from '../enquiries/spam/held-enquiries.server.ts';
import { findTakenAround, findTimedHost, findVisitor } from './free-times.server.ts';
import { houseKey } from './hosts/host.ts';
import { isOnSale, takesViewings } from './open-project.server.ts';
import { countGuests, findOverlap, ownTimes } from './free-times.ts';
import type { ViewingEvent } from './viewing-event.ts';
import type { ViewedEnquiry } from './viewing-facts.compose.server.ts';
import { isBooked, viewingDetails } from './viewing.ts';
import { viewingEmail, hostNotice, noticeLine } from './viewing-emails.compose.server.ts';

const noHost = 'This host no longer receives visitors. Choose another one.';
const isTaken = 'This time is taken. Choose another one.';
const isClosed = 'This project takes no viewings now.';
const isFull = 'This open house is full. Choose another time.';

/** For `provideViewingChanges`. */
export const viewingChanges = {
  require: requireViewing,
  assign: assignToHost,
  tell: tellOfViewing,
  tellErased,
  emails: arrivalEmails,
};

/** Throws `FieldError` if a viewing that is to be booked cannot have its time. Staff may book outside the hours. */
async function requireViewing(tx: Transaction, before: EnquiryRow, row: EnquiryRow) {
  const { viewingAt, viewingUntil } = row;
  if (row.viewingState !== 'booked') return;
  // Where only the zone's rules have changed, all its times move together.
  if (before.viewingState === 'booked' && isSameLocally(before, row)) return;
  if (viewingAt === null || viewingUntil === null)
    throw new FieldError({ viewingAt: 'Choose a time.' });
  const host = await findTimedHost(tx, row.viewingHost);
  if (!host) throw new FieldError({ viewingHost: noHost });
  if (!(await takesViewings(tx, row.aboutId))) throw new FieldError({ viewingAt: isClosed });
  const [at, until] = [Date.parse(viewingAt), Date.parse(viewingUntil)];
  const place = { at, until, projectId: row.aboutId };
  const others = await findTakenAround(tx, host, [place], row.id);
  if (viewingDetails(row)?.isOpenHouse) {
    const guests = countGuests(others, place);
    const key = `${row.aboutId} ${viewingDetails(row)?.local}`;
    const house = host.openHouses.find((one) => houseKey(one) === key);
    if (guests >= (house?.places ?? 0)) throw new FieldError({ viewingAt: isFull });
    return;
  }
  const conflict = findOverlap(host, place, [...others, ...ownTimes(host)]);
  if (!conflict) return;
  // Who may change one viewing of a project may open the others.
  const by = conflict.projectId === row.aboutId ? await findVisitor(tx, conflict.id) : undefined;
  throw new FieldError({ viewingAt: by ? `${by} has just taken this time.` : isTaken });
}

function isSameLocally(before: EnquiryRow, row: EnquiryRow) {
  const [was, is] = [viewingDetails(before), viewingDetails(row)];
  return (
    before.viewingHost === row.viewingHost &&
    was?.local === is?.local &&
    was?.zone === is?.zone &&
    was?.medium === is?.medium
  );
}

/** The member for the new host, by the rules of a booking. Who was chosen by hand stays. */
async function assignToHost(tx: Transaction, before: EnquiryRow, row: EnquiryRow) {
  if (before.viewingHost === row.viewingHost) return {};
  const isChosen =
    before.givenTo !== null &&
    (before.viewingHost === null || before.givenTo !== (await findMemberFor(tx, before)));
  return isChosen ? {} : { givenTo: await findMemberFor(tx, row) };
}

async function findMemberFor(tx: Transaction, row: EnquiryRow) {
  const { member } = await findAssignment(tx, row, await findSubject(tx, row));
  return member?.id ?? null;
}

type Change = { before: EnquiryRow; row: EnquiryRow; editor: string | null };

/** Tells the visitor once what changed, and the hosts who did not change it. `editor` is null for the visitor. */
async function tellOfViewing(tx: Transaction, { before, row: changed, editor }: Change) {
  const { revision, updatedAt } = changed;
  // One that was added by hand has none once that is undone.
  const row: EnquiryRow =
    changed.viewingState === null
      ? { ...before, viewingState: 'cancelled', revision, updatedAt }
      : changed;
  await raiseViewingEvent(tx, before, row);
  const email = await visitorEmail(tx, { before, row, editor });
  const isNews = editor === null || email !== undefined || before.viewingAt !== row.viewingAt;
  const did = row.viewingState === 'cancelled' ? 'Viewing cancelled' : 'Viewing booked or moved';
  const emails = email ? [email] : [];
  const hosts = new Set([row.viewingHost, before.viewingHost ?? row.viewingHost]);
  for (const viewingHost of isNews && row.status !== 'spam' ? hosts : []) {
    const notice = await hostNotice(tx, { ...row, viewingHost }, did);
    if (notice && notice.recipient !== editor) emails.push(notice);
  }
  await putInOutbox(tx, emails);
  if (emails.length > 0) setTimeout(wakeMailer, 100).unref();
}

/** Tells webhooks and hosts that viewings are cancelled, without anything that names the visitor. */
async function tellErased(tx: Transaction, rows: readonly EnquiryRow[]) {
  for (const row of rows) {
    const cancelled = { ...row, name: '', email: '', viewingState: 'cancelled' as const };
    await raiseViewingEvent(tx, row, cancelled);
    const notice = await hostNotice(tx, cancelled, 'Viewing cancelled, its visitor erased');
    await putInOutbox(tx, notice ? [{ ...notice, enquiryId: null }] : []);
  }
}

async function visitorEmail(tx: Transaction, { before, row, editor }: Change) {
  if (row.status === 'spam') return undefined;
  const wasBooked = isBooked(before);
  if (row.viewingState === 'cancelled') {
    // Who declines a request writes by themselves; nobody does where the project has left.
    const hasLeft =
      before.viewingState === 'asked' && editor !== null && !(await isOnSale(tx, row.aboutId));
    return wasBooked || hasLeft ? viewingEmail(tx, row, 'cancelled') : undefined;
  }
  if (row.viewingState !== 'booked') return undefined;
  const [was, is] = [viewingDetails(before), viewingDetails(row)];
  const isMoved =
    before.viewingAt !== row.viewingAt ||
    before.viewingHost !== row.viewingHost ||
    was?.medium !== is?.medium;
  if (wasBooked && !isMoved)
    return is?.word && is.word !== was?.word ? viewingEmail(tx, row, 'changed') : undefined;
  if (wasBooked && isSameLocally(before, row)) return viewingEmail(tx, row, 'clocks');
  if (wasBooked) return viewingEmail(tx, row, 'changed', before.viewingAt);
  return viewingEmail(tx, row, before.viewingState === 'cancelled' ? 'again' : 'booked');
}

async function arrivalEmails(tx: Transaction, enquiry: Enquiry) {
  await raiseViewingEvent(tx, undefined, enquiry);
  return { confirmation: await viewingEmail(tx, enquiry, 'booked'), line: noticeLine(enquiry) };
}

/** Tells webhooks of a viewing that is booked, changed, cancelled or attended. Requests are told of as enquiries. */
async function raiseViewingEvent(
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
