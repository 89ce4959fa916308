/** A record as its table keeps it. */
export type Kept = { id: string; revision: number; updatedAt: string };

export type Refusal = { outcome: 'refused'; fields: Record<string, string> };

/** What came of a change to one record. A conflict gives the record as it stands now: null when it was deleted. */
export type Change<Row> =
  | { outcome: 'done'; record: Row }
  | { outcome: 'conflict'; newest: Row | null }
  | Refusal;

/** A record as it was saved, by whom and when; the last of a deleted one is the record as it was. */
export type Version<Row> = {
  revision: number;
  savedBy: string;
  savedAt: string;
  isDeleted: boolean;
  record: Row;
};

/** One step, or the position from 0 that a record moves to. */
export type Where = { direction: 'up' | 'down' } | { position: number };

/** An action of Astro's, as far as the kit knows it. */
export type Action<Input, Answer> = (
  input: Input,
) => Promise<
  { data: Answer; error: undefined } | { data: undefined; error: { code: string; message: string } }
>;

/** Thrown for any failure, with the words for it. */
export class ActionFailure extends Error {
  readonly isSignedOut: boolean;

  constructor(message: string, signedOut = false) {
    super(message);
    this.isSignedOut = signedOut;
  }
}

/** True when the session was lost and whoever was asked did not sign in again. */
export function isSignedOut(cause: unknown) {
  return cause instanceof ActionFailure && cause.isSignedOut;
}

/**
 * Calls an action. Without a session it asks for one and tries again by itself; any other failure, a lost
 * connection among them, goes to the console and is thrown in the words given.
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
