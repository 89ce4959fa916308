import { dayMs } from '../../../lib/time/durations.ts';
import { actors } from '../../../model/actors.ts';
import { binDays } from '../../../model/bin.ts';
import { logActivity } from '../../../platform/activity.ts';
import { db } from '../../../platform/database/database.ts';
import { settings } from '../../../site/settings/settings.ts';
import { consentColumns, deleteOldProofs, saveConsentProofs } from './consents.server.ts';
import { deleteDigests } from '../notifications/digests.server.ts';
import { announcedColumns, eraseEnquiryEvents } from '../enquiry-events.server.ts';
import { answeredStages, endedStages } from '../enquiry-status.ts';
import { releaseJoined } from '../inbox/joined-enquiries.server.ts';

/** Erases enquiries past their promised retention time, and those in the bin for 30 days, with their mails. */
export async function eraseExpiredEnquiries(now: Date) {
  const { days } = settings().privacy;
  const { ended } = days;
  await db.transaction().execute(async (tx) => {
    const rows = await tx
      .deleteFrom('enquiries')
      .where((eb) =>
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
      )
      .returning([...consentColumns, ...announcedColumns, 'name'])
      .execute();
    const erasure = { kind: 'enquiries', act: 'erased', detail: String(rows.length) } as const;
    if (rows.length > 0) await deleteDigests(tx, rows);
    await saveConsentProofs(tx, rows, now);
    await eraseEnquiryEvents(tx, rows);
    await deleteOldProofs(tx, now);
    await releaseJoined(tx);
    await tx.deleteFrom('enquiryNotes').where('deletedAt', '<=', daysAgo(now, binDays)).execute();
    await tx
      .deleteFrom('outgoingMails')
      .where('purpose', '=', 'digest')
      .where('createdAt', '<=', daysAgo(now, binDays))
      .execute();
    if (rows.length > 0) await logActivity(tx, { actor: actors.clock, ...erasure });
  });
}

function daysAgo(now: Date, days: number) {
  return new Date(now.getTime() - days * dayMs).toISOString();
}
