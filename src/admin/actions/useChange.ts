import { useIsMutating, useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useCallback, useId, useState } from 'react';
import {
  ActionFailure,
  isRefused,
  isSignedOut,
  WentBack,
  type Action,
  type Refusal,
} from './actions.ts';
import { useAction } from './useAction.ts';
import { showToast, type Toast } from '../feedback/Toasts.tsx';

/** Calls an action. A refusal counts as a failure with its own text. */
export type Send = <Input, Done>(
  action: Action<Input, Done | Refusal>,
  input: Input,
  errorMessage: string,
) => Promise<Done>;

/** The toast after a change, if any. */
export type Outcome = string | Report | undefined;

type Report = Omit<Toast, 'action'> & {
  undo?: ChangeWork | undefined;
  /** False if the pressed control disappears with the change, so that Undo takes the focus. */
  leavesFocus?: boolean;
  /** The failure of the rest, if only a part was changed. */
  cause?: unknown;
};

/** Throws if it fails. */
export type ChangeWork = (send: Send) => Promise<Outcome> | Promise<void>;

export type ChangeOptions = {
  /** The keys of the queries to refetch afterwards. */
  keys: readonly QueryKey[];
  /** Where a failure is shown: in a toast, or by the caller, who gets it as `failure` or is called with it. */
  failsIn?: 'toast' | 'place' | ((text: string) => void);
};

/** For a change that concerns what all screens show. */
export const allQueries: readonly QueryKey[] = [[]];

/**
 * Runs changes and reports them in toasts. They may overlap. The Undo of a toast is a change as well; if it fails, its
 * toast offers it again.
 */
export function useChange({ keys, failsIn = 'toast' }: ChangeOptions) {
  const mutationKey = [useId()];
  const client = useQueryClient();
  const send = useSend();
  const [failure, setFailure] = useState<string>();
  const { mutateAsync } = useMutation({ mutationKey, mutationFn: carryOut });
  const isBusy = useIsMutating({ mutationKey }) > 0;

  return {
    isBusy,
    /** The error message of the last change, if it is shown in its place. */
    failure,
    setFailure,
    /** Resolves once the queries are refetched; to false if the change failed. */
    change,
  };

  async function change(run: ChangeWork, refetched = keys) {
    setFailure(undefined);
    return attempt(run, refetched, showFailure);
  }

  function showFailure(text: string) {
    if (typeof failsIn === 'function') failsIn(text);
    else if (failsIn === 'place') setFailure(text);
    else showToast({ text, isError: true });
  }

  async function attempt(
    run: ChangeWork,
    refetched: readonly QueryKey[],
    onFailure: (text: string) => void,
  ) {
    try {
      await mutateAsync({ run, refetched });
      return true;
    } catch (cause) {
      if (cause instanceof WentBack) return false;
      onFailure(cause instanceof Error ? cause.message : String(cause));
      // The change may be saved although its response was lost. Signed out, a refetch would ask to sign in again.
      if (!isSignedOut(cause)) void refetch(refetched);
      return false;
    }
  }

  async function carryOut({ run, refetched }: { run: ChangeWork; refetched: readonly QueryKey[] }) {
    const outcome = await run(send);
    report(outcome);
    await refetch(refetched);
    if (typeof outcome === 'object' && outcome.cause !== undefined) throw outcome.cause;
  }

  function report(outcome: Outcome | void) {
    if (!outcome) return;
    if (typeof outcome === 'string') return showToast({ text: outcome });
    const { undo, leavesFocus = false, cause: _cause, ...toast } = outcome;
    const action = undo && { label: 'Undo', leavesFocus, run: () => void runUndo(undo) };
    showToast({ ...toast, ...(action && { action }) });
  }

  function runUndo(undo: ChangeWork) {
    return attempt(undo, keys, (text) => report({ text, isError: true, undo }));
  }

  function refetch(refetched: readonly QueryKey[]) {
    return Promise.all(refetched.map((queryKey) => client.invalidateQueries({ queryKey })));
  }
}

function useSend(): Send {
  const call = useAction();
  return useCallback(
    async (action, input, errorMessage) => {
      const answer = await call(action, input, errorMessage);
      if (isRefused(answer))
        throw new ActionFailure(Object.values(answer.fields)[0] ?? errorMessage);
      return answer;
    },
    [call],
  );
}
