import type { ExpressionBuilder } from 'kysely';
import { findExtent, may, type Member, type Right } from '../model/rights.ts';
import { db, type Transaction } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/row-types.ts';

/** The public projects that belong to the member's partner profile. */
export async function ownProjectIds({ partnerId }: Pick<Member, 'partnerId'>) {
  if (partnerId === null) return [];
  const rows = await db
    .selectFrom('projects')
    .select('id')
    .where('partnerId', '=', partnerId)
    .execute();
  return rows.map(({ id }) => id);
}
export async function isOwnRecord(member: Member, noun: string, id: string) {
  if (noun === 'partners') return id === member.partnerId;
  return noun === 'projects' && (await ownProjectIds(member)).includes(id);
}

/** The ids of the partner and projects whose enquiries a member may read; undefined if they may read all. */
export async function readableSubjects(member: Member) {
  if (may(member.role, 'enquiries')) return undefined;
  return member.partnerId === null ? [] : [member.partnerId, ...(await ownProjectIds(member))];
}

type Reader = Pick<Member, 'role' | 'partnerId'>;

/** Functions that tell whether a member has a right to what is about a partner, a project or nothing. */
export async function findReaders(
  tx: Pick<Transaction, 'selectFrom'>,
  aboutId: string | null,
  right: Right = 'enquiries',
) {
  const project = await tx
    .selectFrom('projects')
    .select('partnerId')
    .where('id', '=', aboutId)
    .executeTakeFirst();
  const owners = new Set([aboutId, project?.partnerId].filter((id) => typeof id === 'string'));
  const isOwn = ({ partnerId }: Reader) => partnerId !== null && owners.has(partnerId);
  return {
    isOwn,
    mayOpen(member: Reader) {
      const extent = findExtent(member.role, right);
      return extent === 'all' || (extent === 'own' && isOwn(member));
    },
  };
}

/** True for enquiries about any of these subjects; always true if `subjects` is undefined. */
export function isAbout(subjects: readonly string[] | undefined) {
  return (eb: ExpressionBuilder<Tables, 'enquiries'>) => {
    if (!subjects) return eb.lit(true);
    return subjects.length === 0 ? eb.lit(false) : eb('enquiries.aboutId', 'in', subjects);
  };
}
