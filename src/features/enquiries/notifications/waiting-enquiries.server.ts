import { db } from '../../../platform/database/database.ts';
import { isAbout } from '../../own-records.server.ts';
import { countNewEnquiries } from '../inbox/enquiries-inbox.server.ts';
import { listedColumns, listedFrom } from '../enquiry-rows.server.ts';

/** The new enquiries that have waited longest, and their total; optionally only those about these records. */
export async function listWaiting(limit: number, about?: readonly string[]) {
  const rows = await listedColumns(
    db
      .selectFrom('enquiries')
      .where('readAt', 'is', null)
      .where('status', '!=', 'spam')
      .where('deletedAt', 'is', null),
  )
    .select('updatedBy')
    .where(isAbout(about))
    .orderBy('createdAt')
    .orderBy('id')
    .limit(limit)
    .execute();
  const first = rows.map(({ updatedBy: reader, ...row }) => ({ ...listedFrom(row), reader }));
  return { total: await countNewEnquiries(about), first };
}
