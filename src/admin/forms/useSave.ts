import { useRef, useState } from 'react';
import { ActionFailure, isRefused, type Action, type Refusal } from '../actions/actions.ts';
import { useAction } from '../actions/useAction.ts';
import { useChange, type ChangeOptions, type Outcome } from '../actions/useChange.ts';
import type { Errors } from './error-fields.ts';

type Conflict<Row> = { outcome: 'conflict'; newest: Row | null };

type SaveRequest<Input, Done, Row> = {
  action: Action<Input, Done | Conflict<Row> | Refusal>;
  input: Input;
  errorMessage: string;
  /** Returns the toast, if any. */
  onDone: (answer: Done) => Outcome | Promise<Outcome> | void;
  /** `newest` is what someone else saved, null if it was deleted. Without this, a conflict is a failure. */
  onConflict?: (newest: Row | null) => void;
  onRefused?: (errors: Errors) => void;
};

/** Sends forms, one request at a time, and handles each answer. A refusal fills `errors`. */
export function useSave({ keys = [], failsIn = 'place' }: Partial<ChangeOptions> = {}) {
  const call = useAction();
  const { change, isBusy, failure, setFailure } = useChange({ keys, failsIn });
  const [errors, setErrors] = useState<Errors>({});
  /** The state is known one render later, and a key can be pressed twice before it. */
  const isSending = useRef(false);

  /** Resolves to false if nothing was saved. */
  async function save<Input, Done, Row>(request: SaveRequest<Input, Done, Row>) {
    if (isSending.current) return false;
    isSending.current = true;
    setErrors({});
    let rejected: (() => void) | undefined;
    const isAnswered = await change(async () => {
      const answer = await call(request.action, request.input, request.errorMessage);
      if (isRefused(answer)) {
        rejected = () => {
          setErrors(answer.fields);
          request.onRefused?.(answer.fields);
        };
        // The form has no field for it.
        const text = answer.fields['id'];
        if (text) throw new ActionFailure(text);
        return undefined;
      }
      if (isConflict(answer)) {
        if (!request.onConflict) throw new ActionFailure(request.errorMessage);
        rejected = () => request.onConflict?.(answer.newest);
        return undefined;
      }
      return (await request.onDone(answer)) ?? undefined;
    });
    isSending.current = false;
    // Afterwards, because they, and whoever mends what is wrong, may save again at once.
    rejected?.();
    return isAnswered && !rejected;
  }

  return { save, isSaving: isBusy, failure, setFailure, errors, setErrors };
}

function isConflict(answer: unknown): answer is Conflict<unknown> {
  return answer instanceof Object && 'outcome' in answer && answer.outcome === 'conflict';
}
