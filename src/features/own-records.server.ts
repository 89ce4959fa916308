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

/** The ids of what is a member's own: of the records of a noun, or of all. */
export async function ownRecordIds(member: Pick<Member, 'partnerId'>, noun?: string) {
  const { partnerId } = member;
  const isOf = (name: string) => noun === undefined || noun === name;
  const profile = isOf('partners') && partnerId !== null ? [partnerId] : [];
  return [...profile, ...(isOf('projects') ? await ownProjectIds(member) : [])];
}

export async function isOwnRecord(member: Member, noun: string, id: string) {
  return (await ownRecordIds(member, noun)).includes(id);
}

/** The ids of the partner, projects and hosts whose enquiries a member may read; undefined if they may read all. */
export async function readableSubjects(member: Member) {
  const { role, partnerId } = member;
  if (may(role, 'enquiries')) return undefined;
  if (partnerId === null) return [];
  const hosts = await db
    .selectFrom('hosts')
    .select('id')
    .where('partnerId', '=', partnerId)
    .execute();
  return [partnerId, ...(await ownProjectIds(member)), ...hosts.map(({ id }) => id)];
}

type Reader = Pick<Member, 'role' | 'partnerId'>;

/** What decides whose an enquiry is: the partner or project it is about, and the host of its viewing. */
export type Subjects = { aboutId: string | null; viewingHost: string | null };

/** Functions that tell whether a member has a right to what is about a partner, a project or nothing. */
export async function findReaders(
  tx: Pick<Transaction, 'selectFrom'>,
  { aboutId, viewingHost }: Subjects,
  right: Right = 'enquiries',
) {
  const findPartner = async (table: 'projects' | 'hosts', id: string | null) => {
    if (id === null) return undefined;
    const row = await tx
      .selectFrom(table)
      .select('partnerId')
      .where('id', '=', id)
      .executeTakeFirst();
    return row?.partnerId;
  };
  const owners = new Set([aboutId, await findPartner('projects', aboutId)]);
  const hostPartner = await findPartner('hosts', viewingHost);
  const isOwn = ({ partnerId }: Reader) => partnerId !== null && owners.has(partnerId);
  return {
    isOwn,
    mayOpen(member: Reader) {
      const extent = findExtent(member.role, right);
      if (extent !== 'own') return extent === 'all';
      return isOwn(member) || (member.partnerId !== null && member.partnerId === hostPartner);
    },
  };
}

/** True for enquiries about any of these subjects, or visits with them; always true if `subjects` is undefined. */
export function isAbout(subjects: readonly string[] | undefined) {
  return (eb: ExpressionBuilder<Tables, 'enquiries'>) => {
    if (!subjects) return eb.lit(true);
    if (subjects.length === 0) return eb.lit(false);
    return eb.or([
      eb('enquiries.aboutId', 'in', subjects),
      eb('enquiries.viewingHost', 'in', subjects),
    ]);
  };
}
