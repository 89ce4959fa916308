import type { Refusal, StoredRecord } from '../lib/record.ts';

export type {
  Change,
  ChangedOne,
  ChangeOfMany,
  ManyAct,
  Refusal,
  SavedView,
  Seen,
  StoredRecord,
  Version,
  Where,
} from '../lib/record.ts';

/** The part of an Astro action that the kit uses. */
export type Action<Input, Answer> = (
  input: Input,
) => Promise<
  { data: Answer; error: undefined } | { data: undefined; error: { code: string; message: string } }
>;

/** Only public records have a position in the order. */
export function isInOrder({ publication }: StoredRecord) {
  return publication?.isPublic ?? true;
}

/** Thrown when a call fails, with the message to show. */
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

/** True if the session has expired and the user did not sign in again. */
export function isSignedOut(cause: unknown) {
  return cause instanceof ActionFailure && cause.isSignedOut;
}

/**
 * Calls an action. Without a session it asks the user to sign in and tries again. Any other failure, including a lost
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
    error: sessionLoss(cause),
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

function sessionLoss(cause: unknown) {
  return { code: 'CONNECTION_LOST', cause };
}
