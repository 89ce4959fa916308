import { db } from '../../platform/database.ts';
import { keptDays } from './enquiry-retention.ts';

const dayMs = 24 * 60 * 60_000;

/** Erases what was promised to be kept for a time only, with its mails. */
export async function eraseExpiredEnquiries(now: Date) {
  await db
    .deleteFrom('enquiries')
    .where((eb) =>
      eb.or([
        eb.and([
          eb('form', '=', 'join'),
          eb('state', '=', 'answered'),
          eb('updatedAt', '<=', before(now, keptDays.answeredApplications)),
        ]),
        eb.and([eb('state', '=', 'spam'), eb('updatedAt', '<=', before(now, keptDays.spam))]),
      ]),
    )
    .execute();
}

function before(now: Date, days: number) {
  return new Date(now.getTime() - days * dayMs).toISOString();
}
