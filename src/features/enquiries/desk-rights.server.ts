import { may, type Member } from '../../lib/rights.ts';
import { refused, type Refusal } from '../../lib/record.ts';
import { NotOwn } from '../../platform/actions.ts';
import type { Decision, Undo } from './desk-work.ts';
import { decide, takeBackDecision } from './desk-work.server.ts';
import { FieldError } from '../../records/revisions.server.ts';
import { requireOwn } from './own-enquiries.server.ts';

type DecisionInput = { ids: string[]; decision: Decision };

/** Moving to the bin also requires the right to erase. Refuses members who do not exist. */
export async function decideOfAll(
  input: DecisionInput,
  editor: string,
  { role }: Member,
): Promise<Undo | Refusal> {
  if ('isDeleted' in input.decision && !may(role, 'erase')) throw new NotOwn();
  try {
    return await decide(input, editor);
  } catch (cause) {
    if (cause instanceof FieldError) return refused(cause.fields);
    throw cause;
  }
}

/** Partners may not assign, join or delete enquiries. */
export async function decideOfOwn(input: DecisionInput, member: Member) {
  const { ids, decision } = input;
  if ('isDeleted' in decision || 'givenTo' in decision || 'joinedTo' in decision)
    throw new NotOwn();
  await requireOwn(ids, member);
  return decide(input, member.email);
}

export async function takeBackOfAll(undoable: Undo, editor: string, { role }: Member) {
  return takeBackDecision(undoable, editor, may(role, 'erase') ? [] : ['deletedAt']);
}

export async function takeBackOfOwn(undoable: Undo, member: Member) {
  await requireOwn(
    undoable.steps.map(({ id }) => id),
    member,
  );
  return takeBackDecision(undoable, member.email, ['deletedAt', 'givenTo', 'joinedTo']);
}
