import type { Member } from '../lib/rights.ts';
import { db } from '../platform/database.ts';

/** The public projects that name the member's profile as theirs. */
export async function ownProjectIds({ partnerId }: Member) {
  if (partnerId === null) return [];
  const rows = await db
    .selectFrom('projects')
    .select('id')
    .where('partnerId', '=', partnerId)
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether a record of a noun is the member's own. */
export async function isOwnRecord(member: Member, noun: string, id: string) {
  if (noun === 'partners') return id === member.partnerId;
  return noun === 'projects' && (await ownProjectIds(member)).includes(id);
}
