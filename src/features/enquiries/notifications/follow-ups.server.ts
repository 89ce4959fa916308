import { sql, type ExpressionBuilder } from 'kysely';
import { todayIn } from '../../../lib/time/dates.ts';
import { listColleagues } from '../../../platform/accounts/colleagues.ts';
import { countRows } from '../../../platform/database/count-rows.ts';
import { db } from '../../../platform/database/database.ts';
import { wakeMailer } from '../../../platform/mail/outbox.ts';
import { isAbout } from '../../own-records.server.ts';
import type { Tables } from '../../../platform/database/row-types.ts';
import { officeToday } from '../../../site/office-today.ts';
import { headOffice } from '../../../site/settings/settings.ts';
import { reminderEmail } from './inbox-emails.ts';
import { enquiryFrom, listedColumns, listedFrom } from '../enquiry-rows.server.ts';
import { morningHour } from './notice-times.ts';
import { assigneeToNotify, noticeContext, putNotices } from './notices.server.ts';
import { endedStages } from '../enquiry-status.ts';

type Enquiries = ExpressionBuilder<Tables, 'enquiries'>;

/** Open enquiries whose follow-up day has come. */
export function isToFollowUp(eb: Enquiries, today: string) {
  return eb.and([
    eb('followUpOn', '<=', today),
    eb('deletedAt', 'is', null),
    eb('joinedTo', 'is', null),
    eb('status', 'not in', ['spam', ...endedStages]),
  ]);
}

/** The enquiries to follow up by now, earliest day first, and their total. */
export async function listFollowUps(limit: number, about?: readonly string[]) {
  const today = officeToday();
  const due = db
    .selectFrom('enquiries')
    .where((eb) => isToFollowUp(eb, today))
    .where(isAbout(about));
  const total = await countRows(due);
  const rows = await listedColumns(due).orderBy('followUpOn').orderBy('id').limit(limit).execute();
  return { total, first: rows.map(listedFrom) };
}

/** Sends one reminder per follow-up day, in the office's morning, to the assigned member or else the office. */
export async function remindOfFollowUps(now: Date) {
  const { timeZone } = headOffice();
  const time = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  if (time.hour < morningHour) return;
  const today = todayIn(timeZone, now);
  const members = await listColleagues();
  const rows = await db
    .selectFrom('enquiries')
    .select('id')
    .where((eb) => isToRemind(eb, today))
    .execute();
  for (const { id } of rows) {
    await db.transaction().execute(async (tx) => {
      const row = await tx
        .updateTable('enquiries')
        .set((eb) => ({ remindedFor: eb.ref('followUpOn') }))
        .where('id', '=', id)
        .where((eb) => isToRemind(eb, today))
        .returningAll()
        .executeTakeFirst();
      if (!row) return;
      const member = await assigneeToNotify(tx, row, members);
      const emails = reminderEmail(enquiryFrom(row), { ...noticeContext(members), member });
      await putNotices(tx, emails, members, now);
    });
  }
  wakeMailer();
}

function isToRemind(eb: Enquiries, today: string) {
  return eb.and([
    isToFollowUp(eb, today),
    eb(sql`case when reminded_for = follow_up_on then 1 else 0 end`, '=', 0),
  ]);
}
