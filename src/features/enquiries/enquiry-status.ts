/** The progress of the work on an enquiry. */
export const stages = ['new', 'in-progress', 'answered', 'won', 'closed'] as const;

export type Stage = (typeof stages)[number];

export const statuses = [...stages, 'spam'] as const;

/** The stage of an enquiry, or spam, which has none. */
export type Status = (typeof statuses)[number];

export const stageLabels: Record<Stage, string> = {
  new: 'New',
  'in-progress': 'In progress',
  answered: 'Answered',
  won: 'Won',
  closed: 'Closed',
};

/** Stages in which the person waits for an answer. */
export const openStages = ['new', 'in-progress'] as const satisfies readonly Stage[];

/** Stages that need no more work unless the person writes again. */
export const endedStages = ['won', 'closed'] as const satisfies readonly Stage[];

export const answeredStages = ['answered', ...endedStages] as const satisfies readonly Stage[];

export type EnquiryStatus = {
  status: Status;
  /** The time when it was read. Null: unread. */
  readAt: string | null;
};

export function isOpen({ status }: Pick<EnquiryStatus, 'status'>) {
  return isOneOf(openStages, status);
}

export function isAnswered({ status }: Pick<EnquiryStatus, 'status'>) {
  return isOneOf(answeredStages, status);
}

export function isUnread({ status, readAt }: EnquiryStatus) {
  return readAt === null && status !== 'spam';
}

export function statusLabel({ status, isHeld }: { status: Status; isHeld: 0 | 1 }) {
  if (status === 'spam') return isHeld ? 'Held' : 'Spam';
  return stageLabels[status];
}

function isOneOf(some: readonly Status[], status: Status) {
  return some.includes(status);
}
