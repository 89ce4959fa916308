import { countRows } from '../../../platform/database/count-rows.ts';
import { db, type Transaction } from '../../../platform/database/database.ts';
import { isAbout } from '../../own-records.server.ts';
import { findAssignment, queueArrivalEmails } from '../notifications/arrivals.server.ts';
import { tellOfEnquiry } from '../enquiry-events.server.ts';
import { enquiryFrom } from '../enquiry-rows.server.ts';
import type { EnquiryRow, EnquirySubject } from '../enquiry.ts';

/** Counts all held enquiries, or only those of these subjects. */
export async function countHeldEnquiries(about?: readonly string[]) {
  const held = db
    .selectFrom('enquiries')
    .where('status', '=', 'spam')
    .where('isHeld', '=', 1)
    .where('deletedAt', 'is', null)
    .where(isAbout(about));
  return countRows(held);
}

/**
 * Assigns an enquiry that was held `before` and is no longer spam, and queues the mails that its arrival had not. Call
 * it in the transaction of the change.
 */
export async function releaseHeld(tx: Transaction, id: string, before: Pick<EnquiryRow, 'isHeld'>) {
  if (before.isHeld === 0) return;
  const row = await tx.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row || row.status === 'spam') return;
  const assignment = await findAssignment(tx, row, await findSubject(tx, row));
  const assigneeId = row.givenTo ?? assignment.member?.id ?? null;
  const released = { ...row, givenTo: assigneeId, announced: 1 } as const;
  await tx
    .updateTable('enquiries')
    .set({ givenTo: assigneeId, announced: 1 })
    .where('id', '=', id)
    .execute();
  await tellOfEnquiry(tx, row, released);
  const enquiry = { ...row, ...enquiryFrom(row), givenTo: assigneeId };
  await queueArrivalEmails(tx, enquiry, assignment, new Date());
}

/** What the enquiry is about, as the page of its form knew it. */
export async function findSubject(
  tx: Transaction,
  { form, aboutId, aboutSlug, aboutName, city }: EnquiryRow,
): Promise<EnquirySubject | undefined> {
  if (aboutId === null) return undefined;
  const partner = await tx
    .selectFrom('partners')
    .select('email')
    .where((eb) =>
      form === 'project-interest'
        ? eb('id', '=', eb.selectFrom('projects').select('partnerId').where('id', '=', aboutId))
        : eb('id', '=', aboutId),
    )
    .executeTakeFirst();
  return {
    id: aboutId,
    slug: aboutSlug ?? '',
    name: aboutName ?? '',
    ...(partner && { email: partner.email }),
    ...(city !== null && { city }),
  };
}
