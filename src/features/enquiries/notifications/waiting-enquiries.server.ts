import type { Member } from '../../../model/rights.ts';
import { countRows } from '../../../platform/database/count-rows.ts';
import { db } from '../../../platform/database/database.ts';
import { isAbout, readableSubjects } from '../../own-records.server.ts';
import { listedColumns, listedFrom } from '../enquiry-rows.server.ts';
import { openStages } from '../enquiry-status.ts';

/** The enquiries without an answer that have waited longest, and their total; optionally only those about these records. */
export async function listWaiting(limit: number, about?: readonly string[]) {
  const rows = await listedColumns(selectWaiting(about))
    .select('updatedBy')
    .orderBy('createdAt')
    .orderBy('id')
    .limit(limit)
    .execute();
  const first = rows.map(({ updatedBy: reader, ...row }) => ({ ...listedFrom(row), reader }));
  return { total: await countWaiting(about), first };
}

/** Counts all enquiries without an answer, or only those of these subjects. */
export async function countWaiting(about?: readonly string[]) {
  return countRows(selectWaiting(about));
}

export async function countWaitingFor(member: Member) {
  return countWaiting(await readableSubjects(member));
}

function selectWaiting(about: readonly string[] | undefined) {
  return db
    .selectFrom('enquiries')
    .where('status', 'in', openStages)
    .where('joinedTo', 'is', null)
    .where('deletedAt', 'is', null)
    .where(isAbout(about));
}
