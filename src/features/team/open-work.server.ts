import { db, type Transaction } from '../../platform/database/database.ts';
import { listColleagues } from '../../platform/accounts/colleagues.ts';
import { listMembers, type HandOver } from '../../platform/accounts/members.ts';
import { selectDrafts } from '../../records/publishing/drafts.server.ts';
import { selectSteps } from '../../records/publishing/schedules.server.ts';
import { readdressNotices } from './waiting-notices.server.ts';
import { env } from '../../platform/env/env.ts';
import { raiseEvents } from '../../platform/webhooks/events.ts';
import { enquirySubjectKey } from '../../model/webhook-event.ts';
import { enquiryEvent } from '../enquiries/enquiry-event.ts';
import type { EnquiryAnswers, EnquiryRow } from '../enquiries/enquiry.ts';
import { openStages } from '../enquiries/enquiry-status.ts';
import type { OpenWork } from './team.ts';

/** Counts the open work of a member. */
export async function countOpenWork({ id }: { id: string }): Promise<OpenWork> {
  const email = (await listMembers()).find((member) => member.id === id)?.email ?? '';
  const counts = await db
    .selectNoFrom((eb) => {
      const drafts = selectDrafts()
        .clearSelect()
        .where('drafts.savedBy', '=', email)
        .where('schedules.publishAt', 'is', null);
      const steps = selectSteps().where('setBy', '=', email);
      const previews = eb
        .selectFrom('previewLinks')
        .where('createdBy', '=', email)
        .where('withdrawnAt', 'is', null)
        .where('expiresAt', '>', new Date().toISOString());
      const enquiries = eb
        .selectFrom('enquiries')
        .where('givenTo', '=', id)
        .where('status', 'in', openStages)
        .where('deletedAt', 'is', null)
        .where('joinedTo', 'is', null);
      const all = eb.fn.countAll().as('count');
      return [
        drafts.select(all).as('drafts'),
        steps.select(all).as('steps'),
        previews.select(all).as('previews'),
        enquiries.select(all).as('enquiries'),
      ];
    })
    .executeTakeFirstOrThrow();
  return {
    drafts: Number(counts.drafts),
    scheduled: Number(counts.steps),
    previews: Number(counts.previews),
    enquiries: Number(counts.enquiries),
  };
}

/** Hands a member's open work to a colleague or leaves it under the old name. Deletes purely personal data. */
export async function handOverWork(tx: Transaction, handOver: HandOver) {
  await handOnEnquiries(tx, handOver);
  const [from, to] = [handOver.from.email, handOver.to?.email];
  await tx.deleteFrom('listViews').where('savedBy', '=', from).execute();
  await tx.deleteFrom('firstDays').where('email', '=', from).execute();
  await tx.deleteFrom('skippedSteps').where('email', '=', from).execute();
  if (to === undefined) return;
  await tx.updateTable('drafts').set({ savedBy: to }).where('savedBy', '=', from).execute();
  await tx
    .updateTable('schedules')
    .set({ unpublishSetBy: to })
    .where('unpublishSetBy', '=', from)
    .execute();
  await tx
    .updateTable('previewLinks')
    .set({ createdBy: to })
    .where('createdBy', '=', from)
    .execute();
}

/** Includes closed enquiries, which may still get answers. Waiting notices move along, or go to the office. */
async function handOnEnquiries(tx: Transaction, { from, to, editor }: HandOver) {
  const rows = await tx
    .updateTable('enquiries')
    .set((eb) => ({
      givenTo: to?.id ?? null,
      revision: eb('revision', '+', 1),
      updatedAt: new Date().toISOString(),
      updatedBy: editor,
    }))
    .where('givenTo', '=', from.id)
    .returningAll()
    .execute();
  await tellOfAssignees(tx, rows, to);
  await tx.deleteFrom('deskPreferences').where('userId', '=', from.id).execute();
  await readdressNotices(tx, { email: from.email }, to?.email);
  if (to === null) return;
  await tx
    .updateTable('heldNotices')
    .set({ userId: to.id })
    .where('userId', '=', from.id)
    .execute();
}

/** Tells webhooks who has the enquiries now. */
async function tellOfAssignees(
  tx: Transaction,
  rows: readonly EnquiryRow[],
  receiver: HandOver['to'],
) {
  await raiseEvents(tx, ['enquiry.updated'], async () => {
    const assignee = (await listColleagues(tx)).find(({ id }) => id === receiver?.id);
    return rows
      .filter(({ announced }) => announced === 1)
      .map((row) => ({
        type: 'enquiry.updated',
        subject: enquirySubjectKey(row.id),
        data: enquiryEvent(
          { ...row, answers: JSON.parse(row.answers) as EnquiryAnswers },
          { siteUrl: env.siteUrl, assignee },
        ),
      }));
  });
}
