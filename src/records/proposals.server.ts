import { randomUUID } from 'node:crypto';
import type { Proposal } from '../model/proposal.ts';
import { logActivity } from '../platform/activity.ts';
import { db, type Transaction } from '../platform/database/database.ts';

/** What a text is proposed for. */
export type ProposalSubject = { enquiryId: string } | { mediaUrl: string };

/** Stores what an assistant proposes, in place of what was proposed before, with its entry in the activity. */
export async function saveProposal(
  tx: Transaction,
  subject: ProposalSubject,
  { body, madeBy, name = '' }: Pick<Proposal, 'body' | 'madeBy'> & { name?: string | undefined },
) {
  const entry =
    'enquiryId' in subject
      ? ({ kind: 'enquiries', subjectId: subject.enquiryId } as const)
      : ({ kind: 'media', subjectId: subject.mediaUrl } as const);
  await logActivity(tx, { actor: madeBy, act: 'drafted', name, ...entry });
  const proposal = { body, madeBy, madeAt: new Date().toISOString() };
  await tx
    .insertInto('proposals')
    .values({ id: randomUUID(), enquiryId: null, mediaUrl: null, ...subject, ...proposal })
    .onConflict((conflict) =>
      conflict.column('enquiryId' in subject ? 'enquiryId' : 'mediaUrl').doUpdateSet(proposal),
    )
    .execute();
}

export async function findProposal(enquiryId: string): Promise<Proposal | undefined> {
  return db
    .selectFrom('proposals')
    .select(['body', 'madeBy', 'madeAt'])
    .where('enquiryId', '=', enquiryId)
    .executeTakeFirst();
}

/** What is proposed as the texts of these files, by their URLs. */
export async function findProposedTexts(urls: readonly string[]) {
  if (urls.length === 0) return new Map<string | null, Proposal>();
  const rows = await db
    .selectFrom('proposals')
    .select(['mediaUrl', 'body', 'madeBy', 'madeAt'])
    .where('mediaUrl', 'in', urls)
    .execute();
  return new Map(rows.map(({ mediaUrl, ...proposal }) => [mediaUrl, proposal]));
}

/** Called when a person has taken it, written something else, or dismissed it. */
export async function deleteProposal(
  connection: Pick<Transaction, 'deleteFrom'>,
  subject: ProposalSubject,
) {
  const [column, value] =
    'enquiryId' in subject
      ? (['enquiryId', subject.enquiryId] as const)
      : (['mediaUrl', subject.mediaUrl] as const);
  await connection.deleteFrom('proposals').where(column, '=', value).execute();
}
