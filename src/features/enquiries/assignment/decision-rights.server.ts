import { findExtent, may, type Member } from '../../../model/rights.ts';
import { refused, type Refusal } from '../../../model/record.ts';
import { NotOwn } from '../../../platform/actions.ts';
import type { Decided, Decision, StoredDecision } from './decisions.ts';
import { decide, undoDecisions } from './decisions.server.ts';
import { FieldError } from '../../../records/revisions.server.ts';
import { requireOwn } from './own-enquiries.server.ts';

type DecisionInput = { ids: string[]; decision: Decision };

/** Moving to the bin also requires the right to erase. Refuses members who do not exist. */
export async function decideForStaff(
  input: DecisionInput,
  editor: string,
  { role }: Member,
): Promise<Decided | Refusal> {
  if ('isDeleted' in input.decision && !may(role, 'erase')) throw new NotOwn();
  try {
    return await decide(input, editor);
  } catch (cause) {
    if (cause instanceof FieldError) return refused(cause.fields);
    throw cause;
  }
}

/** Partners may not assign, join or delete enquiries. */
export async function decideForPartner(input: DecisionInput, member: Member) {
  const { ids, decision } = input;
  if ('isDeleted' in decision || 'givenTo' in decision || 'joinedTo' in decision)
    throw new NotOwn();
  await requireOwn(ids, member);
  return decide(input, member.email);
}

/** Undoes changes to enquiries that the member may change. Throws `NotOwn` for others. */
export async function undoForMember(decisions: readonly StoredDecision[], member: Member) {
  const extent = findExtent(member.role, 'enquiries');
  if (extent === undefined) throw new NotOwn();
  if (extent === 'own') {
    await requireOwn(
      decisions.map(({ id }) => id),
      member,
    );
    return undoDecisions(decisions, member.email, ['deletedAt', 'givenTo', 'joinedTo']);
  }
  return undoDecisions(decisions, member.email, may(member.role, 'erase') ? [] : ['deletedAt']);
}
