/** The progress of the work on an enquiry. */
export const stages = ['new', 'in-hand', 'answered', 'won', 'closed'] as const;

export type Stage = (typeof stages)[number];

export const stageWords: Record<Stage, string> = {
  new: 'New',
  'in-hand': 'In progress',
  answered: 'Answered',
  won: 'Won',
  closed: 'Closed',
};

/** Stages that need no more work unless the person writes again. */
export const endedStages = ['won', 'closed'] as const satisfies readonly Stage[];

export type EnquiryState = { state: 'new' | 'read' | 'answered' | 'spam'; stage: Stage };

/** The state also says whether the enquiry was answered, and overrides a stage that disagrees. */
export function stageOf({ state, stage }: EnquiryState): Stage {
  const isAnswered = stage === 'answered' || stage === 'won' || stage === 'closed';
  if (state === 'answered') return isAnswered ? stage : 'answered';
  return isAnswered ? 'new' : stage;
}

/** The state and stage after somebody has chosen a stage: a new enquiry becomes read. */
export function atStage({ state }: EnquiryState, stage: Stage): EnquiryState {
  if (stage !== 'new' && stage !== 'in-hand') return { state: 'answered', stage };
  return { state: state === 'new' && stage === 'new' ? 'new' : 'read', stage };
}

/** The state and stage after somebody has chosen a state. */
export function inState({ stage }: EnquiryState, state: EnquiryState['state']): EnquiryState {
  return { state, stage: state === 'spam' ? stage : stageOf({ state, stage }) };
}
