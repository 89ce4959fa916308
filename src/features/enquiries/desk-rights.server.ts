import { may, type Member } from '../../lib/rights.ts';
import { NotOwn } from '../../platform/actions.ts';
import type { Decision, Worked } from './desk-work.ts';
import { decide, takeBackDecision } from './desk-work.server.ts';
import { requireOwn } from './own-enquiries.server.ts';

type Decided = { ids: string[]; decision: Decision };

/** Who may not erase deletes nothing either. */
export async function decideOfAll(decided: Decided, editor: string, { role }: Member) {
  if ('isDeleted' in decided.decision && !may(role, 'erase')) throw new NotOwn();
  return decide(decided, editor);
}

/** How far the work has come, and when to look again: whose it is and what is kept, others decide. */
export async function decideOfOwn(decided: Decided, member: Member) {
  const { ids, decision } = decided;
  if ('isDeleted' in decision || 'givenTo' in decision || 'joinedTo' in decision)
    throw new NotOwn();
  await requireOwn(ids, member);
  return decide(decided, member.email);
}

export async function takeBackOfAll(worked: Worked, editor: string, { role }: Member) {
  return takeBackDecision(worked, editor, may(role, 'erase') ? [] : ['deletedAt']);
}

export async function takeBackOfOwn(worked: Worked, member: Member) {
  await requireOwn(
    worked.steps.map(({ id }) => id),
    member,
  );
  return takeBackDecision(worked, member.email, ['deletedAt', 'givenTo', 'joinedTo']);
}
