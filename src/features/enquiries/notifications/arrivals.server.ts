import { listColleagues, type Colleague } from '../../../platform/accounts/colleagues.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { env } from '../../../platform/env/env.ts';
import { leavingToken } from '../../../records/consents.server.ts';
import { languageOfForm } from '../../../platform/languages/page-language.ts';
import { findReaders, type Subjects } from '../../own-records.server.ts';
import { findSeller } from '../../sellers.server.ts';
import { readerToken } from '../../subscriptions/readers.server.ts';
import { subscribeSender } from '../../subscriptions/subscribe.server.ts';
import { providedViewings } from '../enquiry-changes.server.ts';
import { memberFor } from '../assignment/assignment-rules.ts';
import { newEnquiryEmails } from './enquiry-emails.ts';
import { agreesToEmails, type Enquiry, type EnquirySubject } from '../enquiry.ts';
import { noticeContext, putNotices } from './notices.server.ts';

type Assignment = {
  about: EnquirySubject | undefined;
  member: Colleague | undefined;
  members: Colleague[];
};

/** The member to whom the rules assign an enquiry: with a viewing they follow its host. */
export async function findAssignment(
  tx: Transaction,
  subjects: Subjects,
  subject: EnquirySubject | undefined,
): Promise<Assignment> {
  const members = await listColleagues(tx);
  const readers = await findReaders(tx, subjects);
  const candidates = members
    .filter((one) => readers.mayOpen(one))
    .map((one) => ({ ...one, isOwn: readers.isOwn(one) }));
  const hostEmail = await findHostEmail(tx, subjects.viewingHost);
  const about =
    subject && hostEmail ? { ...subject, email: hostEmail, isHost: true as const } : subject;
  const { id } = memberFor(about, candidates) ?? {};
  return { about, member: members.find((one) => one.id === id), members };
}

async function findHostEmail(tx: Transaction, hostId: string | null) {
  if (hostId === null) return undefined;
  const row = await tx
    .selectFrom('hosts')
    .leftJoin('partners', 'partners.id', 'hosts.partnerId')
    .select(['partners.email as ownEmail', 'hosts.email'])
    .where('hosts.id', '=', hostId)
    .executeTakeFirst();
  return row?.ownEmail ?? row?.email ?? undefined;
}

/** Queues the notices and the confirmation of a stored enquiry, and asks who agreed to emails to confirm it. */
export async function queueArrivalEmails(
  tx: Transaction,
  enquiry: Enquiry,
  { about, member, members }: Assignment,
  now: Date,
) {
  const isViewing = enquiry.viewingState !== null;
  const booked = isViewing ? await providedViewings().emails(tx, enquiry) : undefined;
  const hasButton = booked?.confirmation === undefined;
  const subscription = await subscribeSender(tx, enquiry, { hasButton, now });
  const context = {
    ...noticeContext(members),
    inboxAddress: env.inboxAddress,
    partnerEmail: about?.email,
    memberEmail: member?.email,
    leaving: agreesToEmails(enquiry) ? leavingToken(enquiry.id) : undefined,
    reader: subscription && readerToken(subscription.id),
    booked,
    seller: await findSeller(tx, enquiry.aboutId, languageOfForm(enquiry)),
  };
  await putNotices(tx, newEnquiryEmails(enquiry, context), members, now);
}
