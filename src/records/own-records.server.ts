import type { ExpressionBuilder } from 'kysely';
import { extentOf, may, type Member } from '../lib/rights.ts';
import { db, type Transaction } from '../platform/database.ts';
import type { Tables } from '../platform/tables.ts';

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

/** The partner and the projects about which the enquiries are that a member reads; undefined for who reads all. */
export async function subjectsOf(member: Member) {
  if (may(member.role, 'enquiries')) return undefined;
  return member.partnerId === null ? [] : [member.partnerId, ...(await ownProjectIds(member))];
}

type Reader = Pick<Member, 'role' | 'partnerId'>;

/** Tells of each member whether they may open the enquiries about a partner or a project, or about nothing. */
export async function readersOf(tx: Transaction, aboutId: string | null) {
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
      const extent = extentOf(member.role, 'enquiries');
      return extent === 'all' || (extent === 'own' && isOwn(member));
    },
  };
}

/** True for an enquiry about any of these. Without them it is true for all. */
export function isAbout(subjects: readonly string[] | undefined) {
  return (eb: ExpressionBuilder<Tables, 'enquiries'>) => {
    if (!subjects) return eb.lit(true);
    return subjects.length === 0 ? eb.lit(false) : eb('enquiries.aboutId', 'in', subjects);
  };
}
