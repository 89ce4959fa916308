import { dayMs } from '../../../lib/time/durations.ts';
import { actors } from '../../../model/actors.ts';
import { binDays } from '../../../model/bin.ts';
import { logActivity } from '../../../platform/activity.ts';
import { changeContentIf } from '../../../platform/database/content.ts';
import { settings } from '../../../site/settings/settings.ts';
import { deleteOldProofs } from './consents.server.ts';
import { answeredStages, endedStages } from '../enquiry-status.ts';
import { eraseEnquiries } from './erased-enquiries.server.ts';

/** Erases enquiries past their promised retention time, and those in the bin for 30 days, with their mails. */
export async function eraseExpiredEnquiries(now: Date) {
  const { days } = settings().privacy;
  const { ended } = days;
  let freesTimes = false;
  await changeContentIf(
    () => freesTimes,
    async (tx) => {
      const { count, ...freed } = await eraseEnquiries(
        tx,
        (eb) =>
          eb.or([
            eb.and([
              eb('form', '=', 'join'),
              eb('status', 'in', answeredStages),
              eb('updatedAt', '<=', daysAgo(now, days.applications)),
            ]),
            eb('deletedAt', '<=', daysAgo(now, binDays)),
            ...(ended === null
              ? []
              : [
                  eb.and([
                    eb('status', 'in', endedStages),
                    eb('updatedAt', '<=', daysAgo(now, ended)),
                  ]),
                ]),
            eb.and([eb('status', '=', 'spam'), eb('updatedAt', '<=', daysAgo(now, days.spam))]),
          ]),
        { now },
      );
      ({ freesTimes } = freed);
      await deleteOldProofs(tx, now);
      await tx.deleteFrom('enquiryNotes').where('deletedAt', '<=', daysAgo(now, binDays)).execute();
      await tx
        .deleteFrom('outgoingMails')
        .where('purpose', '=', 'digest')
        .where('createdAt', '<=', daysAgo(now, binDays))
        .execute();
      const erasure = { kind: 'enquiries', act: 'erased', detail: String(count) } as const;
      if (count > 0) await logActivity(tx, { actor: actors.clock, ...erasure });
    },
  );
}

function daysAgo(now: Date, days: number) {
  return new Date(now.getTime() - days * dayMs).toISOString();
}
