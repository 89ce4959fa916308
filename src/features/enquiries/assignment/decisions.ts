import { withoutWord } from '../../viewings/viewing.ts';
import type { ChangeOfNote } from '../conversation/enquiry-note.ts';
import type { EnquiryRow, ViewingColumns } from '../enquiry.ts';
import {
  isAnswered,
  stageLabels,
  stages,
  type EnquiryStatus,
  type Status,
} from '../enquiry-status.ts';

/** One change to enquiries. Each decision changes one thing. */
export type Decision =
  | { status: Status }
  | { isRead: boolean }
  | { givenTo: string | null }
  | { followUpOn: string | null }
  | { isDeleted: boolean }
  /** The enquiry to show for both, or null to separate them. */
  | { joinedTo: string | null }
  /** What changes of its viewing. */
  | { viewing: Partial<ViewingColumns> }
  | { note: ChangeOfNote };

/** A decision that is made about several enquiries at once, and can be undone. */
export type UndoableDecision = Exclude<DecisionOfColumns, { viewing: Partial<ViewingColumns> }>;

type DecisionOfColumns = Exclude<Decision, { note: ChangeOfNote }>;

/** The fields that decisions change, as they were before. Without the note, which may name people. */
export const decidedFields = [
  'status',
  'readAt',
  'givenTo',
  'followUpOn',
  'answeredAt',
  'deletedAt',
  'joinedTo',
  'isHeld',
  'viewingState',
  'viewingHost',
  'viewingAt',
  'viewingUntil',
  'viewingDetails',
  'viewingReminded',
] as const satisfies (keyof EnquiryRow)[];

export type DecidedFields = Pick<EnquiryRow, (typeof decidedFields)[number]>;

export type ChangedFields = Partial<DecidedFields & Pick<EnquiryRow, 'note' | 'viewingToken'>>;

/** A change to an enquiry by its activity entry, with the fields before it. */
export type StoredDecision = {
  entryId: string;
  id: string;
  revision: number;
  before: DecidedFields | StoredNote;
};

/** What a change of a note stores, which may name people: only which note it was, and whether it was deleted before. */
export type StoredNote = { noteId: string; wasDeleted: boolean };

/** The activity entries of a decision, one for each enquiry that it changed. */
export type Decided = { entryIds: string[] };

/** The fields that a decision changes, or undefined if it changes nothing. */
export function changesTo(
  current: DecidedFields,
  decision: DecisionOfColumns,
  now: string,
): ChangedFields | undefined {
  const next = afterDecision(current, decision, now);
  const isChanged = Object.entries(next).some(
    ([name, value]) => current[name as keyof DecidedFields] !== value,
  );
  return isChanged ? next : undefined;
}

function afterDecision(
  current: DecidedFields,
  decision: DecisionOfColumns,
  now: string,
): ChangedFields {
  if ('isDeleted' in decision)
    return {
      deletedAt: decision.isDeleted ? (current.deletedAt ?? now) : null,
      ...(decision.isDeleted && cancelled(current, now)),
    };
  if ('viewing' in decision)
    return decision.viewing.viewingState === 'cancelled'
      ? { viewingDetails: withoutWord(current), ...decision.viewing }
      : decision.viewing;
  if ('joinedTo' in decision) return { ...decision, ...readColumns(current, true, now) };
  if ('isRead' in decision) return readColumns(current, decision.isRead, now);
  if (!('status' in decision)) return decision;
  const { status } = decision;
  const isAnswer = isAnswered({ status }) && !isAnswered(current);
  const answeredAt = isAnswer ? (current.answeredAt ?? now) : current.answeredAt;
  const readAt = readAtAfter(current, status, now);
  const isSpam = status === 'spam';
  // Its time may have been given to others meanwhile.
  const asksAgain =
    !isSpam &&
    current.status === 'spam' &&
    current.viewingState === 'cancelled' &&
    isComing(current, now);
  return {
    status,
    readAt,
    answeredAt,
    isHeld: 0,
    ...(isSpam && cancelled(current, now)),
    ...(asksAgain && { viewingState: 'asked' as const }),
  };
}

/** Nobody expects its visitor any more: the time is free again. */
function cancelled(current: DecidedFields, now: string): ChangedFields {
  return current.viewingState === 'booked' && isComing(current, now)
    ? { viewingState: 'cancelled', viewingDetails: withoutWord(current) }
    : {};
}

function isComing({ viewingAt }: DecidedFields, now: string) {
  return viewingAt !== null && viewingAt > now;
}

/** Whoever chooses a stage has read the enquiry. What was held is unread once it is released. */
function readAtAfter({ isHeld, readAt }: DecidedFields, status: Status, now: string) {
  if (status !== 'new') return readAt ?? now;
  return isHeld ? null : readAt;
}

/** Spam is neither read nor unread. */
function readColumns({ status, readAt }: EnquiryStatus, isRead: boolean, now: string) {
  if (status === 'spam') return {};
  return { readAt: isRead ? (readAt ?? now) : null };
}

export const stageOptions = stages.map((value) => ({ value, label: stageLabels[value] }));
