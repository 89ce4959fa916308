import type { Refusal, StoredRecord } from '../../model/record.ts';

export type {
  Action,
  Change,
  ChangeOfMany,
  BulkAction,
  Refusal,
  SavedView,
  Seen,
  StoredRecord,
  Undone,
  Version,
  Where,
} from '../../model/record.ts';

/** Records that are not public have no position in the list. */
export function isInOrder({ publication }: StoredRecord) {
  return publication?.isPublic ?? true;
}

/** Thrown when an action fails. The message is for the user. */
export class ActionFailure extends Error {
  readonly isSignedOut: boolean;

  constructor(message: string, signedOut = false) {
    super(message);
    this.isSignedOut = signedOut;
  }
}

/** Thrown when the user gives no consent to what a change would unpublish. Nothing was changed, and nothing has failed. */
export class WentBack extends ActionFailure {
  constructor() {
    super('Nothing was changed');
  }
}

export function isRefused(answer: unknown): answer is Refusal {
  return answer instanceof Object && 'outcome' in answer && answer.outcome === 'refused';
}

/** True when the session was lost and the user did not sign in again. */
export function isSignedOut(cause: unknown) {
  return cause instanceof ActionFailure && cause.isSignedOut;
}
