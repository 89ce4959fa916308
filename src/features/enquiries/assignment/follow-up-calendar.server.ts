import { oneDay } from '../../../lib/time/milestone-days.ts';
import { calendar } from '../../../platform/calendar.ts';
import { db } from '../../../platform/database/database.ts';
import type { Member } from '../../../model/rights.ts';
import { isAbout, readableSubjects } from '../../own-records.server.ts';

/** The follow-up of an enquiry as a calendar, for members who may open it. `url` is that of the enquiry. */
export async function followUpCalendar(id: string, member: Member, url: string) {
  if (!/^[\da-f-]{36}$/.test(id)) return undefined;
  const row = await db
    .selectFrom('enquiries')
    .select(['name', 'aboutName', 'reference', 'followUpOn', 'updatedAt'])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .where(isAbout(await readableSubjects(member)))
    .executeTakeFirst();
  if (!row || row.followUpOn === null) return undefined;
  const { name, aboutName, reference, followUpOn, updatedAt } = row;
  return calendar('Follow-ups', [
    {
      ...oneDay(followUpOn),
      id: `${id}@follow-ups`,
      title: `Follow up: ${name || 'enquiry'}`,
      description: [aboutName, reference].filter(Boolean).join('\n') || null,
      url,
      updatedAt,
    },
  ]);
}
