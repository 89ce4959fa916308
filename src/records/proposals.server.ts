import { randomUUID } from 'node:crypto';
import type { Proposal } from '../model/proposal.ts';
import { logActivity, logged } from '../platform/activity.ts';
import { db, type Transaction } from '../platform/database/database.ts';
import { inTransaction } from '../platform/database/transaction.ts';

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
  const proposal = { id: randomUUID(), body, madeBy, madeAt: new Date().toISOString() };
  const standing: ProposalBefore = { proposalId: proposal.id };
  await logActivity(tx, {
    actor: madeBy,
    act: 'drafted',
    name,
    standing: JSON.stringify(standing),
    ...entry,
  });
  await tx
    .insertInto('proposals')
    .values({ enquiryId: null, mediaUrl: null, ...subject, ...proposal })
    .onConflict((conflict) =>
      conflict.column('enquiryId' in subject ? 'enquiryId' : 'mediaUrl').doUpdateSet(proposal),
    )
    .execute();
}

/** What undoing a proposal needs. The activity has no text of it, which may name people. */
export type ProposalBefore = { proposalId: string };

/** Takes back what an assistant proposed. False if somebody has taken, dismissed or replaced it since. */
export async function undoProposal(
  { entryId, id, name, proposalId }: ProposalBefore & { entryId: string; id: string; name: string },
  kind: 'enquiries' | 'media',
  actor: string,
) {
  return inTransaction(async (tx) => {
    const deleted = await tx
      .deleteFrom('proposals')
      .where('id', '=', proposalId)
      .returning('id')
      .executeTakeFirst();
    if (!deleted) return false;
    const entry = { actor, kind, act: 'undone', subjectId: id, name } as const;
    await logged({ undoes: entryId }, () => logActivity(tx, entry));
    return true;
  });
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
