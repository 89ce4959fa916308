import type { EnquiryRow } from './enquiry.ts';
import { atStage, inState, stages, stageWords, type Stage } from './enquiry-stage.ts';

/** What is decided of enquiries: one thing at a time. */
export type Decision =
  | { stage: Stage }
  | { state: EnquiryRow['state'] }
  | { givenTo: string | null }
  | { followUpOn: string | null }
  | { isDeleted: boolean }
  /** To the enquiry that stands for both; null: they stand apart again. */
  | { joinedTo: string | null };

/** What decisions change, as it stood. */
export type DecidedFields = Pick<
  EnquiryRow,
  'state' | 'stage' | 'givenTo' | 'followUpOn' | 'answeredAt' | 'deletedAt' | 'joinedTo'
>;

/** How to take back what was decided of one enquiry, unless it was changed since. */
export type Step = { id: string; revision: number; before: DecidedFields };

export type Worked = { steps: Step[] };

/** An enquiry under a decision; undefined where nothing changes. */
export function decided(
  present: DecidedFields,
  decision: Decision,
  now: string,
): Partial<DecidedFields> | undefined {
  const next = afterDecision(present, decision, now);
  const isChanged = Object.entries(next).some(
    ([name, value]) => present[name as keyof DecidedFields] !== value,
  );
  return isChanged ? next : undefined;
}

function afterDecision(
  present: DecidedFields,
  decision: Decision,
  now: string,
): Partial<DecidedFields> {
  if ('isDeleted' in decision)
    return { deletedAt: decision.isDeleted ? (present.deletedAt ?? now) : null };
  if ('joinedTo' in decision)
    return { ...decision, state: present.state === 'new' ? 'read' : present.state };
  if ('givenTo' in decision || 'followUpOn' in decision) return decision;
  const standing =
    'stage' in decision ? atStage(present, decision.stage) : inState(present, decision.state);
  const isAnswer = standing.state === 'answered' && present.state !== 'answered';
  return { ...standing, answeredAt: isAnswer ? (present.answeredAt ?? now) : present.answeredAt };
}

/** As a stage is offered in a list to choose from. */
export const stageOptions = stages.map((value) => ({ value, label: stageWords[value] }));
