import { db } from '../../platform/database.ts';
import { countNewEnquiries } from './enquiries-inbox.server.ts';
import { listedColumns, listedFrom } from './enquiry-rows.server.ts';

/** The new enquiries that have waited longest, and how many there are in all. */
export async function listWaiting(limit: number) {
  const rows = await listedColumns(
    db.selectFrom('enquiries').where('state', '=', 'new').where('deletedAt', 'is', null),
  )
    .select('updatedBy')
    .orderBy('createdAt')
    .orderBy('id')
    .limit(limit)
    .execute();
  const first = rows.map(({ updatedBy: reader, ...row }) => ({ ...listedFrom(row), reader }));
  return { total: await countNewEnquiries(), first };
}
