import type { Action, Refusal, StoredRecord } from '../../records/record.ts';

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
} from '../../records/record.ts';

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

export function isRefused(answer: unknown): answer is Refusal {
  return answer instanceof Object && 'outcome' in answer && answer.outcome === 'refused';
}

/** True when the session was lost and the user did not sign in again. */
export function isSignedOut(cause: unknown) {
  return cause instanceof ActionFailure && cause.isSignedOut;
}

/**
 * Calls an action. Without a session it asks the user to sign in and tries again. Any other failure, also a lost
 * connection, is logged to the console and thrown with the message `errorMessage`.
 */
export async function callAction<Input, Answer>(
  action: Action<Input, Answer>,
  input: Input,
  errorMessage: string,
  signInAgain: () => Promise<boolean>,
): Promise<Answer> {
  const { data, error } = await action(input).catch((cause: unknown) => ({
    data: undefined,
    error: connectionError(cause),
  }));
  if (error?.code === 'UNAUTHORIZED') {
    if (await signInAgain()) return callAction(action, input, errorMessage, signInAgain);
    throw new ActionFailure(errorMessage, true);
  }
  if (error) {
    console.error(error);
    throw new ActionFailure(errorMessage);
  }
  return data;
}

function connectionError(cause: unknown) {
  return { code: 'CONNECTION_LOST', cause };
}
