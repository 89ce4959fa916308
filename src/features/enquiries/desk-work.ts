import type { EnquiryRow } from './enquiry.ts';
import { atStage, inState, stages, stageWords, type Stage } from './enquiry-stage.ts';

/** One change to enquiries. Each decision changes one thing. */
export type Decision =
  | { stage: Stage }
  | { state: EnquiryRow['state'] }
  | { givenTo: string | null }
  | { followUpOn: string | null }
  | { isDeleted: boolean }
  /** The enquiry to show for both, or null to separate them. */
  | { joinedTo: string | null };

/** The fields that decisions change, as they were before. */
export type DecidedFields = Pick<
  EnquiryRow,
  'state' | 'stage' | 'givenTo' | 'followUpOn' | 'answeredAt' | 'deletedAt' | 'joinedTo' | 'isHeld'
>;

/** What is needed to revert a decision on one enquiry, unless the enquiry has changed since. */
export type Step = { id: string; revision: number; before: DecidedFields };

export type Undo = { steps: Step[] };

/** The fields that a decision changes, or undefined if it changes nothing. */
export function changesTo(
  current: DecidedFields,
  decision: Decision,
  now: string,
): Partial<DecidedFields> | undefined {
  const next = afterDecision(current, decision, now);
  const isChanged = Object.entries(next).some(
    ([name, value]) => current[name as keyof DecidedFields] !== value,
  );
  return isChanged ? next : undefined;
}

function afterDecision(
  current: DecidedFields,
  decision: Decision,
  now: string,
): Partial<DecidedFields> {
  if ('isDeleted' in decision)
    return { deletedAt: decision.isDeleted ? (current.deletedAt ?? now) : null };
  if ('joinedTo' in decision)
    return { ...decision, state: current.state === 'new' ? 'read' : current.state };
  if ('givenTo' in decision || 'followUpOn' in decision) return decision;
  const status =
    'stage' in decision ? atStage(current, decision.stage) : inState(current, decision.state);
  const isAnswer = status.state === 'answered' && current.state !== 'answered';
  const answeredAt = isAnswer ? (current.answeredAt ?? now) : current.answeredAt;
  return { ...status, answeredAt, isHeld: 0 };
}

export const stageOptions = stages.map((value) => ({ value, label: stageWords[value] }));
