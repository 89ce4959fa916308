/** A record as it is stored. */
export type StoredRecord = { id: string; revision: number; updatedAt: string };

export type Refusal = { outcome: 'refused'; fields: Record<string, string> };

/** The outcome of a change to one record. A conflict carries the record as it is now, or null when it was deleted. */
export type Change<Row> =
  | { outcome: 'done'; record: Row }
  | { outcome: 'conflict'; newest: Row | null }
  | Refusal;

/** A record as it was once saved. The last version of a deleted record is what was deleted. */
export type Version<Row> = {
  revision: number;
  savedBy: string;
  savedAt: string;
  isDeleted: boolean;
  record: Row;
};

/** One step, or a position counted from 0. */
export type Where = { direction: 'up' | 'down' } | { position: number };

/** The part of an Astro action that the kit uses. */
export type Action<Input, Answer> = (
  input: Input,
) => Promise<
  { data: Answer; error: undefined } | { data: undefined; error: { code: string; message: string } }
>;

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

/** True when the session was lost and the user did not sign in again. */
export function isSignedOut(cause: unknown) {
  return cause instanceof ActionFailure && cause.isSignedOut;
}

/**
 * Calls an action. Without a session it asks the user to sign in and tries again. Any other failure, also a lost
 * connection, is logged to the console and thrown with the message `otherwise`.
 */
export async function callAction<Input, Answer>(
  action: Action<Input, Answer>,
  input: Input,
  otherwise: string,
  signInAgain: () => Promise<boolean>,
): Promise<Answer> {
  const { data, error } = await action(input).catch((cause: unknown) => ({
    data: undefined,
    error: lost(cause),
  }));
  if (error?.code === 'UNAUTHORIZED') {
    if (await signInAgain()) return callAction(action, input, otherwise, signInAgain);
    throw new ActionFailure(otherwise, true);
  }
  if (error) {
    console.error(error);
    throw new ActionFailure(otherwise);
  }
  return data;
}

function lost(cause: unknown) {
  return { code: 'CONNECTION_LOST', cause };
}
