import { dayMs } from '../../lib/durations.ts';
import { actors } from '../../lib/actors.ts';
import { binDays } from '../../lib/bin.ts';
import { noteActivity } from '../../platform/activity.ts';
import { db } from '../../platform/database.ts';
import { settings } from '../../site/settings.ts';
import { forgetDigests } from './digests.server.ts';
import { endedStages } from './enquiry-stage.ts';
import { releaseJoined } from './joined-enquiries.server.ts';

/** Erases what was promised to be kept for a time only, and what has been in the bin for 30 days, with its mails. */
export async function eraseExpiredEnquiries(now: Date) {
  const { days } = settings().privacy;
  const { ended } = days;
  await db.transaction().execute(async (tx) => {
    const gone = await tx
      .deleteFrom('enquiries')
      .where((eb) =>
        eb.or([
          eb.and([
            eb('form', '=', 'join'),
            eb('state', '=', 'answered'),
            eb('updatedAt', '<=', before(now, days.applications)),
          ]),
          eb('deletedAt', '<=', before(now, binDays)),
          ...(ended === null
            ? []
            : [
                eb.and([
                  eb('state', '=', 'answered'),
                  eb('stage', 'in', endedStages),
                  eb('updatedAt', '<=', before(now, ended)),
                ]),
              ]),
          eb.and([eb('state', '=', 'spam'), eb('updatedAt', '<=', before(now, days.spam))]),
        ]),
      )
      .returning(['id', 'name'])
      .execute();
    const erasure = { kind: 'enquiries', act: 'erased', detail: String(gone.length) } as const;
    if (gone.length > 0) await forgetDigests(tx, gone);
    await releaseJoined(tx);
    await tx
      .deleteFrom('outgoingMails')
      .where('purpose', '=', 'digest')
      .where('createdAt', '<=', before(now, binDays))
      .execute();
    if (gone.length > 0) await noteActivity(tx, { actor: actors.clock, ...erasure });
  });
}

function before(now: Date, days: number) {
  return new Date(now.getTime() - days * dayMs).toISOString();
}
