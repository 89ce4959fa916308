/** How far the work on an enquiry has come. */
export const stages = ['new', 'in-hand', 'answered', 'won', 'closed'] as const;

export type Stage = (typeof stages)[number];

export const stageWords: Record<Stage, string> = {
  new: 'New',
  'in-hand': 'In hand',
  answered: 'Answered',
  won: 'Won',
  closed: 'Closed',
};

/** Nothing is left to do then but to hear from the person again. */
export const endedStages = ['won', 'closed'] as const satisfies readonly Stage[];

export type EnquiryState = { state: 'new' | 'read' | 'answered' | 'spam'; stage: Stage };

/** The state says, too, whether it is answered; it decides where the two disagree. */
export function stageOf({ state, stage }: EnquiryState): Stage {
  const isAnswered = stage === 'answered' || stage === 'won' || stage === 'closed';
  if (state === 'answered') return isAnswered ? stage : 'answered';
  return isAnswered ? 'new' : stage;
}

/** The standing once somebody has chosen a stage: it has been read by then. */
export function atStage({ state }: EnquiryState, stage: Stage): EnquiryState {
  if (stage !== 'new' && stage !== 'in-hand') return { state: 'answered', stage };
  return { state: state === 'new' && stage === 'new' ? 'new' : 'read', stage };
}

/** The standing once somebody has marked it. */
export function inState({ stage }: EnquiryState, state: EnquiryState['state']): EnquiryState {
  return { state, stage: state === 'spam' ? stage : stageOf({ state, stage }) };
}
